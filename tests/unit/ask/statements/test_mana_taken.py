"""Mana of a permanent that a player has gained control of (CR 110.2a, 302.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I gained control of my opponent's Sol Ring, can I tap it for mana?", "yes"),
        ("I stole my opponent's Gilded Lotus. can I tap it for mana?", "yes"),
        ("I gain control of my opponent's Island, can I tap it for blue?", "yes"),
        ("My opponent steals my Sol Ring, can he tap it for mana?", "yes"),
        # What another player has taken is not tapped any more.
        ("My opponent gains control of my Sol Ring, can I tap it for mana?", "no"),
        # A creature was not under that player's control as the turn began.
        ("I gained control of my opponent's Llanowar Elves, can I tap it for mana?", "no"),
        ("I stole Birds of Paradise with Control Magic, can I tap it for mana this turn?", "no"),
        ("I gained control of a Birds of Paradise with Act of Treason, can I tap it for mana?",
         "yes"),
    ],
)  # fmt: skip
def test_who_controls_a_permanent_taps_it_for_mana(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
