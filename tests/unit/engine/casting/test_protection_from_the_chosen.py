"""Protection from what was chosen as the permanent entered (CR 702.16a, 702.16k)."""

from __future__ import annotations

import pytest
from casting_table import OPPONENT, SPARK, YOU, Table, face

from rulings_cli.game.actions import Refused

CHOOSER = "As Shade enters, choose a {0}.\nShade has protection from the chosen {0}."


def shade(table: Table, what: str, value: str) -> int:
    """Put a creature onto your battlefield for which this was chosen."""
    text = CHOOSER.format(what)
    return table.put(face("Shade", "creature", text, size=(3, 3)), chosen=((what, value),))


@pytest.mark.parametrize(
    ("what", "value", "is_safe"),
    [
        ("color", "red", True),
        ("color", "blue", False),
        ("player", YOU, True),
        ("player", OPPONENT, False),
    ],
)
def test_your_red_spell_cannot_target_what_is_protected_from_it(
    table: Table, what: str, value: str, is_safe: bool
) -> None:
    guarded = shade(table, what, value)
    table.mana("R")

    outcome = table.cast(table.hand(SPARK), targets=[(guarded,)])

    assert isinstance(outcome, Refused) is is_safe
