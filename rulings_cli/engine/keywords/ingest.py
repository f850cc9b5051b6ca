"""Ingest: a card is exiled from the library of who is hit (CR 702.115)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import ExileTop
from rulings_cli.abilities.references import APlayer, ThatPlayer, This
from rulings_cli.abilities.triggers import DealsDamage
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.combat import INGEST

RULE = INGEST


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Exile the top card of that player."""
    event = DealsDamage(This(), to=APlayer(), combat=True)
    return whenever(event, ExileTop(who=ThatPlayer(), of=ThatPlayer()))
