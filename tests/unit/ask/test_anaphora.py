"""A part of a card's name takes the card up wherever it is named, for every reader."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "word", "card"),
    [
        ("I sacrifice Spike Feeder, does the Feeder die?", "Feeder", "Spike Feeder"),
        ("Llanowar Elves and Goblin Guide: I bolt the guide", "guide", "Goblin Guide"),
        ("Nighthowler is exiled, where is the howler?", "howler", "Nighthowler"),
    ],
)
def test_a_part_of_a_name_takes_it_up(world: World, question: str, word: str, card: str) -> None:
    found = {each.text: each.cards for each in finder(world.cards.names())(question)}
    assert found[word] == (card,)


@pytest.mark.parametrize(
    "question",
    [
        "Treasure Cruise, can I sacrifice the treasure for mana?",
        "I cast Goblin Guide, and my goblin dies",
        "Lightning Bolt and Lightning Helix: what does the lightning do?",
    ],
)
def test_a_word_of_questions_takes_nothing_up(world: World, question: str) -> None:
    found = finder(world.cards.names())(question)
    assert all(each.how != "again" for each in found)
