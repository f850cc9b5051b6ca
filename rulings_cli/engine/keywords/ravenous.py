"""Ravenous: it enters with X counters, and may draw a card (CR 702.156)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.effects import Draw, Sentence
from rulings_cli.abilities.quantities import Number, VariableX
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.terms.rules.keywords import RAVENOUS

RULE = RAVENOUS


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Draw a card if X is 5 or more."""
    ability = TriggeredAbility(Enters(This()), (Sentence((Draw(),)),))
    return ability.evolve(condition=CountIs(VariableX(), ">=", Number(5)))
