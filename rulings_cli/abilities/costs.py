"""What must be paid: the components of costs (CR 118), for casting, activating and effects."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import ObjectRef
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Zone


class PayMana(Value):
    """Pay mana: "{2}{W}"; `times` for "{1} for each …"."""

    cost: ManaCost
    times: Quantity | None = None
    #: "waterbend {3}": its generic mana may be paid by tapping instead (CR 701.67)
    waterbend: bool = False


class TapThis(Value):
    """{T}: tap this permanent (CR 107.5)."""


class UntapThis(Value):
    """{Q}: untap this permanent (CR 107.6)."""


class TapObjects(Value):
    """Tap untapped permanents: "tap an untapped artifact you control"; sickness plays no part."""

    what: Described
    count: Quantity = Number(1)


class TapPower(Value):
    """Tap any number of untapped creatures with that much power together: crew, saddle."""

    what: Described
    power: Quantity
    to: str = ""  # "crew" or "saddle": how the creatures are said to help


class UntapObjects(Value):
    """Untap tapped permanents."""

    what: Described
    count: Quantity = Number(1)


class SacrificeThis(Value):
    """Sacrifice this permanent: "sacrifice ~"; `words` is how it is named.

    `of` is another than the source, where an ability names what has granted it (CR 201.5a).
    """

    words: str = "~"
    of: ObjectRef | None = None


class SacrificeObjects(Value):
    """Sacrifice other permanents: "sacrifice a creature"."""

    what: Described
    count: Quantity = Number(1)
    words: str = field(default="", compare=False)  # "of their choice"


class PayLife(Value):
    """Pay life: "pay 2 life"."""

    amount: Quantity


class PayEnergy(Value):
    """Pay energy counters: "pay {E}{E}"."""

    amount: Quantity


class DiscardCards(Value):
    """Discard cards from hand: "discard a card", "discard your hand", "discard ~" (This)."""

    what: Described | None = None  # None: any card
    count: Quantity = Number(1)
    hand: bool = False  # "discard your hand"
    this: bool = False  # "discard ~"
    at_random: bool = False


class RemoveCounters(Value):
    """Remove counters: "remove a charge counter from ~"; kind "" is any kind."""

    kind: str
    count: Quantity
    of: ObjectRef
    words: str = ""


class PutCountersCost(Value):
    """Put counters as a cost: "put a -1/-1 counter on ~"."""

    kind: str
    count: Quantity
    on: ObjectRef


class ExileObjects(Value):
    """Exile cards or permanents as a cost: "exile a creature card from your graveyard"."""

    what: Described
    from_zone: Zone
    count: Quantity = Number(1)


class ExileThis(Value):
    """Exile this: "exile ~ from your hand"; `words` is how it is named."""

    from_zone: Zone = Zone.BATTLEFIELD
    words: str = "~"
    of: ObjectRef | None = None  # another than the source: what has granted the ability


class ReturnObjects(Value):
    """Return permanents to their owner's hand as a cost; `what` None is this permanent."""

    what: Described | None = None
    count: Quantity = Number(1)
    words: str = field(default="~", compare=False)


class MillCost(Value):
    """Mill cards as a cost: "mill a card"."""

    count: Quantity


class DrawCost(Value):
    """Draw cards as a cost: "draw a card" (CR 118.11)."""

    count: Quantity = Number(1)


class AddManaCost(Value):
    """Add mana as a cost, so many times: "add {R}" of a cumulative upkeep."""

    symbols: tuple[str, ...]
    count: Quantity = Number(1)


class PutFromExile(Value):
    """Put cards from exile into their owners' graveyards: "a card an opponent owns"."""

    what: Described
    count: Quantity = Number(1)


class RevealObjects(Value):
    """Reveal cards from hand as a cost."""

    what: Described
    count: Quantity = Number(1)


class RevealThis(Value):
    """Reveal this card: "reveal this card from your hand" (ninjutsu, forecast)."""

    from_zone: Zone = Zone.HAND
    words: str = field(default="this card", compare=False)


class ExileMaterials(Value):
    """Exile materials from among permanents one controls and cards in one's graveyard (702.167a).

    `count` of them, `or_more` where there may be more.
    """

    what: Described
    count: int = 1
    or_more: bool = False


class ExertThis(Value):
    """Exert this creature (CR 701.43)."""

    words: str = field(default="", compare=False)


class EitherCost(Value):
    """One of several costs: "sacrifice a creature or pay {2}"."""

    costs: tuple[Cost, ...]


class Behold(Value):
    """Choose such permanents or reveal such cards: "behold a Dragon" (CR 701.4)."""

    what: Described
    count: Quantity = Number(1)


class ItsManaCost(Value):
    """The mana cost of what is given the ability, `less` so much generic mana (CR 702.138b).

    It is that cost as soon as the ability is given to an object, so that nobody ever pays this.
    """

    less: int = 0
    how: str = field(default="reduced by", compare=False)
    words: str = field(default="", compare=False)


class OtherCost(Value):
    """A cost that is compiled to its words: "collect evidence 6", "forage", "unattach ~"."""

    words: str


CostComponent: TypeAlias = (
    PayMana
    | ItsManaCost
    | TapThis
    | UntapThis
    | TapObjects
    | TapPower
    | UntapObjects
    | SacrificeThis
    | SacrificeObjects
    | PayLife
    | PayEnergy
    | DiscardCards
    | RemoveCounters
    | PutCountersCost
    | ExileObjects
    | ExileThis
    | ReturnObjects
    | MillCost
    | DrawCost
    | AddManaCost
    | PutFromExile
    | RevealObjects
    | RevealThis
    | ExileMaterials
    | ExertThis
    | EitherCost
    | Behold
    | OtherCost
)


class Cost(Value):
    """A cost: its components in the order in which they are written; none is no payment."""

    components: tuple[CostComponent, ...] = ()
