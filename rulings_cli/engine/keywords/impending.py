"""Impending: cheaper, but no creature until its time counters are gone (CR 702.176)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import BothConditions, CostWasPaid, CountIs
from rulings_cli.abilities.effects import RemoveCountersFrom
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.engine.replacement import Apply
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.keywords import IMPENDING
from rulings_cli.terms.zones import Step

RULE = IMPENDING


def enters(arrival: Arrival, keyword: Keyword) -> Apply:
    """Let it enter with N time counters where its impending cost was paid."""
    record = arrival.was.cast

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        count = getattr(keyword.amount, "n", 0)
        if record is None or record.alternative != "impending" or not count:
            return (would,)
        held = dict(would.counters)
        held["time"] = held.get("time", 0) + count
        return (would.evolve(counters=tuple(held.items())),)

    return apply


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Remove a time counter at the beginning of its controller's end step."""
    has_time = CountIs(CountersOn("time", This()), ">=", Number(1))
    condition = BothConditions((CostWasPaid("impending"), has_time))
    removing = RemoveCountersFrom("time", This())
    return whenever(BeginningOf(Step.END, You()), removing, condition=condition)
