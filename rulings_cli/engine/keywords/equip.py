"""Equip: attach it to a creature (CR 702.6)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.described import Another, Described, HasType
from rulings_cli.abilities.effects import Attach, Sentence, Target
from rulings_cli.abilities.references import TargetObject, This, You
from rulings_cli.engine.keywords.writing import AS_SORCERY
from rulings_cli.terms.rules.keywords import EQUIP

RULE = EQUIP


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Attach it to a creature that the player controls."""
    return attaching(keyword, "creature")


def attaching(keyword: Keyword, kind: str, *, another: bool = False) -> ActivatedAbility | None:
    """Write "attach it to a … you control", or None without a cost."""
    if keyword.cost is None:
        return None
    what = keyword.quality or Described(kinds=((HasType(kind),),))
    if what.controller is None:
        what = what.evolve(controller=You())
    if another:
        what = what.evolve(adjectives=(Another(), *what.adjectives))
    target = Target(what, words=f"target {kind} you control")
    body = (Sentence((Attach(This(), TargetObject(0)),)),)
    return ActivatedAbility(keyword.cost, body, (target,), AS_SORCERY)
