"""Units of mana in a mana pool (CR 106.4) and what was spent."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.spending import Restriction
from rulings_cli.terms.values import Value

ObjectId: TypeAlias = int
PlayerId: TypeAlias = str


class ManaUnit(Value):
    """One mana: its type, where it came from, and what binds it (CR 106.3, 106.6).

    `source` is the object whose ability made it; `source_was` its characteristics as last known
    (a `GameObject`); `snow` whether that source was snow. `serial` tells equal units apart.
    """

    type: str
    source: ObjectId
    source_was: object = None
    restrictions: tuple[Restriction, ...] = ()
    riders: tuple[ManaRider, ...] = ()
    snow: bool = False
    serial: int = 0


class Payment(Value):
    """Which unit, or how much life, paid one symbol of a cost.

    `helper` is what was tapped or exiled instead, and then `symbol` names the keyword.
    """

    symbol: str
    unit: ManaUnit | None = None
    life: int = 0
    helper: ObjectId | None = None


class PaymentContext(Value):
    """What is being paid for (CR 106.6): the question that spending predicates are asked.

    `kind`: "cast", "activate", "ward", "turn face up", "special action", "resolution" (a payment
    that an effect asks for), "attack", "cumulative upkeep". `object` the spell, or the source of
    the ability; `ability` the activated ability; `keyword` "equip" and the like; `x` the value
    chosen. The total cost that is paid is known to the payer, not stored here.
    """

    kind: str
    player: PlayerId
    object: ObjectId | None = None
    ability: Value | None = None
    keyword: str = ""
    x: int | None = None
    #: names for objects that the cost speaks of, chosen before it is paid
    bound: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
