"""Damage to what a creature attacks (CR 508.5), and lands that enter tapped beside others."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, YOU, Table, face

from rulings_cli.engine import priority, turn
from rulings_cli.game.actions import DeclareAttackers, PlayLand
from rulings_cli.terms.zones import Step

RIDER = face(
    "Ash Rider",
    "creature",
    "Whenever a creature you control attacks, Ash Rider deals 1 damage to the player or "
    "planeswalker it's attacking.",
    size=(4, 3),
)
WALKER = face("Old Sage", "planeswalker", loyalty="4")
DEN = face("Low Den", "land", "If you control two or more other lands, this land enters tapped.")


def attacking(table: Table, attacked: int | str) -> None:
    bear = table.put(BEAR)
    table.game = table.game.fork()
    turn.advance_to(table.game, table.tape(), Step.DECLARE_ATTACKERS)
    assert table.do(DeclareAttackers(YOU, ((bear, attacked),))) is None
    table.game = table.game.fork()
    priority.receive(table.game, table.tape(), YOU)
    table.resolve()


def test_the_player_who_is_attacked_is_dealt_damage(table: Table) -> None:
    table.put(RIDER)
    attacking(table, OPPONENT)

    assert table.game.players[OPPONENT].life == 19


def test_the_planeswalker_that_is_attacked_loses_loyalty(table: Table) -> None:
    table.put(RIDER)
    sage = table.put(WALKER, owner=OPPONENT)
    attacking(table, sage)

    assert table.game.get(sage).counters_of("loyalty") == 3
    assert table.game.players[OPPONENT].life == 20


@pytest.mark.parametrize(("others", "tapped"), [(1, False), (2, True)])
def test_a_land_enters_tapped_beside_two_others(table: Table, others: int, tapped: bool) -> None:
    for _ in range(others):
        table.put(FOREST)
    assert table.do(PlayLand(YOU, table.hand(DEN))) is None

    (den,) = [each for each in table.game.battlefield() if table.game.get(each).name == "Low Den"]
    assert table.game.get(den).tapped is tapped
