"""A size that a card is said to have, and what makes a thing larger by so much."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # Counters that its own text puts make a card larger than it is printed.
        ("my 3/3 Scavenging Ooze gets bolted, does it die?", "yes"),
        ("my 4/4 Scavenging Ooze gets bolted, does it die?", "no"),
        ("my 4/4 Ugin's Conjurant blocks Kraul Stinger, does it die?", "no"),
        ("opponent attacks with a 6/6 Champion of Lambholt, how much damage do I take?", "6"),
        ("my 2/2 Grizzly Bears gets shocked, does it die?", "yes"),
        # What else is there may make it so; nothing is made up.
        ("my 3/3 Grizzly Bears with Glorious Anthem out gets bolted, does it die?", "yes"),
        ("my 3/3 Grizzly Bears gets bolted, does it die?", "unknown"),
        ("opponent blocks with his 5/6 Tarmogoyf, does my 5/5 die?", "unknown"),
    ],
)
def test_a_card_is_as_large_as_it_is_said_to_be(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("does Iridescent Angel get +1/+1 from Mirari's Wake?", "yes"),
        ("does Glorious Anthem give my Iridescent Angel +1/+1?", "yes"),
        ("does Emrakul, the Aeons Torn get +1/+1 from Honor of the Pure?", "no"),
        ("does Serra Angel get +2/+2 from Glorious Anthem?", "unknown"),
        # What is no creature as it is printed is not made one by the question.
        ("Rhystic Study is a creature and I Clone it, is the clone a creature?", "unknown"),
    ],
)
def test_a_bonus_from_a_thing_is_as_large_as_was_said(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).verdict == right
