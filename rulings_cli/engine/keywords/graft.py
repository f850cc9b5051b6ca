"""Graft: its counters may go to creatures that enter (CR 702.58)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.effects import May, PutCounters, RemoveCountersFrom, Sentence
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keywords.writing import CREATURE
from rulings_cli.terms.rules.keywords import GRAFT

RULE = GRAFT


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Let another creature that enters have one of its +1/+1 counters (CR 702.58a)."""
    moving = (
        RemoveCountersFrom("+1/+1", This()),
        PutCounters("+1/+1", Bound("triggering", "that creature")),
    )
    return TriggeredAbility(
        Enters(CREATURE.evolve(adjectives=(Another(),))),
        (Sentence((May(moving),)),),
        condition=CountIs(CountersOn("+1/+1", This()), ">=", Number(1)),
        word="whenever",
    )
