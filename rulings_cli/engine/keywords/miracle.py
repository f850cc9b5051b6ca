"""Miracle: the first card drawn may be cast for another cost (CR 702.94)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.effects import CastCard, May, Sentence
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import PlayerDraws
from rulings_cli.terms.rules.keywords import MIRACLE
from rulings_cli.terms.zones import Zone

RULE = MIRACLE


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """When it is the first card drawn this turn, it may be cast for its miracle cost."""
    if keyword.cost is None:
        return None
    casting = CastCard(This("it"), free=False, cost=keyword.cost, alternative="miracle")
    first = ObjectIs(This(), Described(further=(HasState("first drawn this turn"),)))
    return TriggeredAbility(
        PlayerDraws(You(), what=This()),
        (Sentence((May((casting,)),)),),
        condition=first,
        zone=Zone.HAND,
    )
