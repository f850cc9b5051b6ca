"""Who and which: the players and objects that an ability speaks of, bound when it is used.

A reference is a name for something that the engine looks up in the context of a resolving
ability, a trigger, a cost or a static ability. `Described` (module `described`) tells which
objects have certain qualities; a reference tells which of them is meant.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, TypeAlias

from rulings_cli.terms.values import Value, field

if TYPE_CHECKING:
    from rulings_cli.abilities.described import Described


# --- players -------------------------------------------------------------------------------


class You(Value):
    """The controller of the spell or ability (CR 109.5); `words` "you" where a subject is said."""

    words: str = field(default="", compare=False)


class EachPlayer(Value):
    """Each player, in APNAP order; `words` how it is said when it is not "each player"."""

    words: str = field(default="", compare=False)


class EachOpponent(Value):
    """Each opponent of the controller: "each opponent"; in a noun phrase "your opponents"."""

    words: str = field(default="", compare=False)


class AnOpponent(Value):
    """Any one opponent: "an opponent", "opponents" in "creatures your opponents control"."""

    words: str = field(default="", compare=False)


class APlayer(Value):
    """Any one player: "a player"."""

    words: str = field(default="", compare=False)


class TargetPlayer(Value):
    """The player chosen for the `index`-th target of the ability (0 is the first)."""

    index: int = 0
    words: str = field(default="", compare=False)


#: How a player is spoken of who, or whose planeswalker, is the target.
AIMED_AT: Final = "that player or that planeswalker's controller"


class ThatPlayer(Value):
    """The player last spoken of: the one of the event, or the last target: "that player"."""

    words: str = field(default="that player", compare=False)


class ControllerOf(Value):
    """The controller of an object: "its controller"; last known if it is gone (CR 608.2h)."""

    of: ObjectRef
    words: str = field(default="its controller", compare=False)


class OwnerOf(Value):
    """The owner of an object: "its owner"."""

    of: ObjectRef
    words: str = field(default="its owner", compare=False)


class OpponentsOf(Value):
    """The opponents of another player: "each of that player's opponents"."""

    of: PlayerRef
    words: str = field(default="each of that player's opponents", compare=False)


class OpponentsWith(Value):
    """Each opponent who has so many counters of a kind, or more: poison counters (CR 122.1f)."""

    counter: str
    least: int


class DefendingPlayer(Value):
    """The defending player (CR 506.2)."""


class ActivePlayer(Value):
    """The player whose turn it is: "the active player"."""


class ChosenPlayer(Value):
    """The player who was chosen for the object the ability is on (CR 607.2d)."""


class EnchantedPlayer(Value):
    """The player that the Aura is attached to (CR 303.4): "enchanted player"."""


class YouAnd(Value):
    """The controller and another player: "you and target opponent each"."""

    other: PlayerRef


PlayerRef: TypeAlias = (
    You
    | YouAnd
    | EnchantedPlayer
    | EachPlayer
    | EachOpponent
    | AnOpponent
    | APlayer
    | TargetPlayer
    | ThatPlayer
    | ControllerOf
    | OwnerOf
    | OpponentsOf
    | OpponentsWith
    | DefendingPlayer
    | ActivePlayer
    | ChosenPlayer
)


# --- objects -------------------------------------------------------------------------------


class This(Value):
    """The object that the ability is on: "~", "this creature"; `words` is how it is said.

    "~" is the card's own name; "this creature", "this token", "it" are kept as written.
    """

    words: str = field(default="~", compare=False)


class TargetObject(Value):
    """The object chosen for the `index`-th target of the ability (0 is the first).

    `words` is how a later mention is said ("that creature", "it"); empty where it is introduced.
    """

    index: int = 0
    words: str = field(default="", compare=False)


class Bound(Value):
    """An object or objects that an earlier instruction or the event bound to a name.

    Names: "triggering" (the object of the trigger's event), "found" (what an exile-until or
    search stopped at), "exiled" (all cards exiled by the earlier instruction), "created" (tokens
    made), "paid" (what the cost sacrificed, tapped, discarded or exiled), "drawn", "revealed",
    "milled", "countered", "moved" (what an earlier instruction put into a zone), "cast", "chosen"
    (what ChosenObjects chose), "copied" (a copy just made), "others" (exiled or revealed this way
    minus "found"), "uncast" (exiled this way minus those cast this way), "rest" (revealed or looked
    at minus those moved), "self" (a subject acts on itself: "itself"),
    "sacrificed" (by an instruction), "opposing" (what it blocks or is blocked by), "damaged".
    `words` is how the text says it: "that card", "it", "the exiled cards".
    """

    name: str
    words: str = field(compare=False)


class AttachedTo(Value):
    """The permanent that this is attached to: `words` "enchanted creature", "equipped creature"."""

    words: str


class Each(Value):
    """All objects that are so described: "each creature", "creatures you control"."""

    what: Described
    words: str = field(default="each", compare=False)


class ChosenObjects(Value):
    """Objects that the player chooses on resolution or while paying, without targeting.

    "a creature you control", "two lands"; `who` chooses, the controller unless another is said.
    """

    what: Described
    count: object = None  # Quantity, None for one ("a"/"an"); typed loosely to avoid a cycle
    up_to: bool = False
    words: str = ""


class Particular(Value):
    """One object, fixed when an ability that names it is granted (CR 201.5a)."""

    id: int
    words: str = field(default="", compare=False)


class Both(Value):
    """Two targets of one instruction: "target artifact and target enchantment"."""

    of: tuple[ObjectRef, ...]
    words: str = field(default="", compare=False)


class BothPaired(Value):
    """A creature and the one that it is paired with (CR 702.95): "both creatures"."""

    words: str = field(default="both creatures", compare=False)


ObjectRef: TypeAlias = (
    This | TargetObject | Bound | AttachedTo | Each | ChosenObjects | BothPaired
) | Both
