"""The frame's tables are whole: every kind of proposal is in them."""

from __future__ import annotations

from rulings_cli.engine.performing import CARRY_OUT
from rulings_cli.engine.replacing import FINDERS
from rulings_cli.engine.turn import RULE_OF
from rulings_cli.game import events
from rulings_cli.terms.zones import Step

PROPOSALS = {
    each
    for each in vars(events).values()
    if isinstance(each, type) and issubclass(each, events.Would) and each is not events.Would
}


def test_every_proposal_can_be_replaced() -> None:
    assert set(FINDERS) == PROPOSALS


def test_every_proposal_is_carried_out_or_settled_as_others() -> None:
    settled = {events.WouldDestroy, events.WouldCreateToken}
    assert set(CARRY_OUT) | settled == PROPOSALS


def test_every_step_has_its_rule() -> None:
    assert set(RULE_OF) == set(Step)
