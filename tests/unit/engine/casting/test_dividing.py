"""Damage divided as a spell or ability is put onto the stack (CR 601.2d, 603.3d)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.engine.refusing import Refusal
from rulings_cli.terms.zones import Zone

TITAN = face(
    "Titan",
    "creature - Giant",
    "When ~ enters, ~ deals 3 damage divided as you choose among one, two, or three targets.",
    cost="{0}",
    size=(6, 6),
)
EITHER = face(
    "Either Way",
    "instant",
    "Choose one —\n• Destroy target land.\n• Either Way deals 3 damage divided as you choose among "
    "one, two, or three targets.",
    cost="{0}",
)


def test_a_triggered_ability_is_divided_as_it_is_put_onto_the_stack(table: Table) -> None:
    first, second = table.put(BEAR, owner=OPPONENT), table.put(BEAR, owner=OPPONENT)
    table.cast(table.hand(TITAN))

    table.resolve(targets=(first, second), division=(2, 1))
    assert [each.kind for each in table.asked][-2:] == ["targets", "division"]
    table.resolve()

    assert not table.game.exists(first)
    assert table.game.get(second).marked_damage == 1


def test_it_can_have_no_more_targets_than_damage(table: Table) -> None:
    bears = tuple(table.put(BEAR, owner=OPPONENT) for _ in range(4))
    table.cast(table.hand(TITAN))

    with pytest.raises(Refusal):
        table.resolve(targets=bears)


def test_one_target_is_dealt_all_of_it(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    table.cast(table.hand(TITAN))

    table.resolve(targets=(bear,))
    table.resolve()

    assert not any(each.kind == "division" for each in table.asked)
    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Meadow Bear"]


def test_only_a_chosen_mode_is_divided(table: Table) -> None:
    land = table.put(face("Field", "land"))
    bear = table.put(BEAR, owner=OPPONENT)

    table.cast(table.hand(EITHER), modes=(0,), targets=(land,))
    assert not any(each.kind == "division" for each in table.asked)
    table.cast(table.hand(EITHER), modes=(1,), targets=(bear, OPPONENT), division=(2, 1))
    table.resolve()

    assert not table.game.exists(bear)
    assert table.game.players[OPPONENT].life == 19
