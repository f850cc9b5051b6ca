"""The table of executors (CR 608.2c)."""

from __future__ import annotations

from typing import get_args

from casting_table import BEAR, Table, face

from rulings_cli.abilities.effects import Effect
from rulings_cli.engine import instructions


def test_every_executor_is_of_a_kind_of_instruction() -> None:
    assert set(get_args(Effect)) >= instructions.PLAYABLE


def test_a_card_returns_under_its_owners_control(table: Table) -> None:
    stolen = table.put(BEAR, owner="opponent", controller="you")
    text = "Exile target creature, then return it to the battlefield under its owner's control."
    flicker = table.hand(face("Flick", "instant", text, cost="{W}"))
    table.mana("W")
    table.cast(flicker, targets=(stolen,))
    table.resolve()

    (there,) = table.game.battlefield()
    assert table.game.get(there).controller == "opponent"
