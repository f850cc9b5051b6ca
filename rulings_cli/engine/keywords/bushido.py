"""Bushido: it grows as it blocks or becomes blocked (CR 702.45)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import AnyEvent, BecomesBlocked, Blocks
from rulings_cli.engine.keywords.writing import gets, number, whenever
from rulings_cli.terms.rules.combat import BUSHIDO

RULE = BUSHIDO


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Grow by its number."""
    event = AnyEvent((Blocks(This()), BecomesBlocked(This())))
    return whenever(event, gets(This(), number(keyword), number(keyword)))
