"""What happens to a player as a trigger: the Ring tempts you, you get energy (CR 701.54d)."""

from __future__ import annotations

from keyword_table import MOUSE, Table, card

TEMPTER = card("creature 1/1", "When ~ enters, the Ring tempts you.", name="Tempter")
WRAITH = card("enchantment", "Whenever the Ring tempts you, you gain 5 life.", name="Wraith")
MAKER = card("creature 1/1", "When ~ enters, you get {E}{E}.", name="Maker")
REVOLT = card("enchantment", "Whenever you get one or more {E}, you gain that much life.", name="R")


def life(table: Table) -> int:
    return table.game.players["Ana"].life


def test_it_triggers_as_the_ring_has_tempted_you(table: Table) -> None:
    table.ana(WRAITH)
    table.answers["card"] = (table.ana(MOUSE),)

    table.enters(TEMPTER)

    assert life(table) == 25


def test_the_ring_tempts_another_player_without_it(table: Table) -> None:
    table.nico(WRAITH)
    table.answers["card"] = (table.ana(MOUSE),)

    table.enters(TEMPTER)

    assert table.game.players["Nico"].life == 20


def test_energy_that_you_get_counts_all_at_once(table: Table) -> None:
    table.ana(REVOLT)
    table.nico(REVOLT)

    table.enters(MAKER)

    assert life(table) == 22
    assert table.game.players["Nico"].life == 20
