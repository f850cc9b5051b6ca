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


@pytest.mark.parametrize(("color", "is_safe"), [("red", True), ("blue", False)])
def test_a_spell_of_the_chosen_color_cannot_target_it(
    table: Table, color: str, is_safe: bool
) -> None:
    guarded = shade(table, "color", color)
    table.mana("R")

    outcome = table.cast(table.hand(SPARK), targets=[(guarded,)])

    assert isinstance(outcome, Refused) is is_safe


@pytest.mark.parametrize(("player", "is_safe"), [(YOU, True), (OPPONENT, False)])
def test_spells_of_the_chosen_player_cannot_target_it(
    table: Table, player: str, is_safe: bool
) -> None:
    guarded = shade(table, "player", player)
    table.mana("R")

    outcome = table.cast(table.hand(SPARK), targets=[(guarded,)])

    assert isinstance(outcome, Refused) is is_safe
