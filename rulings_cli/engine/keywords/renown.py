"""Renown: +1/+1 counters at the first combat damage to a player (CR 702.112)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.effects import KeywordAction, PutCounters
from rulings_cli.abilities.references import APlayer, This
from rulings_cli.abilities.triggers import DealsDamage
from rulings_cli.engine.keywords.writing import number, whenever
from rulings_cli.terms.rules.keywords import RENOWN

RULE = RENOWN


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Trigger where it isn't renowned yet; it becomes so (CR 702.112a)."""
    renowned = Described(further=(HasState("renowned"),))
    return whenever(
        DealsDamage(This(), to=APlayer(), combat=True),
        PutCounters("+1/+1", This(), number(keyword)),
        KeywordAction("becomes renowned", of=This()),
        condition=ObjectIs(This(), renowned, negated=True),
    )
