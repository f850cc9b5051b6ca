"""Poisonous: poison counters at combat damage to a player (CR 702.70)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import GivePlayerCounters
from rulings_cli.abilities.references import APlayer, ThatPlayer, This
from rulings_cli.abilities.triggers import DealsDamage
from rulings_cli.engine.keywords.writing import number, whenever
from rulings_cli.terms.rules.keywords import POISONOUS

RULE = POISONOUS


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Give that player N poison counters, whatever the damage was (CR 702.70a)."""
    poisoning = GivePlayerCounters("poison", number(keyword), ThatPlayer())
    return whenever(DealsDamage(This(), to=APlayer(), combat=True), poisoning)
