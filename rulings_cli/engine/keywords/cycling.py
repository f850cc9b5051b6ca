"""Cycling: discard this to draw a card (CR 702.29)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.effects import Draw
from rulings_cli.engine.keywords.writing import sentences, with_more
from rulings_cli.terms.rules.keywords import CYCLING
from rulings_cli.terms.zones import Zone

RULE = CYCLING


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Draw a card."""
    if keyword.cost is None:
        return None
    paid = with_more(keyword.cost, DiscardCards(this=True))
    return ActivatedAbility(paid, sentences(Draw()), zone=Zone.HAND)
