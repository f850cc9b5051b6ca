"""Keyword abilities that are activated abilities, written out (CR 702.6, 702.29 and others)."""

from __future__ import annotations

from functools import lru_cache

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.costs import Cost, DiscardCards, TapThis
from rulings_cli.abilities.described import Described, HasSubtype, HasSupertype, HasType
from rulings_cli.abilities.effects import (
    Attach,
    Draw,
    Effect,
    PutCounters,
    SearchLibrary,
    Sentence,
    Target,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import TargetObject, This, You
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import CYCLING, EQUIP
from rulings_cli.terms.zones import Zone

_AS_SORCERY = (ActivationLimit("sorcery"),)
_LAND_TYPES = ("plains", "island", "swamp", "mountain", "forest")


@lru_cache(maxsize=4096)
def activated_form(keyword: Keyword) -> ActivatedAbility | None:
    """Give the activated ability that a keyword stands for; None where it is none, or not built."""
    if keyword.cost is None:
        return None
    if keyword.name in ("equip", "fortify", "reconfigure"):
        return _equip(keyword, keyword.cost)
    if keyword.name.endswith("cycling"):
        return _cycling(keyword, keyword.cost)
    if keyword.name == "outlast":
        effect: Effect = PutCounters("+1/+1", This())
        cost = Cost((*keyword.cost.components, TapThis()))
        return ActivatedAbility(cost, (Sentence((effect,)),), limits=_AS_SORCERY)
    if keyword.name == "scavenge":
        return None
    return None


@implements(EQUIP)
def _equip(keyword: Keyword, cost: Cost) -> ActivatedAbility | None:
    if keyword.name == "reconfigure":
        return None
    kind = "land" if keyword.name == "fortify" else "creature"
    what = keyword.quality or Described(kinds=((HasType(kind),),))
    if what.controller is None:
        what = what.evolve(controller=You())
    target = Target(what, words=f"target {kind} you control")
    body = (Sentence((Attach(This(), TargetObject(0)),)),)
    return ActivatedAbility(cost, body, (target,), _AS_SORCERY)


@implements(CYCLING)
def _cycling(keyword: Keyword, cost: Cost) -> ActivatedAbility:
    """Write out cycling, or typecycling such as "basic landcycling" (CR 702.29a, e)."""
    paid = Cost((*cost.components, DiscardCards(this=True)))
    kind = keyword.name.removesuffix("cycling").strip()
    effect: Effect = Draw()
    if kind:
        effect = SearchLibrary(_searched(kind), Number(1), reveal=True)
    return ActivatedAbility(paid, (Sentence((effect,)),), zone=Zone.HAND)


def _searched(kind: str) -> Described:
    if kind == "basic land":
        qualities = (HasType("land"),)
        return Described((HasSupertype("basic"),), (qualities,), noun="card")
    if kind == "land":
        return Described(kinds=((HasType("land"),),), noun="card")
    return Described(kinds=((HasSubtype(kind.capitalize()),),), noun="card")
