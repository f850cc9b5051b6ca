"""Dethrone: a +1/+1 counter for attacking the player with the most life (CR 702.105)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import HappenedThisTurn
from rulings_cli.abilities.effects import PutCounters
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Attacks, While
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import DETHRONE

RULE = DETHRONE


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Trigger where it attacks a player, no planeswalker, whom nobody surpasses in life."""
    most = HappenedThisTurn("defending player has the most life")
    return whenever(While(Attacks(This(), words="a player"), most), PutCounters("+1/+1", This()))
