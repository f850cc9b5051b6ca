"""What a creature's trigger exiles from a library, and who may cast it then (CR 601.3, 305.9)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Ragavan exiles Grizzly Bears. Can I cast it?", "yes"),
        ("Ragavan exiles Grizzly Bears. Can I cast it next turn?", "no"),
        ("My opponent's Ragavan exiles my Grizzly Bears. Can they cast it?", "yes"),
        ("My opponent's Ragavan exiles my Lightning Bolt. Can I cast it?", "no"),
        ("Ragavan connects and exiles Mountain. Can I play it?", "no"),
        ("Ragavan exiles Valakut Awakening, can I play it as the land side?", "no"),
        ("Ragavan connected and exiled a Bonecrusher Giant, can I cast the Stomp side?", "yes"),
        ("Ragavan exiles Fury. Can I evoke it?", "yes"),
    ],
)
def test_the_card_is_cast_as_the_ability_allows(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


def test_nothing_is_said_where_the_ability_exiles_nothing(world: World) -> None:
    """Nobody said that the other player has more cards in hand."""
    question = "Robber of the Rich exiles Lightning Bolt. Can I cast it?"

    assert answer(question, world=world).verdict == "unknown"
