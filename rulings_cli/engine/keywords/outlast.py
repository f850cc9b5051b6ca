"""Outlast: tap it to put a +1/+1 counter on it (CR 702.107)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import TapThis
from rulings_cli.abilities.effects import PutCounters
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import AS_SORCERY, sentences, with_more
from rulings_cli.terms.rules.keywords import OUTLAST

RULE = OUTLAST


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Put the counter on it."""
    if keyword.cost is None:
        return None
    paid = with_more(keyword.cost, TapThis())
    return ActivatedAbility(paid, sentences(PutCounters("+1/+1", This())), limits=AS_SORCERY)
