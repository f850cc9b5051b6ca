"""Afterlife: Spirits come when it dies (CR 702.135)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import CreateToken, Sentence, TokenDescription
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Dies
from rulings_cli.terms.rules.keywords import AFTERLIFE

RULE = AFTERLIFE


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Create as many Spirits as its number."""
    spirit = TokenDescription(
        Number(1),
        Number(1),
        colors=("W", "B"),
        types=("creature",),
        subtypes=("Spirit",),
        keywords=(Keyword("flying"),),
    )
    creating = CreateToken(spirit, keyword.amount or Number(1))
    return TriggeredAbility(Dies(This()), (Sentence((creating,)),))
