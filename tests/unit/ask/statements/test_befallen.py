"""What a participle before a noun says was done to a thing: "does a countered X trigger"."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does a countered Eternal Witness go to the graveyard?", "yes"),
        ("Does a countered Emrakul, the Promised End trigger?", "yes"),  # as it was cast
        ("Does a countered Rune-Scarred Demon trigger?", "no"),  # it never entered
        ("Does a blinked Solemn Simulacrum trigger again?", "yes"),
        ("Can my reanimated Llanowar Elves tap for mana?", "no"),  # it is sick (302.6)
        ("Can a bounced commander go to the command zone?", "yes"),
        ("I cast Wrath of God, does a flickered Grizzly Bears die?", "unknown"),  # when?
    ],
)
def test_it_was_done_before(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I control a stolen commander, is Deadly Rollick free?", "yes"),
        ("Can I sacrifice a stolen creature to Viscera Seer?", "yes"),
    ],
)
def test_what_is_stolen_is_another_players(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Do I draw off a countered Elvish Visionary?", "no"),
        ("Does a countered Mulldrifter draw me cards?", "no"),
        ("Does a countered creature spell trigger Blood Artist?", "no"),
        ("Do countered creatures trigger Soul Warden?", "no"),
        ("Does Guttersnipe trigger off a countered spell?", "yes"),  # it was cast
        ("Does a countered spell trigger Rhystic Study?", "yes"),
        ("Does a countered spell trigger prowess?", "yes"),
        ("If my spell gets countered does prowess still trigger?", "yes"),
        ("My Bloodbraid Elf gets countered, do I still cascade?", "yes"),
        ("What if my Mulldrifter gets countered, do I still draw?", "no"),
        ("I cast Mulldrifter and it gets countered, am I right that I don't draw?", "no"),
    ],
)
def test_what_is_countered_was_cast_and_never_entered(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
