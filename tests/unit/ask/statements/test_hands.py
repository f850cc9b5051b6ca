"""A spell that is cast is no card in the hand as its costs are paid (CR 601.2a, 601.2h)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("only blue card in hand is the force of will i'm casting, can it exile itself?", "no"),
        ("tormenting voice is the last card in my hand, can I cast it?", "no"),
        ("my hand is just force of will, can I pitch it to itself", "no"),
        ("can I discard tormenting voice to itself?", "no"),
        ("last card in hand is Cathartic Reunion, castable?", "no"),
        ("faithless looting is my last card, castable?", "yes"),
        ("can i cast force of will for its alternative cost with no other cards in hand?", "no"),
        ("fury is my only red card in hand. can I evoke it by exiling itself", "no"),
        ("force of negation as my only card, on their turn. can I cast it for free?", "no"),
        ("force of will is my only card in hand and I have 5 islands, castable?", "yes"),
    ],
)
def test_the_last_card_in_a_hand_pays_for_nothing(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
