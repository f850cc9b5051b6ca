"""Fortify: attach it to a land (CR 702.67)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.engine.keywords.equip import attaching
from rulings_cli.terms.rules.keywords import FORTIFY

RULE = FORTIFY


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Attach it to a land that the player controls."""
    return attaching(keyword, "land")
