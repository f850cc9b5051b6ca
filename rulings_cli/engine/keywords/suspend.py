"""Suspend: it waits in exile until its last time counter is gone (CR 702.62)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs, ObjectIs, YouDo
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
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
from rulings_cli.abilities.triggers import BeginningOf, LastCounterRemoved
from rulings_cli.engine.keywords.writing import CREATURE
from rulings_cli.terms.rules.keywords import SUSPEND
from rulings_cli.terms.zones import Step, Zone

RULE = SUSPEND


_TIME: Final = CountersOn("time", This())


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Remove a time counter at the upkeep, if the card is suspended (CR 702.62a)."""
    return TriggeredAbility(
        BeginningOf(Step.UPKEEP, You()),
        (Sentence((RemoveCountersFrom("time", This()),)),),
        condition=CountIs(_TIME, ">=", Number(1)),
        word="at",
        zone=Zone.EXILE,
    )


def second(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """As the last time counter goes, it may be cast free, a creature with haste (CR 702.62a)."""
    creature = ObjectIs(Bound("cast", "it"), CREATURE)
    hasty = ContinuousChange(
        Bound("cast", "it"), (GrantAbilities((Keyword("haste"),)),), ForTheRestOfTheGame()
    )
    body = (
        Sentence((May((CastCard(This("it")),)),)),
        Sentence((If(YouDo(), (If(creature, (hasty,)),)),)),
    )
    return TriggeredAbility(
        LastCounterRemoved("time", This()),
        body,
        condition=ObjectIs(This(), Described(adjectives=(HasState("exiled"),))),
        zone=Zone.EXILE,
    )
