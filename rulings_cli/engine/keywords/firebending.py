"""Firebending: red mana as it attacks (CR 702.189)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import ManaRider, Repeated, Symbols
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import number, whenever
from rulings_cli.terms.rules.combat import FIREBENDING

RULE = FIREBENDING


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Add mana that lasts until end of combat."""
    kept = ManaRider("persists", until="end of combat")
    return whenever(
        Attacks(This()), Add(Repeated(Symbols(("R",)), number(keyword)), riders=(kept,))
    )
