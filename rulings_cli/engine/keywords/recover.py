"""Recover: pay to take this card back as a creature of yours dies, else exile it (702.59)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.effects import Exile, If, MayPay, ReturnToHand
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import ZoneChange
from rulings_cli.engine.keywords.writing import CREATURE, whenever
from rulings_cli.terms.rules.keywords import RECOVER
from rulings_cli.terms.zones import Zone

RULE = RECOVER


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """Trigger in the graveyard on a creature put into the same graveyard."""
    if keyword.cost is None:
        return None
    event = ZoneChange(CREATURE.evolve(owner=You()), Zone.GRAVEYARD, Zone.BATTLEFIELD)
    taking = If(YouDo(), (ReturnToHand(This(), Zone.GRAVEYARD),))
    losing = If(YouDo("if you don't", negated=True), (Exile(This(), from_zone=Zone.GRAVEYARD),))
    ability = whenever(event, MayPay(keyword.cost), taking, losing)
    return ability.evolve(zone=Zone.GRAVEYARD)
