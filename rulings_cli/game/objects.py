"""Objects (CR 109): immutable values that refer to each other by id."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Ability
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, Payment, PlayerId
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Zone


class Characteristics(Value):
    """The characteristics of an object (CR 109.3) after all effects, or as last known.

    `abilities` are all abilities it has now, granted and keyword ones among them; power and
    toughness are None where the object has none. `controller` is who controls it after layer 2.
    """

    name: str
    mana_cost: ManaCost | None
    colors: frozenset[str]
    supertypes: frozenset[str]
    types: frozenset[str]
    subtypes: frozenset[str]
    abilities: tuple[Ability, ...]
    controller: PlayerId
    power: int | None = None
    toughness: int | None = None
    loyalty: int | None = None
    defense: int | None = None
    #: what of the text is not understood (abilities.Uncompiled), for honest abstention
    uncompiled: tuple[Value, ...] = ()
    all_creature_types: bool = False


class CastRecord(Value):
    """How a spell was cast, kept by the permanent that it becomes (CR 601, 400.7d).

    `optional` names the optional costs paid, once each time ("kicker", "kicker", "buyback");
    `alternative` the alternative cost ("overload", "flashback", "free", ""); `permission` the id
    of the effect that allowed it; `total` the total cost as locked in (CR 601.2f); `payments`
    which mana paid what.
    """

    by: PlayerId
    from_zone: Zone
    x: int | None = None
    alternative: str = ""
    optional: tuple[str, ...] = ()
    modes: tuple[int, ...] = ()
    permission: int | None = None
    total: Cost | None = None
    payments: tuple[Payment, ...] = ()
    #: what was sacrificed, discarded, exiled or tapped to pay: "the sacrificed creature"
    paid: tuple[ObjectId, ...] = ()
    #: "type" or "color" where mana of any type or color can be spent to cast it (CR 118.14)
    any_mana: str = ""
    #: taken over from the spell that it is a copy of: the copy itself was not cast (CR 707.10)
    copied: bool = False
    #: the objects whose effects allowed it, or offered its cost, only once in the turn, or once
    #: for a card type
    once: tuple[ObjectId | tuple[ObjectId, str], ...] = ()
    #: the object whose effect exiles it instead of letting it go to a graveyard
    exiled_by: ObjectId | None = None


class AbilityOnStack(Value):
    """An activated or triggered ability as an object (CR 113.7): it outlives its source.

    `source_was` is the source as it was when the ability was activated or triggered; `bound` the
    names that the event or the cost has bound, as pairs (name, ids).
    """

    ability: Ability
    source: ObjectId
    source_was: GameObject
    bound: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()
    player_bound: tuple[tuple[str, PlayerId], ...] = ()
    amount: int | None = None
    kind: str = "activated"  # "activated", "triggered", "delayed", "reflexive"
    #: objects that the event or cost spoke of, as they last were (CR 608.2h)
    was: tuple[GameObject, ...] = ()
    #: the types of mana that the event produced (CR 106.12a)
    produced: tuple[str, ...] = ()
    #: the frozen `engine.context.Context` of the effect that made a delayed or reflexive trigger
    context: Value | None = None
    #: which mana paid for the activation
    payments: tuple[Payment, ...] = ()


#: Among what was chosen for an object: the name of the face whose ability asked for it.
CHOSEN_BY = "chosen by"


class GameObject(Value):
    """One object in one zone. After a zone change it is a new object with a new id (CR 400.7).

    `face` is the face that is up or was chosen; a token or a copy has a face of its own (its
    copiable values, CR 707.2). Only what is printed and marked is stored here; what the object
    really is, `engine.layers.characteristics` tells.
    """

    id: ObjectId
    face: Face
    zone: Zone
    owner: PlayerId
    controller: PlayerId
    card: Card | None = None
    kind: str = "card"  # "card", "token", "copy" (of a spell), "ability", "emblem"
    tapped: bool = False
    face_down: bool = False
    revealed: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: ObjectId | None = None
    #: the player that an Aura is attached to
    enchants: PlayerId = ""
    marked_damage: int = 0
    #: dealt damage by a source with deathtouch since state-based actions were last checked
    deathtouched: bool = False
    #: the clock (Game.clock) when it came under its controller's control (CR 302.6)
    controlled_since: int = 0
    #: who controlled it when that was last looked at, None for `controller` (CR 613.1b)
    held_by: PlayerId | None = None
    timestamp: int = 0
    is_commander: bool = False
    #: choices made for it: ("creature type", "Elf"), ("color", "W"), ("name", …)
    chosen: tuple[tuple[str, str], ...] = ()
    x: int | None = None
    cast: CastRecord | None = None
    on_stack: AbilityOnStack | None = None
    #: chosen targets, one tuple for each target requirement: object ids (int) or players (str)
    targets: tuple[tuple[ObjectId | PlayerId, ...], ...] = ()
    modes: tuple[int, ...] = ()
    #: what it was before the zone change that made it (400.7), for effects that follow it
    was: ObjectId | None = None
    #: abilities used this turn, for "once each turn": pairs (index, turn)
    used: tuple[tuple[int, int], ...] = ()
    exiled_with: ObjectId | None = None
    #: whose ability put it onto the battlefield: what "put onto the battlefield with" asks
    put_with: ObjectId | None = None
    #: the face it has when no effect makes it a copy of another object (CR 707.4), None for `face`
    own_face: Face | None = None
    #: what represents a merged permanent, topmost first (CR 730.2); () where it is one thing
    components: tuple[GameObject, ...] = ()
    #: what was attached to it as it left the battlefield (CR 608.2h)
    attachments: tuple[ObjectId, ...] = field(default=(), compare=False)
    #: what it was in combat as it left the battlefield: "attacking", "blocked" (CR 608.2h)
    fought: tuple[str, ...] = field(default=(), compare=False)
    #: what it was after all effects when it was last seen (CR 608.2h), set by engine.layers
    known: Characteristics | None = field(default=None, compare=False)

    @property
    def name(self) -> str:
        """Give the printed name."""
        return self.face.name

    @property
    def was_cast(self) -> bool:
        """Tell whether it was cast, as a copy of a spell on the stack was not (CR 707.10)."""
        return self.cast is not None and not self.cast.copied

    def counters_of(self, kind: str) -> int:
        """Give how many counters of the kind are on it; "" counts all."""
        return sum(n for each, n in self.counters if kind in ("", each))


class PhasedOut(Value):
    """A permanent that is phased out, as it was (CR 702.26).

    `under` controlled it as it phased out; `with_` is the permanent with which it phased out
    indirectly (CR 702.26g), None where it did so directly.
    """

    object: GameObject
    under: PlayerId
    with_: ObjectId | None = None


class Player(Value):
    """One player: life, mana and what the turn allows."""

    id: PlayerId
    life: int = 20
    mana: tuple[ManaUnit, ...] = ()
    counters: tuple[tuple[str, int], ...] = ()
    lands_played: int = 0
    #: the clock when this player's most recent turn began (CR 302.6); -1: none has yet
    turn_began: int = -1
    #: the clock when the turn of theirs before that began (CR 702.30a)
    turn_began_before: int = 0
    has_lost: str = ""
    drew_from_empty: bool = False
    commander_casts: tuple[tuple[str, int], ...] = ()
