"""What is tapped for mana, and what is only tapped or used (CR 106.12, 605.1a)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("manabarbs. i crack Verdant Catacombs, do I take the 1?", "no"),
        ("I tap my own City of Brass with Icy Manipulator, do I take damage?", "yes"),
        ("manabarbs is out. I crack Evolving Wilds, do I take damage?", "no"),
        ("Manabarbs out, I tap a Forest for mana. do I take damage?", "yes"),
        ("I tap my Forest with Wild Growth for mana. does Wild Growth trigger?", "yes"),
        ("Price of Glory: opponent taps a land on my turn for mana. does it die?", "yes"),
        ("Rishadan Port tapping my land with Overgrowth. does Overgrowth trigger", "no"),
        ("opponent ports my land with Overgrowth on it. does the overgrowth give me the GG?", "no"),
        (
            "Icy Manipulator taps my Forest while I control Mirari's Wake. does the wake trigger?",
            "no",
        ),
    ],
)
def test_only_a_mana_ability_taps_for_mana(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("they needled my Basalt Monolith. does that stop me tapping it for 3?", "no"),
        ("opponent needled my Aether Vial. can i still use it", "no"),
        ("Phyrexian Revoker names Sol Ring. does that stop me tapping it for mana?", "yes"),
        ("Stony Silence is in play. does that stop me from tapping Mind Stone for mana?", "yes"),
    ],
)
def test_what_is_named_may_still_make_mana(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
