"""Scavenge: its power as counters, from the graveyard (CR 702.97)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.effects import PutCounters, Target
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import TargetObject, This
from rulings_cli.engine.keywords.writing import CREATURE, from_graveyard
from rulings_cli.terms.rules.keywords import SCAVENGE

RULE = SCAVENGE


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Count its power as the card is exiled."""
    growing = PutCounters("+1/+1", TargetObject(0), ValueOf("power", This()))
    return from_graveyard(keyword, growing, targets=(Target(CREATURE, words="target creature"),))
