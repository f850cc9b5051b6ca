"""What changes a cost changes no mana value (CR 202.3, 118.8c); a face-down spell has none."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("does commander tax raise the cmc of my commander?", "no"),
        ("commander cast twice, is the tax part of its mana value?", "no"),
        ("does the commander tax count toward Atraxa, Praetors' Voice's mana value", "no"),
        ("does kicker raise the mana value of burst lightning", "no"),
        ("does overload change Cyclonic Rift's mana value", "no"),
        ("does Goblin Electromancer lower the mana value of divination", "no"),
        ("does trinisphere affect Lightning Bolt's converted mana cost", "no"),
        ("does morph change the mana value of Exalted Angel", "yes"),
        ("does Clone change the mana value of Exalted Angel", "unknown"),
        ("does kicker raise the mana value of Exalted Angel", "unknown"),
    ],
)
def test_only_what_a_spell_is_has_a_mana_value(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
