"""Afflict: who blocks it loses life (CR 702.130)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import LoseLife
from rulings_cli.abilities.references import DefendingPlayer, This
from rulings_cli.abilities.triggers import BecomesBlocked
from rulings_cli.engine.keywords.writing import number, whenever
from rulings_cli.terms.rules.combat import AFFLICT

RULE = AFFLICT


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Let the defending player lose life as it becomes blocked."""
    return whenever(BecomesBlocked(This()), LoseLife(number(keyword), DefendingPlayer()))
