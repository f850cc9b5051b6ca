"""Protection from damage (CR 702.16e)."""

from __future__ import annotations

from casting_table import OPPONENT, YOU, Table, face

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


def test_a_player_with_protection_from_everything(table: Table) -> None:
    """Let nothing target the player or damage them (CR 702.16b, e)."""
    ward = face(
        "Ward", "instant", "You gain protection from everything until your next turn.", cost="{0}"
    )
    dart = face("Dart", "instant", "Dart deals 2 damage to any target.", cost="{0}")
    wave = face("Wave", "instant", "Wave deals 2 damage to each player.", cost="{0}")
    table.cast(table.hand(ward))
    table.resolve()

    refused = table.cast(table.hand(dart), targets=(YOU,))
    assert refused is not None
    table.cast(table.hand(wave))
    table.resolve()

    assert table.game.players[YOU].life == 20
    assert table.game.players[OPPONENT].life == 18
