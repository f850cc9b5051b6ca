"""Typecycling: discard this to find a card of a type (CR 702.29)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.described import Described, HasSubtype, HasSupertype, HasType
from rulings_cli.abilities.effects import SearchLibrary
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine.keywords.writing import sentences, with_more
from rulings_cli.terms.rules.keywords import TYPECYCLING
from rulings_cli.terms.zones import Zone

RULE = TYPECYCLING


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Write out typecycling such as "basic landcycling" (CR 702.29e)."""
    if keyword.cost is None:
        return None
    paid = with_more(keyword.cost, DiscardCards(this=True))
    kind = keyword.name.removesuffix("cycling").strip()
    searching = SearchLibrary(_searched(kind), Number(1), reveal=True)
    return ActivatedAbility(paid, sentences(searching), zone=Zone.HAND)


def _searched(kind: str) -> Described:
    if kind == "basic land":
        qualities = (HasType("land"),)
        return Described((HasSupertype("basic"),), (qualities,), noun="card")
    if kind == "land":
        return Described(kinds=((HasType("land"),),), noun="card")
    return Described(kinds=((HasSubtype(kind.capitalize()),),), noun="card")
