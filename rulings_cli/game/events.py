"""Events: what would happen, and the facts of what has happened; each names its rules.

A procedure proposes a `Would…`; `engine.replacing` may change it; `engine.performing` carries it
out and emits the fact. `because` is required in every event, so that every step has its rule.
"""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, Payment, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step, Zone

Because = tuple[Rule, ...]


class Event(Value):
    """Base of facts: what happened, why (rules), and by which object's text if any."""

    because: Because


# --- would-events ---------------------------------------------------------------------------


class Would(Value):
    """Base of proposals; `source` is the object whose effect or rule proposes it, or None."""

    because: Because


class WouldMove(Would):
    """An object would change zones; the fields beyond `to` describe how it arrives.

    `position` in a library: "top", "bottom"; `face` the face it enters with; `entering` holds
    what replacement effects have added (counters, tapped).
    """

    object: ObjectId
    to: Zone
    source: ObjectId | None = None
    controller: PlayerId | None = None
    position: str = ""
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()
    attached_to: ObjectId | None = None
    enchants: PlayerId = ""  # the player that an Aura will be attached to
    face_down: bool = False
    face: int | None = None
    cause: str = (
        ""  # "dies", "sacrifice", "discard", "mill", "draw", "cast", "resolve", "counter" …
    )
    chosen: tuple[tuple[str, str], ...] = ()
    exiled_with: ObjectId | None = None
    put_with: ObjectId | None = None
    #: a token that enters: it is nowhere yet, and `object` is its id (CR 111.1)
    token: GameObject | None = None
    #: the face of what it enters as a copy of (CR 707.5)
    copied: Face | None = None
    #: counters that the copy effect lets it enter with (CR 707.9e)
    copied_with: tuple[tuple[str, int], ...] = ()
    #: abilities that it gains as it enters (riot)
    gains: tuple[Value, ...] = ()


class WouldDraw(Would):
    """A player would draw one card."""

    player: PlayerId
    source: ObjectId | None = None


class WouldAddMana(Would):
    """A player would get mana (CR 106.3); `tapped` if it comes of tapping `source` for mana."""

    player: PlayerId
    units: tuple[ManaUnit, ...]
    source: ObjectId | None = None
    tapped: bool = False


class WouldDealDamage(Would):
    """A source would deal damage to an object or player."""

    source: ObjectId
    to: ObjectId | PlayerId
    amount: int
    combat: bool = False


class WouldGainLife(Would):
    """A player would gain life."""

    player: PlayerId
    amount: int
    source: ObjectId | None = None


class WouldLoseLife(Would):
    """A player would lose life; paying life is losing it (CR 119.4)."""

    player: PlayerId
    amount: int
    source: ObjectId | None = None
    paid: bool = False


class WouldLose(Would):
    """A player would lose the game; `words` say why."""

    player: PlayerId
    words: str


class WouldDo(Would):
    """What an effect says would be done instead (CR 614.6): sentences, with their context.

    `key` tells which effect; it does not apply to what comes of itself (CR 614.5).
    """

    body: tuple[Any, ...]
    context: Any
    key: Any


class WouldTap(Would):
    """A permanent would become tapped (`untap` for untapped)."""

    object: ObjectId
    source: ObjectId | None = None
    untap: bool = False


class WouldPutCounters(Would):
    """Counters would be put on an object or player (negative: removed).

    `once`: as one thing, however many events at the same time bring it (CR 615.5).
    """

    on: ObjectId | PlayerId
    kind: str
    amount: int
    source: ObjectId | None = None
    once: bool = False


class WouldCreateToken(Would):
    """A player would create tokens with the given face; `also` other tokens at the same time."""

    player: PlayerId
    face: Value  # Face
    amount: int = 1
    source: ObjectId | None = None
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()  # that each enters with
    card: Card | None = None  # both faces of a double-faced token
    attached_to: ObjectId | None = None  # what an Aura or Equipment token enters attached to
    also: tuple[WouldCreateToken, ...] = ()

    @property
    def each_kind(self) -> tuple[WouldCreateToken, ...]:
        """Give what would be created of each kind."""
        return (self.evolve(also=()), *self.also)


class WouldDestroy(Would):
    """A permanent would be destroyed (CR 701.8)."""

    object: ObjectId
    source: ObjectId | None = None
    no_regeneration: bool = False


class WouldShuffle(Would):
    """A player would shuffle their library."""

    player: PlayerId
    source: ObjectId | None = None


class WouldAttach(Would):
    """An object would become attached to another (CR 701.3); `to` None unattaches."""

    object: ObjectId
    to: ObjectId | None
    source: ObjectId | None = None


# --- facts ----------------------------------------------------------------------------------


class ZoneChanged(Event):
    """An object changed zones: its old and its new id, and how it arrived."""

    object: ObjectId
    new: ObjectId | None
    from_: Zone
    to: Zone
    name: str
    player: PlayerId
    cause: str = ""
    source: ObjectId | None = None
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()


class CeasedToExist(Event):
    """A token, a copy or an ability ceased to exist (CR 111.7, 608.2n)."""

    object: ObjectId
    name: str
    from_: Zone


class Drew(Event):
    """A player drew a card; `card` is the new object in hand."""

    player: PlayerId
    card: ObjectId


class ManaAdded(Event):
    """Mana went into a pool; `tapped` whether a permanent was tapped for it (CR 106.12)."""

    player: PlayerId
    units: tuple[ManaUnit, ...]
    source: ObjectId | None = None
    tapped: bool = False


class NoManaAdded(Event):
    """An ability that would add mana added none (CR 106.5)."""

    player: PlayerId
    source: ObjectId | None = None


class ManaEmptied(Event):
    """Unspent mana was lost as a step or phase ended (CR 106.4)."""

    player: PlayerId
    units: tuple[ManaUnit, ...]


class DamageDealt(Event):
    """Damage was dealt by a source, which `was` so as it dealt it."""

    source: ObjectId
    to: ObjectId | PlayerId
    amount: int
    combat: bool = False
    was: GameObject | None = None


class LifeChanged(Event):
    """A player's life total changed by `amount` (negative: lost or paid)."""

    player: PlayerId
    amount: int
    source: ObjectId | None = None
    paid: bool = False


class BecameTapped(Event):
    """A permanent became tapped, or untapped."""

    object: ObjectId
    untapped: bool = False
    cost: bool = False


class CountersPut(Event):
    """Counters were put on an object or player (negative: removed)."""

    on: ObjectId | PlayerId
    kind: str
    amount: int
    source: ObjectId | None = None


class TokenCreated(Event):
    """A token was created; it entered so."""

    player: PlayerId
    object: ObjectId
    name: str
    tapped: bool = False
    counters: tuple[tuple[str, int], ...] = ()


class Shuffled(Event):
    """A library was shuffled, or cards were put into it in a random order."""

    player: PlayerId
    cards: tuple[ObjectId, ...] = ()


class Attached(Event):
    """An object became attached (`to` None: unattached)."""

    object: ObjectId
    to: ObjectId | None


class CastingBegan(Event):
    """A card was put onto the stack to be cast (CR 601.2a); `object` is the spell."""

    player: PlayerId
    object: ObjectId
    from_: Zone


class ChoiceMade(Event):
    """A choice of an action: `what` and its value in words (modes, targets, X, hybrid …)."""

    player: PlayerId
    what: str
    value: str
    about: ObjectId | None = None


class BecameTarget(Event):
    """An object or player became a target (CR 601.2c); `object` is the spell or ability."""

    player: PlayerId
    object: ObjectId
    target: ObjectId | PlayerId


class CostDetermined(Event):
    """The total cost was locked in (CR 601.2f)."""

    object: ObjectId
    words: str


class CostPaid(Event):
    """A cost was paid (CR 601.2h): which mana paid which symbol."""

    player: PlayerId
    object: ObjectId
    payments: tuple[Payment, ...] = ()
    words: str = ""


class ControlChanged(Event):
    """A permanent came under another player's control (CR 613.1b)."""

    object: ObjectId
    player: PlayerId


class SpellCast(Event):
    """A spell became cast (CR 601.2i)."""

    player: PlayerId
    object: ObjectId
    name: str


class AbilityActivated(Event):
    """An ability was activated (CR 602.2); mana abilities too."""

    player: PlayerId
    object: ObjectId  # the source
    index: int
    on_stack: ObjectId | None = None  # None for a mana ability (CR 605.3b)
    name: str = ""
    is_mana_ability: bool = False


class Triggered(Event):
    """An ability triggered (CR 603.2); it waits, or it is a triggered mana ability (605.4a)."""

    source: ObjectId
    name: str
    controller: PlayerId
    is_mana_ability: bool = False


class PutOnStack(Event):
    """A triggered ability was put onto the stack (CR 603.3)."""

    object: ObjectId
    source: ObjectId
    controller: PlayerId
    name: str


class ResolutionBegan(Event):
    """An object began to resolve (CR 608)."""

    object: ObjectId
    name: str


class Resolved(Event):
    """An object finished resolving."""

    object: ObjectId
    name: str


class DidNotResolve(Event):
    """All targets were illegal, so the object did not resolve (CR 608.2b)."""

    object: ObjectId
    name: str


class Countered(Event):
    """A spell or ability was countered (CR 701.6), by another spell or ability or by a rule."""

    object: ObjectId
    name: str
    by: PlayerId | None = None  # who controls what countered it


class NothingHappened(Event):
    """An instruction did nothing; `reason` in our words."""

    reason: str
    about: ObjectId | None = None


class LandPlayed(Event):
    """A land was played (CR 305.1); `object` is the land on the battlefield."""

    player: PlayerId
    object: ObjectId
    name: str


class AttackersDeclared(Event):
    """A player declared attackers, one or more (CR 508.1)."""

    player: PlayerId
    attackers: tuple[ObjectId, ...]


class Attacked(Event):
    """A creature was declared as an attacker (CR 508.1k); `alone` if it was the only one (506.5).

    `defending` is the defending player that it is about (CR 508.5).
    """

    player: PlayerId
    object: ObjectId
    attacking: ObjectId | PlayerId
    defending: PlayerId
    alone: bool = False


class BlockersDeclared(Event):
    """A player declared blockers, one or more (CR 509.1)."""

    player: PlayerId
    blockers: tuple[ObjectId, ...]


class BlockedCreature(Event):
    """A creature blocked an attacker (CR 509.1g); `attackers` all that it was declared to block."""

    player: PlayerId
    object: ObjectId
    attacker: ObjectId
    attackers: tuple[ObjectId, ...]


class BecameBlocked(Event):
    """An attacking creature became blocked by one of its `blockers` (CR 509.1h)."""

    object: ObjectId
    blocker: ObjectId
    blockers: tuple[ObjectId, ...]


class BecameUnblocked(Event):
    """No creature was declared as a blocker for an attacking creature (CR 509.1h)."""

    object: ObjectId


class RemovedFromCombat(Event):
    """A creature, planeswalker or battle was removed from combat (CR 506.4)."""

    object: ObjectId


class PriorityReceived(Event):
    """A player received priority (CR 117.3)."""

    player: PlayerId


class StepBegan(Event):
    """A step or phase began."""

    step: Step
    player: PlayerId


class TurnBegan(Event):
    """A turn began."""

    player: PlayerId
    turn: int


class StateBasedActionsPerformed(Event):
    """State-based actions were performed together (CR 704.3)."""

    words: str


class EffectBegan(Event):
    """A lasting effect, permission or delayed triggered ability came to be (CR 611.2, 603.7)."""

    words: str
    source: ObjectId | None = None


class EffectEnded(Event):
    """A lasting effect or permission ended (CR 611.2, 514.2)."""

    words: str
    source: ObjectId | None = None


class RuleApplied(Event):
    """A rule that moved no object decided something; `words` says what, in our words."""

    words: str
    about: ObjectId | None = None


class Reversed(Event):
    """An illegal action was reversed (CR 733.1)."""

    words: str
    about: ObjectId | None = None


class Lost(Event):
    """A player lost the game (CR 104.3)."""

    player: PlayerId
    words: str
