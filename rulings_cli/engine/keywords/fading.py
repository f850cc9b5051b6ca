"""Fading: it goes when no fade counter is left (CR 702.32)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import If, RemoveCountersFrom, Sacrifice, Sentence
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.terms.rules.keywords import FADING
from rulings_cli.terms.zones import Step

RULE = FADING


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Remove a fade counter; where there is none, sacrifice it."""
    has_one = CountIs(CountersOn("fade", This()), ">=", Number(1))
    removing = (RemoveCountersFrom("fade", This()),)
    body = (Sentence((If(has_one, removing, otherwise=(Sacrifice(This()),)),)),)
    return TriggeredAbility(BeginningOf(Step.UPKEEP, You()), body, word="at")
