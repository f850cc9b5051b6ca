"""Controlling another player (CR 723): Mindslaver's kind."""

from __future__ import annotations

from typing import Any

import pytest
from casting_table import OPPONENT, YOU, Table, face

from rulings_cli.abilities.effects import ControlPlayer
from rulings_cli.engine import controlling_players, turn
from rulings_cli.game.events import RuleApplied
from rulings_cli.terms.zones import Step

SLAVER = face(
    "Slaver",
    "sorcery",
    "You control target player during that player's next turn. (You decide for them.)",
    cost="{1}",
)
BRACELET = face(
    "Bracelet",
    "artifact",
    "{T}: You control target opponent during their next turn.",
)


@pytest.fixture
def table() -> Table:
    made = Table()
    made.libraries()
    return made


def enslave(table: Table, whom: str = OPPONENT) -> None:
    table.mana("C")
    assert table.cast(table.hand(SLAVER), targets=(whom,)) is None
    table.resolve()


def decides(table: Table, player: str = OPPONENT) -> str:
    return controlling_players.decider(table.game, player)


def to(table: Table, step: Step, player: str) -> None:
    turn.advance_to(table.game, table.tape(), step, player)


def test_the_next_turn_of_that_player_is_decided_by_another(table: Table) -> None:
    enslave(table)
    assert decides(table) == OPPONENT

    to(table, Step.UPKEEP, OPPONENT)

    assert decides(table) == YOU
    assert decides(table, YOU) == YOU
    assert table.game.active_player == OPPONENT


def test_it_ends_as_the_turn_after_begins(table: Table) -> None:
    enslave(table)
    to(table, Step.END, OPPONENT)
    assert decides(table) == YOU

    to(table, Step.UPKEEP, YOU)

    assert decides(table) == OPPONENT


def test_only_one_turn_is_controlled(table: Table) -> None:
    enslave(table)
    to(table, Step.UPKEEP, OPPONENT)
    to(table, Step.UPKEEP, YOU)

    to(table, Step.UPKEEP, OPPONENT)

    assert decides(table) == OPPONENT


def test_the_last_of_several_works_and_all_are_used_up(table: Table) -> None:
    enslave(table)
    theirs = next(each for each in table.game.effects.values() if ControlPlayer in _kinds(each))
    table.game.effects[99] = theirs.evolve(id=99, controller=OPPONENT)

    to(table, Step.UPKEEP, OPPONENT)

    assert decides(table) == OPPONENT
    assert not any(ControlPlayer in _kinds(each) for each in table.game.effects.values())
    said = [each for each in table.events(RuleApplied) if "controls" in each.words]
    assert [rule.number for rule in said[-1].because] == ["723.1", "723.5", "723.1a"]


def _kinds(effect: Any) -> tuple[type, ...]:
    return tuple(type(each) for each in effect.changes)


def test_it_waits_while_another_takes_an_extra_turn(table: Table) -> None:
    enslave(table)
    table.game.extra_turns = (YOU,)

    to(table, Step.UPKEEP, YOU)
    assert decides(table) == OPPONENT

    to(table, Step.UPKEEP, OPPONENT)
    assert decides(table) == YOU


def test_who_targets_themselves_decides_for_themselves(table: Table) -> None:
    enslave(table, YOU)

    to(table, Step.UPKEEP, YOU)

    assert decides(table, YOU) == YOU


def test_objects_keep_their_controllers_and_costs_are_paid_with_what_is_the_players(
    table: Table,
) -> None:
    enslave(table)
    to(table, Step.PRECOMBAT_MAIN, OPPONENT)
    table.mana("C")  # yours, which pays for nothing of Nico's
    theirs = table.hand(SLAVER, OPPONENT)

    assert table.cast(theirs, by=OPPONENT, targets=(YOU,)) is not None
    table.mana("C", OPPONENT)
    assert table.cast(theirs, by=OPPONENT, targets=(YOU,)) is None
    assert table.game.get(table.top()).controller == OPPONENT


def test_their_next_turn_is_the_same(table: Table) -> None:
    bracelet = table.put(BRACELET)
    table.activate(bracelet, targets=(OPPONENT,))
    table.resolve()

    to(table, Step.UPKEEP, OPPONENT)

    assert decides(table) == YOU
