"""Delayed triggered abilities that are mana abilities (CR 605.1b, 605.4a)."""

from __future__ import annotations

from casting_table import Table, face

GROVE = face("Grove", "land - Forest")
SURGE = face(
    "Green Surge",
    "instant",
    "Until end of turn, whenever you tap a Forest for mana, add an additional {G}.",
    cost="{G}",
)


def test_a_delayed_trigger_that_adds_mana_resolves_at_once(table: Table) -> None:
    forest = table.put(GROVE)
    spell = table.hand(SURGE)
    table.mana("G")
    table.cast(spell)
    table.resolve()

    table.activate(forest)

    assert [unit.type for unit in table.game.players["you"].mana] == ["G", "G"]
    assert table.game.stack() == ()
