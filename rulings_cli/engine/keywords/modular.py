"""Modular: its counters go to another artifact creature (CR 702.43)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import May, PutCounters, Sentence, Target
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.references import TargetObject, This
from rulings_cli.abilities.triggers import Dies
from rulings_cli.terms.rules.keywords import MODULAR

RULE = MODULAR


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Count its counters as it last was on the battlefield."""
    moving = PutCounters("+1/+1", TargetObject(), CountersOn("+1/+1", This()))
    artifact_creature = Described(kinds=((HasType("artifact"), HasType("creature")),))
    return TriggeredAbility(
        Dies(This()), (Sentence((May((moving,)),)),), (Target(artifact_creature),)
    )
