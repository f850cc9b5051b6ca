"""When and whenever and at: the events that triggered abilities wait for (CR 603)."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.described import Described, OneOrMore, ThisOr
from rulings_cli.abilities.references import AttachedTo, ObjectRef, PlayerRef, This, You
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Step, Zone


class Enters(Value):
    """Something enters the battlefield: "when ~ enters", "whenever a land you control enters"."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    tapped: bool | None = None


class Dies(Value):
    """Something is put into a graveyard from the battlefield: "dies"; looks back (CR 603.10a)."""

    what: ObjectRef | Described | OneOrMore | ThisOr


class LeavesBattlefield(Value):
    """Something leaves the battlefield; looks back (CR 603.10a)."""

    what: ObjectRef | Described | OneOrMore | ThisOr


class ZoneChange(Value):
    """Something is put into a zone from a zone: "is put into a graveyard from anywhere"."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    to: Zone
    from_: Zone | None = None
    words: str = ""
    other_than: Zone | None = None  # "from anywhere other than the battlefield"


class Casts(Value):
    """A player casts a spell: "whenever you cast a creature spell", "when you cast ~"."""

    who: PlayerRef
    what: ObjectRef | Described | OneOrMore | ThisOr
    nth: int = 0  # "your second spell each turn"
    words: str = ""


class TappedForMana(Value):
    """A permanent is tapped for mana (CR 106.12a).

    `who` None: "is tapped for mana"; else "a player taps … for mana". `mana` limits to a type.
    """

    what: ObjectRef | Described | OneOrMore | ThisOr
    who: PlayerRef | None = None
    mana: str = ""


class BecomesTapped(Value):
    """A permanent becomes tapped; `untapped` for "becomes untapped"."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    untapped: bool = False


class BeginningOf(Value):
    """A step or phase begins: "at the beginning of your upkeep", "each end step"."""

    step: Step
    whose: PlayerRef
    words: str = ""


class Attacks(Value):
    """A creature attacks; `blocks`: "attacks or blocks" is two alternatives."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    alone: bool = False
    words: str = ""


class Blocks(Value):
    """A creature blocks; what it blocks, if the text says it, is bound "opposing"."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    blocked: Described | None = None


class BecomesBlocked(Value):
    """An attacking creature becomes blocked; `by` limits to a fitting blocker, bound "opposing"."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    by: Described | None = None


class DealsDamage(Value):
    """A source deals damage: to a player, a creature …; `combat` for combat damage."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    to: PlayerRef | This | AttachedTo | Described | None = None
    combat: bool = False
    words: str = ""  # "one of": said "to one of your opponents"
    noncombat: bool = False


class IsDealtDamage(Value):
    """An object or player is dealt damage; `combat` is only "combat" or "noncombat" damage."""

    what: ObjectRef | Described | OneOrMore | ThisOr | PlayerRef
    combat: str = ""


class BecomesTarget(Value):
    """An object becomes the target of a spell or ability (ward and its like).

    `player` is one who may become the target, too, or alone: "you or a permanent you control".
    """

    what: ObjectRef | Described | OneOrMore | ThisOr | None
    of: Described | None = None
    whose: PlayerRef | None = None
    player: PlayerRef | None = None


class PlayerDraws(Value):
    """A player draws a card; `what` limits it to a card, such as this one.

    `after_first` leaves out the first one they draw in each of their draw steps.
    """

    who: PlayerRef
    words: str = ""
    what: ObjectRef | None = None
    after_first: bool = False


class PlayerDiscards(Value):
    """A player discards a card."""

    who: PlayerRef
    what: ObjectRef | Described | OneOrMore | None = None


class PlayerGainsLife(Value):
    """A player gains life; `loses` for losing it."""

    who: PlayerRef
    loses: bool = False


class PlayerSacrifices(Value):
    """A player sacrifices a permanent."""

    who: PlayerRef
    what: ObjectRef | Described | OneOrMore | ThisOr


class Activates(Value):
    """A player activates an ability: `what` the source, mana abilities included unless excluded."""

    who: PlayerRef
    what: ObjectRef | Described | None = None
    except_mana: bool = False
    words: str = ""


class OtherEvent(Value):
    """An event that is compiled to its words only; it is said back but can't be played yet."""

    words: str


class AnyEvent(Value):
    """One of several events: "enters or attacks", "when ~ enters and whenever it attacks"."""

    events: tuple[TriggerEvent, ...]
    joiner: str = field(default="or", compare=False)


class While(Value):
    """An event that counts only while something is so: "attacks while saddled" (CR 603.2)."""

    event: TriggerEvent
    condition: Condition
    words: str = field(default="while", compare=False)


class CausesMana(Value):
    """An ability of an object makes a player add mana of a type (CR 605.1b)."""

    what: ObjectRef | Described
    who: PlayerRef
    mana: str = ""


class AttacksWith(Value):
    """A player attacks with so many creatures: "whenever you attack with two or more creatures".

    `what` None is any; `whom` limits to an attacked player.
    """

    who: PlayerRef
    minimum: int = 1
    what: Described | None = None
    whom: PlayerRef | None = None


class LeavesGraveyard(Value):
    """Cards leave a graveyard: "whenever one or more cards leave your graveyard"."""

    what: Described | OneOrMore | ObjectRef
    of: PlayerRef


class IsUnblocked(Value):
    """A creature attacks and isn't blocked (CR 509.3g); `words` "a player" if it attacks one."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    words: str = ""


class BecomesTrue(Value):
    """A state trigger (CR 603.8): "when you control no Islands"."""

    condition: Condition


class LastCounterRemoved(Value):
    """The last counter of a kind is removed from an object (vanishing, CR 702.63a)."""

    kind: str
    what: ObjectRef


class CounterRemoved(Value):
    """A counter of a kind is removed from an object, which it triggers on for each (CR 603.2c)."""

    kind: str
    what: ObjectRef


class CounterPut(Value):
    """A counter of a kind is put on an object, which it triggers on for each (CR 603.2c)."""

    kind: str
    on: ObjectRef | Described


class TurnedFaceUp(Value):
    """A permanent is turned face up (CR 708.8)."""

    what: ObjectRef | Described | OneOrMore | ThisOr


class Transforms(Value):
    """A permanent transforms, or transforms into the face that this ability is on (CR 701.27e)."""

    what: ObjectRef | Described | OneOrMore | ThisOr
    into: ObjectRef | None = None


class Exploits(Value):
    """A creature exploits a creature (CR 702.110b)."""

    what: ObjectRef | Described | OneOrMore | ThisOr


class Cycles(Value):
    """A player cycles a card (CR 702.29c); `what` This for "this card".

    `discards`: "cycles or discards", which happens once for a card that is cycled (702.29d).
    """

    who: PlayerRef
    what: ObjectRef | Described
    discards: bool = False


class CommitsCrime(Value):
    """A player commits a crime: targets an opponent or what is theirs (CR 700.13)."""

    who: PlayerRef


class PlayerScries(Value):
    """A player scries, or surveils (CR 701.22d, 701.25d)."""

    who: PlayerRef
    surveils: bool = False


class WinsFlip(Value):
    """A player wins a coin flip, or loses one (CR 705.2)."""

    who: PlayerRef
    loses: bool = False


class PlaysLand(Value):
    """A player plays a land (CR 305.1), from a zone if one is said."""

    who: PlayerRef
    what: Described | None = None
    from_: Zone | None = None


class PutsCounters(Value):
    """Counters of a kind are put on something at once; `who` puts them, None is anybody."""

    kind: str
    on: ObjectRef | Described
    who: PlayerRef | None = None


class AttacksTogether(Value):
    """An object and at least so many others attack (CR 508.3): "~ and at least two others"."""

    what: ObjectRef
    least: int
    others: Described


class Exerts(Value):
    """A player exerts a creature as it attacks (CR 701.43d).

    `optional`: "You may exert ~ as it attacks. When you do, …": it brings the choice, too.
    """

    what: ObjectRef | Described
    who: PlayerRef = You()
    optional: bool = False


class BecomesAttached(Value):
    """An Aura or Equipment becomes attached to a permanent, bound "attached" (CR 701.3)."""

    what: ObjectRef
    to: Described


class MadeToDiscard(Value):
    """A spell or ability of such players makes the card's owner discard it."""

    what: ObjectRef
    by: PlayerRef


class Counters(Value):
    """A spell or ability of a player counters a spell: "… you control counters a spell"."""

    who: PlayerRef
    what: Described


class DayNightChanges(Value):
    """Day becomes night or night becomes day (CR 731.1)."""


class FirstTime(Value):
    """An event that counts only for the first time each turn."""

    event: TriggerEvent


class CreatesToken(Value):
    """A player creates a token (CR 701.7)."""

    who: PlayerRef
    what: Described | OneOrMore


class SearchesLibrary(Value):
    """A player searches their library (CR 701.23)."""

    who: PlayerRef


class Expends(Value):
    """A player has spent so much mana on spells this turn: "whenever you expend 4" (CR 700.14)."""

    who: PlayerRef
    count: int


class BecomesLevel(Value):
    """A Class becomes a level: "when this Class becomes level 3" (CR 716.2a)."""

    what: ObjectRef
    level: int


TriggerEvent: TypeAlias = (
    Enters
    | DayNightChanges
    | Dies
    | LeavesBattlefield
    | ZoneChange
    | Casts
    | TappedForMana
    | BecomesTapped
    | BeginningOf
    | Attacks
    | Blocks
    | BecomesBlocked
    | DealsDamage
    | IsDealtDamage
    | BecomesTarget
    | PlayerDraws
    | PlayerDiscards
    | PlayerGainsLife
    | PlayerSacrifices
    | LastCounterRemoved
    | CounterRemoved
    | CounterPut
    | Activates
    | OtherEvent
    | AnyEvent
    | BecomesTrue
    | While
    | CausesMana
    | AttacksWith
    | LeavesGraveyard
    | IsUnblocked
    | Expends
    | TurnedFaceUp
    | Transforms
    | Exploits
    | Cycles
    | CommitsCrime
    | PlayerScries
    | PlaysLand
    | WinsFlip
    | PutsCounters
    | AttacksTogether
    | Exerts
    | BecomesAttached
    | MadeToDiscard
    | FirstTime
    | BecomesLevel
    | Counters
    | CreatesToken
    | SearchesLibrary
)
