"""How much life was lost or gained: this turn, and by the effect itself (CR 119.3)."""

from __future__ import annotations

from casting_table import OPPONENT, YOU, Table, face

DRAIN = face(
    "Drain",
    "sorcery",
    "Each opponent loses 6 life. You gain life equal to the life lost this way.",
    cost="{0}",
)
AMENDS = face(
    "Amends", "instant", "You gain life equal to the life you've lost this turn.", cost="{0}"
)
FEAST = face(
    "Feast",
    "instant",
    "Each opponent loses X life, where X is twice the amount of life you gained this turn.",
    cost="{0}",
)
WOUND = face("Wound", "instant", "You lose 2 life.", cost="{0}")


def lives(table: Table) -> tuple[int, int]:
    return table.game.players[YOU].life, table.game.players[OPPONENT].life


def test_what_was_lost_this_way_is_gained(table: Table) -> None:
    table.cast(table.hand(WOUND))
    table.resolve()
    table.cast(table.hand(DRAIN))

    table.resolve()

    assert lives(table) == (24, 14)


def test_life_lost_this_turn_comes_back(table: Table) -> None:
    for _ in range(2):
        table.cast(table.hand(WOUND))
        table.resolve()
    table.cast(table.hand(AMENDS))

    table.resolve()

    assert lives(table) == (20, 20)


def test_life_gained_this_turn_is_added_up(table: Table) -> None:
    table.cast(table.hand(DRAIN))
    table.resolve()
    table.cast(table.hand(FEAST))

    table.resolve()

    assert lives(table) == (26, 2)
