"""Madness: a discarded card may be cast for another cost (CR 702.35)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.effects import CastCard, If, May, PutIntoZone, Sentence
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import PlayerDiscards
from rulings_cli.terms.rules.keywords import MADNESS
from rulings_cli.terms.zones import Zone

RULE = MADNESS


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """When it is exiled as it is discarded, it may be cast for its madness cost (702.35a)."""
    if keyword.cost is None:
        return None
    casting = CastCard(This("it"), free=False, cost=keyword.cost, alternative="madness")
    return TriggeredAbility(
        PlayerDiscards(You(), This()),
        (
            Sentence((May((casting,)),)),
            Sentence(
                (If(YouDo("if you don't", negated=True), (PutIntoZone(This(), Zone.GRAVEYARD),)),)
            ),
        ),
        zone=Zone.EXILE,
    )
