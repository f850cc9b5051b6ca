"""A word of a name that was said takes that card up again, whatever else it might name."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.world import World

TAKEN_UP = """
vexing bauble and my mox opal: does the bauble counter it | bauble | Vexing Bauble
eldrazi displacer with temple mana, use it on displacer | displacer | Eldrazi Displacer
my Blood Artist is out. does artist trigger | artist | Blood Artist
I equip my phantasmal image. is the image sacrificed | image | Phantasmal Image
I sacrifice Spike Feeder, does the Feeder die? | feeder | Spike Feeder
Llanowar Elves and Goblin Guide: I bolt the guide | guide | Goblin Guide
Nighthowler is exiled, where is the howler? | howler | Nighthowler
languish with my stuffy doll out, does the doll die | doll | Stuffy Doll
Wrath of God with Darksteel Colossus out. does the Colossus die | colossus | Darksteel Colossus
"""
NEW = """
Time Warp at the time he attacks | time
Treasure Cruise, can I sacrifice the treasure for mana? | treasure
I cast Goblin Guide, and my goblin dies | goblin
Zombie Infestation out. does the zombie die | zombie
"""


def named(question: str, word: str, world: World) -> set[str]:
    found = finder(world.cards.names())(question)
    return {card for each in found if each.text.lower() == word for card in each.cards}


@pytest.mark.parametrize("line", TAKEN_UP.strip().splitlines())
def test_a_part_of_a_name_takes_the_card_up(line: str, world: World) -> None:
    question, word, card = line.split(" | ")
    assert named(question, word, world) == {card}


@pytest.mark.parametrize("line", NEW.strip().splitlines())
def test_what_means_something_else_does_not(line: str, world: World) -> None:
    question, word = line.split(" | ")
    assert named(question, word, world) == set()
