"""Short ways to write out what a keyword stands for, for the modules of this room."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    ActivationLimit,
    Keyword,
    TriggeredAbility,
)
from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.costs import Cost, CostComponent, ExileThis
from rulings_cli.abilities.described import Described, HasState, HasType
from rulings_cli.abilities.effects import ContinuousChange, Effect, Sentence, Target
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import ObjectRef, You
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.abilities.triggers import TriggerEvent
from rulings_cli.terms.zones import Zone

CREATURE: Final = Described(kinds=((HasType("creature"),),))
YOUR_CREATURE: Final = CREATURE.evolve(controller=You())
ATTACKING: Final = HasState("attacking")
AS_SORCERY: Final = (ActivationLimit("sorcery"),)


def whenever(
    event: TriggerEvent,
    *effects: Effect,
    targets: tuple[Target, ...] = (),
    condition: Condition | None = None,
) -> TriggeredAbility:
    """Write a triggered ability whose effects are sentences of their own."""
    return TriggeredAbility(event, sentences(*effects), targets, condition, word="whenever")


def sentences(*effects: Effect) -> tuple[Sentence, ...]:
    """Write each effect as a sentence."""
    return tuple(Sentence((each,)) for each in effects)


def gets(of: ObjectRef, power: Quantity, toughness: Quantity) -> ContinuousChange:
    """Write "gets +X/+Y until end of turn"."""
    return ContinuousChange(of, (ModifyPowerToughness(power, toughness),))


def number(keyword: Keyword) -> Quantity:
    """Give the N of a keyword, 1 where it has none."""
    return keyword.amount or Number(1)


def with_more(cost: Cost, *components: CostComponent) -> Cost:
    """Add to a cost what else is paid."""
    return Cost((*cost.components, *components))


def from_graveyard(
    keyword: Keyword, *effects: Effect, targets: tuple[Target, ...] = ()
) -> ActivatedAbility | None:
    """Write "[cost], Exile this card from your graveyard: …", or None without a cost."""
    if keyword.cost is None:
        return None
    paid = with_more(keyword.cost, ExileThis(Zone.GRAVEYARD))
    return ActivatedAbility(paid, sentences(*effects), targets, AS_SORCERY, Zone.GRAVEYARD)
