"""Convoke, improvise and delve themselves: taxes, mana values, and that they are optional."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can convoke pay for the extra cost from Thalia, Guardian of Thraben", "yes"),
        ("can delve pay Sphere of Resistance's extra mana", "yes"),
        ("can i use improvise to pay for the tax from Vryn Wingmare", "yes"),
        ("thalia out, can convoke cover the extra 1 on Conclave Tribunal?", "yes"),
        ("does convoke on the wandering rescuer pay commander tax too?", "yes"),
        ("can delve help pay the extra 1 from sphere of resistance on treasure cruise", "yes"),
        ("does improvise lower the mana value of Reverse Engineer", "no"),
        ("does delve change the mana value of Gurmag Angler on the stack", "no"),
        ("do I have to use convoke when I cast Siege Wurm", "no"),
        ("is improvise optional", "yes"),
    ],
)
def test_they_pay_for_the_total_cost_and_change_nothing(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Celestial Dawn turn my Islands into Plains", "yes"),
        ("does Life and Limb make my Forests creatures", "yes"),
        ("does Ashaya make my tokens lands", "no"),
        ("does Blood Moon turn a basic Island into a Mountain", "no"),
        ("does Cavern of Souls keep its abilities with Magus of the Moon out", "no"),
        ("does Ancient Tomb lose its abilities with Prismatic Omen out", "no"),
        ("does Urborg, Tomb of Yawgmoth lose its ability with Blood Moon out", "yes"),
        ("Does Humility blank Serra Angel?", "yes"),
        # What changes others only where it is attached or used is attached and used.
        ("Does Kenrith's Transformation blank Serra Angel?", "yes"),
        ("Does Ensoul Artifact turn Sol Ring into a creature?", "yes"),
        ("Does Karn, the Great Creator make Sol Ring a creature?", "yes"),
        ("Does Merfolk Trickster make my opponent's Llanowar Elves lose its abilities?", "yes"),
    ],
)
def test_what_the_cards_make_of_each_other(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    "question",
    [
        "Does Oko, Thief of Crowns make Sol Ring lose its abilities?",
        "Does Oko, Thief of Crowns turn Sol Ring into a creature?",
        "Does Merfolk Trickster make Llanowar Elves lose its abilities?",
    ],
)
def test_what_is_not_done_to_it_is_no_no(world: World, question: str) -> None:
    assert answer(question, world=world).verdict == "unknown"


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Joiner Adept get around Magus of the Moon?", "yes"),
        ("Does Chromatic Lantern get around Ritual of Subdual?", "no"),
        ("does Joiner Adept get around Contamination", "no"),
        # It rests on which of them came first.
        ("Does Prismatic Omen get around Blood Moon?", "unknown"),
        ("does Ancient Tomb make three", "no"),
        ("does Gaea's Cradle tap for 4 with four creatures", "yes"),
    ],
)
def test_what_gets_around_another_still_makes_its_mana(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


def test_what_each_makes_is_what_one_makes(world: World) -> None:
    asked = "two Urza's Towers, a Mine and a Power Plant: each Tower taps for?"
    assert answer(asked, world=world).amount == 3
