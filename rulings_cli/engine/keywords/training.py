"""Training: a +1/+1 counter for attacking beside a stronger creature (CR 702.149)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import Controls
from rulings_cli.abilities.described import Another, Compare
from rulings_cli.abilities.effects import PutCounters
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import Attacks, While
from rulings_cli.engine.keywords.writing import ATTACKING, YOUR_CREATURE, whenever
from rulings_cli.terms.rules.keywords import TRAINING

RULE = TRAINING


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Trigger where it and another creature with greater power attack (CR 702.149a)."""
    greater = Compare("power", ">", ValueOf("power", This()))
    other = YOUR_CREATURE.evolve(adjectives=(Another(), ATTACKING), further=(greater,))
    event = While(Attacks(This()), Controls(You(), other))
    return whenever(event, PutCounters("+1/+1", This()))
