"""Protection from damage (CR 702.16e)."""

from __future__ import annotations

from casting_table import OPPONENT, Table, face

KNIGHT = face("Plain Knight", "creature", "Protection from red", size=(2, 2))
SWEEP = "Sweep deals 2 damage to each creature."


def sweep(table: Table, color: str) -> None:
    spell = table.hand(face("Sweep", "sorcery", SWEEP, cost=f"{{{color}}}"))
    table.mana(color)
    assert table.cast(spell) is None
    table.resolve()


def test_damage_from_such_a_source_is_prevented(table: Table) -> None:
    knight = table.put(KNIGHT, owner=OPPONENT)

    sweep(table, "R")

    assert table.game.objects[knight].marked_damage == 0
    assert "702.16e" in {rule.number for each in table.game.trace for rule in each.because}


def test_damage_from_another_source_is_dealt(table: Table) -> None:
    knight = table.put(KNIGHT, owner=OPPONENT)

    sweep(table, "B")

    assert not table.game.exists(knight)
