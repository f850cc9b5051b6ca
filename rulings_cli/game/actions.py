"""What a player may do, mostly with priority (CR 117.1), and how it came out."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypeAlias

from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.game.game import Game


class CastSpell(Value):
    """Cast a card (CR 601).

    `face` the index of the face or half to cast, None to be asked where there are several;
    `alternative` the alternative cost to use ("" none, "overload", "flashback" …).
    """

    player: PlayerId
    card: ObjectId
    face: int | None = None
    alternative: str = ""


class ActivateAbility(Value):
    """Activate the `index`-th ability of an object, as its characteristics list them (CR 602)."""

    player: PlayerId
    object: ObjectId
    index: int


class PlayLand(Value):
    """Play a land (CR 305.1, 116.2a)."""

    player: PlayerId
    card: ObjectId
    face: int | None = None


class PassPriority(Value):
    """Pass priority (CR 117.3d)."""

    player: PlayerId


class TakeSpecialAction(Value):
    """Take another special action (CR 116.2): "suspend", "turn face up", "foretell", "plot"."""

    player: PlayerId
    object: ObjectId
    kind: str


class DeclareAttackers(Value):
    """Declare attackers (CR 508.1): each with the player, planeswalker or battle it attacks.

    `attackers` None leaves them to the choice "attackers"; `bands` are those of them that attack
    in bands (CR 702.22c).
    """

    player: PlayerId
    attackers: tuple[tuple[ObjectId, ObjectId | PlayerId], ...] | None = ()
    bands: tuple[tuple[ObjectId, ...], ...] = ()


class DeclareBlockers(Value):
    """Declare blockers (CR 509.1): pairs of a blocking creature and what it blocks.

    `blockers` None leaves them to the choice "blockers".
    """

    player: PlayerId
    blockers: tuple[tuple[ObjectId, ObjectId], ...] | None = ()


Action: TypeAlias = (
    CastSpell
    | ActivateAbility
    | PlayLand
    | PassPriority
    | TakeSpecialAction
    | DeclareAttackers
    | DeclareBlockers
)


class Refused(Value):
    """The rules do not allow the action: the rule that refuses it, and what caused that.

    `by` is the object (or None) whose effect stops it; `reversed` where the action had begun and
    was reversed (CR 733.1); `reason` in our words.
    """

    action: Value
    rule: Rule
    reason: str
    because: tuple[Rule, ...] = ()
    by: ObjectId | None = None
    reversed: bool = False


class Done:
    """The action was taken: the new position (the given one is untouched)."""

    __slots__ = ("game",)

    def __init__(self, game: Game) -> None:
        self.game = game
