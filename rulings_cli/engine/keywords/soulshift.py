"""Soulshift: a cheaper Spirit card comes back when it dies (CR 702.46)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Compare, Described, HasSubtype
from rulings_cli.abilities.effects import May, ReturnToHand, Sentence, Target
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import TargetObject, This, You
from rulings_cli.abilities.triggers import Dies
from rulings_cli.terms.rules.keywords import SOULSHIFT
from rulings_cli.terms.zones import Zone

RULE = SOULSHIFT


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Target a Spirit card of at most its number."""
    cheap = Compare("mana value", "<=", keyword.amount or Number(0))
    spirit = Described(
        kinds=((HasSubtype("Spirit"),),),
        noun="card",
        zone=Zone.GRAVEYARD,
        zone_of=You(),
        further=(cheap,),
    )
    returning = May((ReturnToHand(TargetObject(), Zone.GRAVEYARD),))
    return TriggeredAbility(Dies(This()), (Sentence((returning,)),), (Target(spirit),))
