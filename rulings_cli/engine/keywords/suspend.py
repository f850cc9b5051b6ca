"""Suspend: it waits in exile until its last time counter is gone (CR 702.62)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs, ObjectIs, YouDo
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    BecomeReflexive,
    CastCard,
    ContinuousChange,
    If,
    May,
    RemoveCountersFrom,
    Sentence,
)
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine.keywords.writing import CREATURE
from rulings_cli.terms.rules.keywords import SUSPEND
from rulings_cli.terms.zones import Step, Zone

RULE = SUSPEND


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Remove a time counter; as the last one goes, it may be cast free, a creature with haste."""
    time = CountersOn("time", This())
    creature = ObjectIs(Bound("cast", "it"), CREATURE)
    hasty = ContinuousChange(
        Bound("cast", "it"), (GrantAbilities((Keyword("haste"),)),), ForTheRestOfTheGame()
    )
    playing = BecomeReflexive(
        (
            Sentence((May((CastCard(This("it")),)),)),
            Sentence((If(YouDo(), (If(creature, (hasty,)),)),)),
        )
    )
    body = (
        Sentence((RemoveCountersFrom("time", This()),)),
        Sentence((If(CountIs(time, "=", Number(0)), (playing,)),)),
    )
    return TriggeredAbility(
        BeginningOf(Step.UPKEEP, You()),
        body,
        condition=CountIs(time, ">=", Number(1)),
        word="at",
        zone=Zone.EXILE,
    )
