"""Whether a thing adds to devotion (CR 700.5)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does my commander in the command zone add devotion", "no"),
        ("does Phyrexian Obliterator add four to black devotion", "yes"),
        ("face-down creature, does it add to my devotion?", "no"),
        ("do my lands count for devotion", "no"),
        ("does Boros Reckoner add to white devotion", "yes"),
        ("does a transformed Huntmaster of the Fells add red devotion", "no"),
        ("does Leyline of the Void count toward black devotion", "yes"),
        ("does a Soldier token add to white devotion", "no"),
        ("is Purphoros, God of the Forge a creature with 4 red devotion", "no"),
        ("Heliod, God of the Sun with devotion to white of five, is he a creature", "yes"),
    ],
)
def test_mana_symbols_of_permanents_count(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Karametra's Acolyte with 6 devotion to green, how much", "6"),
        ("what do I get from Nykthos with devotion to green of five", "5"),
        ("Urza's Mine with Tower and Power Plant, how much?", "2"),
        ("How much does Urza's Tower make with both Mine and Power Plant", "3"),
        ("Extraplanar Lens imprinting Island, how much does an Island make", "2"),
        ("Urza's Tower and Mine but no Power Plant. tower taps for", "1"),
    ],
)
def test_lands_are_named_without_their_owner(world: World, question: str, value: str) -> None:
    assert str(answer(question, world=world).amount) == value


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Phenax, God of Deception and one Nightveil Specter, what's my devotion to blue and "
         "black?", "5"),
        ("what's my devotion to red and white with Boros Reckoner and Iroas, God of Victory?",
         "5"),
    ],
)  # fmt: skip
def test_a_symbol_of_both_colors_counts_once(world: World, question: str, value: str) -> None:
    assert answer(question, world=world).value == value


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("token copy of Gray Merchant of Asphodel - count its symbols for devotion?", "yes"),
        ("does a copy token of Burning-Tree Emissary count for red devotion?", "yes"),
    ],
)
def test_a_token_that_is_a_copy_has_a_mana_cost(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


def test_devotion_of_several_things_is_counted_together(world: World) -> None:
    found = answer(
        "How much devotion to black do Gray Merchant of Asphodel and Phyrexian Obliterator give "
        "together?",
        world=world,
    )
    assert found.value == "6"
