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


def test_damage_to_each_creature_and_each_player(table: Table) -> None:
    bear = table.put(BEAR)
    text = "Quake deals 2 damage to each creature and each player."
    quake = table.hand(face("Quake", "sorcery", text, cost="{R}"))
    table.mana("R")
    table.cast(quake)
    table.resolve()

    assert not table.game.exists(bear)
    assert [table.game.players[each].life for each in ("you", "opponent")] == [18, 18]
