"""Vanishing: it goes as its last time counter is removed (CR 702.63)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import RemoveCountersFrom, Sacrifice, Sentence
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import BeginningOf, LastCounterRemoved
from rulings_cli.terms.rules.keywords import VANISHING
from rulings_cli.terms.zones import Step

RULE = VANISHING

_HAS_TIME: Final = CountIs(CountersOn("time", This()), ">=", Number(1))


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Remove a time counter at the upkeep, the first of its two triggers (CR 702.63a)."""
    body = (Sentence((RemoveCountersFrom("time", This()),)),)
    ability = TriggeredAbility(BeginningOf(Step.UPKEEP, You()), body, word="at")
    return ability.evolve(condition=_HAS_TIME)


def second(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Sacrifice it as its last time counter is removed (CR 702.63a)."""
    return TriggeredAbility(LastCounterRemoved("time", This()), (Sentence((Sacrifice(This()),)),))
