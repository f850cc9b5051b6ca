"""If and only if: what is asked of the position or of the past (CR 603.4, 602.5, 614)."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import Quantity
from rulings_cli.abilities.references import ObjectRef, PlayerRef
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Step, Zone


class Controls(Value):
    """A player controls objects: "you control three or more artifacts", "you control no Swamps".

    The number of matching objects stands in `relation` (">=", "=", "<=") to `count`.
    """

    who: PlayerRef
    what: Described
    count: int = 1
    relation: str = ">="
    words: str = ""


class ControlsMore(Value):
    """A player controls more fitting objects than another, or fewer: "… more creatures than you".

    The difference is at least `by`; `relation` is ">" or "<".
    """

    who: PlayerRef
    what: Described
    than: PlayerRef
    by: int = 1
    relation: str = ">"


class CountIs(Value):
    """An amount stands in a relation to another: "your life total is 5 or less"."""

    left: Quantity
    relation: str
    right: Quantity
    words: str = ""


class ObjectIs(Value):
    """An object fits a description: "it's a land card", "equipped creature is a Human"."""

    what: ObjectRef
    described: Described
    negated: bool = False
    words: str = ""


class AnchorChosen(Value):
    """The anchor word was chosen as the permanent entered (CR 614.12c)."""

    word: str


class RemainExiled(Value):
    """Any of the cards that were exiled still are: "any of those cards remain exiled"."""

    what: ObjectRef


class WasKicked(Value):
    """The spell was kicked: "this spell was kicked"; `cost` where several kickers exist."""

    words: str = "this spell was kicked"
    cost: str = ""


class CostWasPaid(Value):
    """An alternative or additional cost was paid: "this spell's madness cost was paid".

    `name` is the keyword, "additional", or the symbols of the cost: "the {1}{B} cost was paid".
    """

    name: str
    words: str = field(default="this spell's", compare=False)


class WasBeheld(Value):
    """Something was beheld as a cost of this spell: "a Dragon was beheld" (CR 701.4b)."""

    what: Described


class CostContains(Value):
    """A symbol stands in what a spell or ability costs before anything changes it."""

    what: ObjectRef
    symbol: str = "X"


class WasCast(Value):
    """The object was cast: "you cast it", "it was cast from your hand"."""

    words: str


class ManaWasSpent(Value):
    """Certain mana was spent on it: "{R} was spent to cast this spell", "no mana was spent"."""

    symbols: tuple[str, ...] = ()
    at_least: int = 1
    no_mana: bool = False
    words: str = ""


class DuringTurn(Value):
    """It is the player's turn, or a step of it: "it's your turn", "during your upkeep"."""

    whose: PlayerRef | None = None
    step: Step | None = None
    phase: str = ""  # "combat", "main"
    negated: bool = False
    words: str = ""
    #: the step that must not have come yet: "before attackers are declared"
    before: Step | None = None


class HappenedThisTurn(Value):
    """Something happened this turn, or is so of a player: "a creature died this turn".

    `what` is its short name ("creature died", "delirium"), `least` how much or how often, `words`
    the place of the wording among those of the name.
    """

    what: str
    words: str = ""
    least: int = 1


class DidThisTurn(Value):
    """A player did something so often this turn: "an opponent cast three or more spells".

    `kind`: "cast" (`what` the spells), "had enter" (permanents under their control), "drew",
    "had put into graveyard" (cards), "gained life", "lost life".
    """

    who: PlayerRef
    kind: str
    what: Described | None = None
    least: int = 1
    words: str = ""


class ObjectsDid(Value):
    """Objects did something this turn: "a nonland permanent left the battlefield this turn".

    `kind`: "entered", "left", "died" or "attacked"; `under` who controlled them then.
    """

    kind: str
    what: Described
    under: PlayerRef | None = None
    least: int = 1
    none: bool = False
    words: str = ""


class HasCards(Value):
    """A player has so many cards in a zone, or more than another: "two or fewer cards in hand"."""

    who: PlayerRef
    zone: Zone
    relation: str
    count: int = 0
    than: PlayerRef | None = None
    words: str = ""


class WasDone(Value):
    """Something was milled, exiled … by this effect: "a land card was milled this way"."""

    what: Described
    verb: str
    least: int = 1
    words: str = ""
    alike: str = ""  # what so many of them share: "two cards that share a color"


class HasLife(Value):
    """A player's life total stands in a relation to a number: "a player has 13 or less life".

    With `than` it is compared with that player's: "an opponent has more life than you".
    """

    who: PlayerRef
    relation: str
    amount: int
    than: PlayerRef | None = None


class HadCounter(Value):
    """An object of the event had a counter as it last was: "if it had a +1/+1 counter on it"."""

    of: ObjectRef
    kind: str


class FlipWon(Value):
    """The player won the coin flip before it (CR 705.2); `negated` lost it."""

    negated: bool = False


class MoreVotes(Value):
    """An option got more votes than any other; `tied` also if the vote is tied (CR 701.38)."""

    option: str
    tied: bool = False


class Not(Value):
    """The condition is not so."""

    of: Condition
    words: str = ""


class BothConditions(Value):
    """All of the conditions hold: "… and …"."""

    conditions: tuple[Condition, ...]
    joiner: str = "and"


class EitherCondition(Value):
    """At least one of the conditions holds: "… or …"."""

    conditions: tuple[Condition, ...]
    joiner: str = "or"


class YouDo(Value):
    """The optional or required action before it was taken: "if you do"."""

    words: str = "if you do"
    negated: bool = False  # "if you don't"


Condition: TypeAlias = (
    Controls
    | ControlsMore
    | CountIs
    | ObjectIs
    | RemainExiled
    | AnchorChosen
    | WasKicked
    | CostWasPaid
    | WasBeheld
    | CostContains
    | WasCast
    | ManaWasSpent
    | DuringTurn
    | HappenedThisTurn
    | DidThisTurn
    | ObjectsDid
    | HasCards
    | HadCounter
    | WasDone
    | HasLife
    | FlipWon
    | MoreVotes
    | Not
    | BothConditions
    | EitherCondition
    | YouDo
)
