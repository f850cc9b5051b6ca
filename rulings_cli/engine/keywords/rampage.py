"""Rampage: bigger for each creature beyond the first that blocks it (CR 702.23)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.quantities import Number, Product, ThatMuch
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import BecomesBlocked
from rulings_cli.engine.keywords.writing import gets, whenever
from rulings_cli.terms.rules.keywords import RAMPAGE

RULE = RAMPAGE


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """Count the blockers once, as it resolves (CR 702.23b)."""
    if not isinstance(keyword.amount, Number):
        return None
    bonus = Product(keyword.amount.n, ThatMuch("creature blocking it beyond the first"))
    return whenever(BecomesBlocked(This()), gets(This(), bonus, bonus))
