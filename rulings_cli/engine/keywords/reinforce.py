"""Reinforce: discard this card to put +1/+1 counters on a creature (CR 702.77)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import Cost, DiscardCards
from rulings_cli.abilities.effects import PutCounters, Target
from rulings_cli.abilities.references import TargetObject
from rulings_cli.engine.keywords.writing import CREATURE, number, sentences
from rulings_cli.terms.rules.keywords import REINFORCE
from rulings_cli.terms.zones import Zone

RULE = REINFORCE


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Activate it from the hand at any time; it is no spell."""
    if keyword.cost is None:
        return None
    paid = Cost((*keyword.cost.components, DiscardCards(this=True)))
    growing = PutCounters("+1/+1", TargetObject(), number(keyword))
    return ActivatedAbility(paid, sentences(growing), (Target(CREATURE),), zone=Zone.HAND)
