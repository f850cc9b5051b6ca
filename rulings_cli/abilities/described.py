"""Descriptions of objects: noun phrases such as "untapped artifact you control" (CR 109.2).

A `Described` keeps the parts of the phrase in the order in which English puts them, so that it
can be said again; its meaning is the conjunction of the adjectives, one of the kinds, the noun,
the controller, the zone and all further qualities.
"""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.references import ObjectRef, PlayerRef
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Zone


class HasType(Value):
    """Has the card type, in lower case: "creature"."""

    name: str


class HasSupertype(Value):
    """Has the supertype, in lower case: "legendary"."""

    name: str


class HasSubtype(Value):
    """Has the subtype, as printed: "Equipment", "Time Lord"."""

    name: str


class HasColor(Value):
    """Has the color, a letter of W U B R G."""

    color: str


class ColorCount(Value):
    """Has so many colors: words "colorless" (0), "monocolored" (1), "multicolored" (2 or more)."""

    words: str


class HasState(Value):
    """Is in the state that one word tells.

    "tapped", "untapped", "attacking", "blocking", "blocked", "unblocked", "attacked", "enchanted",
    "equipped", "modified", "face-down", "face-up", "token", "nontoken", "historic", "outlaw",
    "kicked", "commander", "suspended", "exiled", "party".
    """

    word: str


class HasKeyword(Value):
    """Has the keyword ability, in lower case: "with flying"."""

    name: str
    words: str = field(default="with", compare=False)


class Another(Value):
    """Is not the object the ability is on: "another", "other"."""

    words: str = "another"


class IsNot(Value):
    """Lacks a quality: "nonland", "noncreature", "without flying"."""

    quality: Quality
    words: str = field(default="", compare=False)  # where it is said after the noun


class AnyQuality(Value):
    """Has at least one of the qualities: "white or blue"."""

    qualities: tuple[Quality, ...]
    joiner: str = "or"


class AllQualities(Value):
    """Has all of the qualities; used inside `AnyQuality` and `IsNot`."""

    qualities: tuple[Quality, ...]


class Compare(Value):
    """A characteristic compared with an amount.

    `what`: "mana value", "power", "toughness", "base power", "loyalty", "number of colors".
    `relation`: "<", "<=", "=", ">=", ">". `amount` is a Quantity. `words` as it is said:
    "with mana value 3 or less", "with lesser mana value" (amount: that of the event's spell).
    """

    what: str
    relation: str
    amount: object
    words: str = ""


class IsOneOf(Value):
    """Fits one of the descriptions: "target spell, activated ability, or triggered ability"."""

    things: tuple[Described, ...]


class HasCounter(Value):
    """Has at least one counter of the kind: "with a +1/+1 counter on it"; "" is any kind."""

    kind: str
    words: str = ""


class ChosenQuality(Value):
    """Has the quality that was chosen for this object.

    `what`: "creature type", "color", "card type", "name". Words "of the chosen type", "of the
    chosen color", "with the chosen name".
    """

    what: str
    words: str


class Named(Value):
    """Has the name: "named Urza's Mine". The name comes from the text, never from code."""

    name: str


class HasCostSymbol(Value):
    """Has the symbol in its mana cost: "with {X} in its mana cost"."""

    symbol: str
    words: str = ""


class HasManaCost(Value):
    """Has exactly one of the mana costs: "with mana cost {0} or {1}" (CR 202.1)."""

    costs: tuple[str, ...]


class SharesQuality(Value):
    """Shares the quality with another object: "that shares a creature type with ~"."""

    what: str
    with_: ObjectRef
    words: str = ""


class CouldAttach(Value):
    """Anything else the engine tests by a name: "that could enchant it" and the like."""

    to: ObjectRef
    words: str = ""


class TargetsObject(Value):
    """Targets an object or player: "that targets ~", "that targets a creature you control"."""

    what: Value  # ObjectRef, PlayerRef or Described
    only: bool = False
    words: str = field(default="targets", compare=False)


class IsAttachedTo(Value):
    """Is attached to the object: "for each Aura attached to it" (CR 301.5, 303.4)."""

    to: ObjectRef


class ExiledWith(Value):
    """Was exiled by an ability of the object: "cards exiled with ~" (CR 607.2a)."""

    by: ObjectRef
    last: bool = False  # and after all others: "the last card exiled with ~"


class Convoked(Value):
    """Was tapped to pay for a spell with convoke (CR 702.51c): "each creature that convoked it"."""

    spell: ObjectRef


class ExiledBy(Value):
    """Was exiled by an ability that a player controlled: "cards you exiled"."""

    who: PlayerRef
    words: str = field(default="", compare=True)


class PutOntoBattlefieldWith(Value):
    """Was put onto the battlefield by an ability of the object (CR 607.2c)."""

    by: ObjectRef


class DamagedBy(Value):
    """Was dealt damage this turn by the object: "a creature dealt damage by ~ this turn"."""

    by: ObjectRef


class CouldProduceMana(Value):
    """Could produce mana of the type: "that could produce {C}" (CR 106.7)."""

    type: str


class CouldProduceSame(Value):
    """Could produce a type of mana that another object could produce (CR 106.7)."""

    as_: ObjectRef


class IsAmong(Value):
    """Is one of the objects bound before: "a creature card from among them"."""

    of: ObjectRef


class InCombatWith(Value):
    """Is blocking another creature, or blocked by it: "blocking ~" (CR 509.1g).

    `how`: "blocking", "blocked by" or "blocking or blocked by".
    """

    how: str
    with_: ObjectRef
    words: str = field(default="", compare=False)  # "that's" before it


class PutThereThisTurn(Value):
    """Was put into the zone where it is this turn, from a zone if one is said (CR 400.7)."""

    from_: Zone | None = None


class NthCast(Value):
    """Is the `number`-th such spell that its caster casts each turn, or each turn of their own."""

    number: int
    what: Value  # Described
    own_turns: bool = False


class CastFrom(Value):
    """Was cast from the zone: "from exile", "from anywhere other than your hand"."""

    zone: Zone
    negated: bool = False
    words: str = ""


Quality: TypeAlias = (
    HasType
    | HasSupertype
    | HasSubtype
    | HasColor
    | ColorCount
    | HasState
    | HasKeyword
    | Another
    | IsNot
    | AnyQuality
    | AllQualities
    | Compare
    | HasCounter
    | ChosenQuality
    | Named
    | HasCostSymbol
    | HasManaCost
    | SharesQuality
    | CouldAttach
    | CastFrom
    | NthCast
    | TargetsObject
    | IsAmong
    | ExiledWith
    | ExiledBy
    | Convoked
    | DamagedBy
    | CouldProduceMana
    | CouldProduceSame
    | IsAttachedTo
    | InCombatWith
    | PutThereThisTurn
    | PutOntoBattlefieldWith
    | IsOneOf
)


class Described(Value):
    """A description of objects.

    "other untapped artifact creatures and Vehicles you control with flying" has `adjectives`
    (other, untapped), `kinds` ((artifact, creature), (Vehicle)), `joiner` "and", `controller`
    You and `further` (flying). `noun` is "permanent", "card", "spell", "token", "source",
    "ability" or "" where the kinds alone are the noun; without a zone and a noun that says
    otherwise a permanent on the battlefield is meant (CR 109.2). Meaning: every adjective, and at
    least one of the kinds (all qualities of it) if there are any, and the noun, controller, owner,
    zone and further qualities. "Permanent" before "card" or "spell" is HasType("permanent").
    `order` is the order of the parts after the noun where it is unusual, and the preposition of
    the zone.
    """

    adjectives: tuple[Quality, ...] = ()
    kinds: tuple[tuple[Quality, ...], ...] = ()
    joiner: str = "or"
    noun: str = ""
    controller: PlayerRef | None = None
    controls_not: bool = False  # "you don't control"
    owner: PlayerRef | None = None
    owns_not: bool = False
    zone: Zone | None = None
    zone_of: PlayerRef | None = None  # "in your graveyard"
    further: tuple[Quality, ...] = ()
    order: tuple[str, ...] = field(default=(), compare=False)


class ThisOr(Value):
    """Is it this object or another so described, in a trigger event: "~ or another Ally"."""

    what: Described
    words: str = field(default="~", compare=False)


class OneOrMore(Value):
    """One or more such objects at once, in a trigger event: it triggers once for all of them."""

    what: Described
