"""A companion is put into the hand from outside the game, once (CR 116.2g, 702.139)."""

from __future__ import annotations

from typing import Any

from casting_table import BEAR, OPPONENT, YOU, Table

from rulings_cli.game.actions import Refused, TakeSpecialAction
from rulings_cli.terms.zones import Step, Zone

CHOSEN: dict[str, Any] = {"chosen": (("companion", "chosen"),)}


def bring_in(table: Table, id: int, player: str = YOU) -> Refused | None:
    return table.do(TakeSpecialAction(player, id, "companion"))


def test_it_costs_three_and_goes_into_the_hand(table: Table) -> None:
    companion = table.put(BEAR, Zone.OUTSIDE, **CHOSEN)
    table.mana("CCC")

    assert bring_in(table, companion) is None
    assert table.names(Zone.HAND) == ["Meadow Bear"]
    assert table.pool() == ""
    assert table.game.stack() == ()


def test_once_only() -> None:
    table = Table()
    companion = table.put(BEAR, Zone.OUTSIDE, **CHOSEN)
    table.mana("CCCCCC")
    bring_in(table, companion)

    refused = bring_in(table, table.game.in_zone(Zone.HAND, YOU)[0])

    assert refused is not None
    assert refused.rule.number == "116.2g"


def test_only_at_the_time_of_a_sorcery() -> None:
    table = Table(Step.UPKEEP)
    companion = table.put(BEAR, Zone.OUTSIDE, **CHOSEN)
    table.mana("CCC")

    refused = bring_in(table, companion)

    assert refused is not None
    assert refused.rule.number == "116.2g"


def test_no_card_that_was_not_chosen_and_none_of_others(table: Table) -> None:
    other, theirs = table.put(BEAR, Zone.OUTSIDE), table.put(BEAR, Zone.OUTSIDE, OPPONENT, **CHOSEN)
    table.mana("CCC")

    assert bring_in(table, other) is not None
    assert bring_in(table, theirs) is not None
