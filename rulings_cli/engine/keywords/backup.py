"""Backup: counters, and for another creature the abilities printed below (CR 702.165)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import KeywordAction, PutCounters, Target
from rulings_cli.abilities.references import TargetObject, This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keywords.writing import CREATURE, number, whenever
from rulings_cli.terms.rules.keywords import BACKUP

RULE = BACKUP


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Target any creature, itself too; `keyword_actions.backup` gives the abilities."""
    return whenever(
        Enters(This()),
        PutCounters("+1/+1", TargetObject(), number(keyword)),
        KeywordAction("backup", of=TargetObject()),
        targets=(Target(CREATURE),),
    )
