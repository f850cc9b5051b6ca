"""Fabricate: counters on it, or Servos (CR 702.123)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.effects import (
    CreateToken,
    If,
    May,
    PutCounters,
    Sentence,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.terms.rules.keywords import FABRICATE

RULE = FABRICATE


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Create Servos where no counters are put on it."""
    count = keyword.amount or Number(1)
    servo = TokenDescription(
        Number(1), Number(1), types=("artifact", "creature"), subtypes=("Servo",)
    )
    return TriggeredAbility(
        Enters(This()),
        (
            Sentence((May((PutCounters("+1/+1", This(), count),)),)),
            Sentence((If(YouDo("if you don't", negated=True), (CreateToken(servo, count),)),)),
        ),
    )
