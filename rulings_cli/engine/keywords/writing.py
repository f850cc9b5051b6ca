"""Short ways to write out what a keyword stands for, for the modules of this room."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.described import Described, HasState, HasType
from rulings_cli.abilities.effects import ContinuousChange, Effect, Sentence, Target
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import ObjectRef, You
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.abilities.triggers import TriggerEvent

CREATURE: Final = Described(kinds=((HasType("creature"),),))
YOUR_CREATURE: Final = CREATURE.evolve(controller=You())
ATTACKING: Final = HasState("attacking")


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
