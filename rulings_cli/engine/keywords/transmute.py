"""Transmute: discard this to find a card of the same mana value (CR 702.53)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.described import Compare, Described
from rulings_cli.abilities.effects import SearchLibrary
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import AS_SORCERY, sentences, with_more
from rulings_cli.terms.rules.keywords import TRANSMUTE
from rulings_cli.terms.zones import Zone

RULE = TRANSMUTE


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Search for such a card."""
    if keyword.cost is None:
        return None
    same = Compare("mana value", "=", ValueOf("mana value", This()))
    searching = SearchLibrary(Described(noun="card", further=(same,)), reveal=True)
    paid = with_more(keyword.cost, DiscardCards(this=True))
    return ActivatedAbility(paid, sentences(searching), limits=AS_SORCERY, zone=Zone.HAND)
