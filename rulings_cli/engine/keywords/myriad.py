"""Myriad: a copy attacks each other opponent (CR 702.116)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import MYRIAD

RULE = MYRIAD


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Trigger on every attack; against one opponent there is nobody to send a copy to."""
    return whenever(Attacks(This()), KeywordAction("myriad", of=This()))
