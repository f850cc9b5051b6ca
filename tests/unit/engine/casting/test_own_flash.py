"""Spells that may be cast as though they had flash, as they say themselves (CR 601.3c-d)."""

from __future__ import annotations

from typing import Any

import pytest
from casting_table import BEAR, OPPONENT, Table, face, shipped

from rulings_cli.engine import turn
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Step, Zone

ROUT = face(
    "Wide Rout",
    "sorcery",
    "You may cast this spell as though it had flash if you pay {1}{W} more to cast it.\n"
    "Draw a card.",
    cost="{1}",
)
SPINNER = face(
    "Spinner",
    "creature - Faerie",
    "You may cast this spell as though it had flash if an opponent controls a Bear.",
    cost="{1}",
    size=(1, 1),
)
BRIEF = shipped("Parapet", cost="{1}")
AIMED = face(
    "Aimed",
    "sorcery",
    "You may cast this spell as though it had flash if it targets an untapped creature.\nDestroy "
    "target creature.",
    cost="{1}",
)
UPKEEP: Any = Step.UPKEEP


def test_the_cost_is_more_where_a_sorcery_could_not_be_cast() -> None:
    table = Table(UPKEEP)
    rout = table.hand(ROUT)
    table.mana("CC")
    assert table.cast(rout) is not None

    table.mana("W")
    assert table.cast(rout) is None
    assert table.pool() == ""


def test_it_costs_no_more_in_a_main_phase(table: Table) -> None:
    table.mana("C")

    assert table.cast(table.hand(ROUT)) is None


@pytest.mark.parametrize("has_bear", [True, False])
def test_the_condition_counts_as_it_is_cast(has_bear: bool) -> None:
    table = Table(UPKEEP)
    if has_bear:
        table.put(BEAR, owner=OPPONENT)
    table.mana("C")

    refused = table.cast(table.hand(SPINNER))

    assert (refused is None) is has_bear


def test_what_is_cast_late_is_sacrificed_in_the_next_cleanup_step() -> None:
    table = Table(Step.END)
    table.mana("C")
    table.cast(table.hand(BRIEF))
    table.resolve()
    turn.advance_to(table.game, table.tape(), Step.CLEANUP)

    table.resolve()

    assert table.names(Zone.GRAVEYARD) == ["Parapet"]


def test_what_is_cast_in_time_stays(table: Table) -> None:
    table.mana("C")
    table.cast(table.hand(BRIEF))
    table.resolve()

    turn.advance_to(table.game, table.tape(), Step.UPKEEP, "opponent")

    assert table.names(Zone.BATTLEFIELD) == ["Parapet"]


def test_flash_by_its_targets_is_said_not_to_be_built() -> None:
    table = Table(UPKEEP)
    bear = table.put(BEAR)
    table.mana("C")

    with pytest.raises(NotSupported, match="chosen for the spell"):
        table.cast(table.hand(AIMED), targets=(bear,))
