"""Frenzy: it gets +N/+0 where it isn't blocked (CR 702.68)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import OtherEvent
from rulings_cli.engine.keywords.writing import gets, number, whenever
from rulings_cli.terms.rules.combat import FRENZY

RULE = FRENZY


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Grow where nothing blocks it."""
    event = OtherEvent("~ attacks and isn't blocked")
    return whenever(event, gets(This(), number(keyword), Number(0)))
