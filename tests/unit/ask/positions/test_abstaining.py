"""Where the position is not said, or a text is not understood, no verdict is given."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    "question",
    [
        "how much does Fireball cost with Sphere of Resistance out",
        "Priest of Titania with 4 Elves, how much mana?",
        "what does Sol Ring cost with Cloud Key naming artifact",
        "what can Exotic Orchard tap for if my opponent controls Command Tower?",
        "can Mox Opal tap for mana",
        "Gauntlet of Power and a Mountain, how much mana",
        "kicked Opt under Thalia, Guardian of Thraben, what do I pay",
        "i tap Sol Ring for mana and cast Opt, what do I pay",
        "Rhystic Study out, do I have to pay 1",
        "what's the mana value of Tibalt, Cosmic Impostor",
    ],
)
def test_it_is_unknown(question: str, world: World) -> None:
    assert answer(question, world=world).verdict == "unknown"


def test_an_opponents_permanent_stays_on_its_side(world: World) -> None:
    mine = answer("i have Goblin Electromancer, what does Divination cost", world=world)
    theirs = answer("opponent has Goblin Electromancer, what does Divination cost", world=world)

    assert (mine.value, theirs.value) == ("{1}{U}", "{2}{U}")
