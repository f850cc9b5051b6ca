"""How many: amounts that are known only when they are used (CR 107)."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import ObjectRef, PlayerRef
from rulings_cli.terms.values import Value, field


class Number(Value):
    """A fixed number; `words` where the text does not write the usual word or digit for it."""

    n: int
    words: str = field(default="", compare=False)


class VariableX(Value):
    """X as announced for the spell or ability, or as the text defines it (CR 107.3)."""

    letter: str = "X"


class WhereX(Value):
    """An amount that the sentence calls X: "…, where X is the number of …"; it is `of`, always."""

    of: Quantity
    letter: str = field(default="X", compare=False)


class CountOf(Value):
    """How many objects there are: "the number of artifacts you control", "for each …"."""

    what: Described
    words: str = field(default="the number of", compare=False)


class ValueOf(Value):
    """A characteristic of one object: what is "power", "toughness", "mana value", "loyalty"."""

    what: str
    of: ObjectRef
    words: str = ""


class CountersOn(Value):
    """How many counters of a kind are on an object; kind "" is all kinds."""

    kind: str
    of: ObjectRef
    words: str = ""


class CountersOfPlayer(Value):
    """How many counters of a kind a player has: poison, experience, energy."""

    kind: str
    of: PlayerRef


class LifeTotalOf(Value):
    """A player's life total."""

    of: PlayerRef


class StartingLifeTotal(Value):
    """The life total with which the players began (CR 103.4): "your starting life total"."""


class CardsIn(Value):
    """How many cards are in a zone of a player: "the number of cards in your hand"."""

    what: Described
    words: str = ""


class Devotion(Value):
    """A player's devotion to colors (CR 700.5)."""

    colors: tuple[str, ...]
    of: PlayerRef


class ThatMuch(Value):
    """The amount of the event or of the earlier instruction: "that much", "that many"."""

    words: str = field(default="that much", compare=False)


class ComparedDifference(Value):
    """The difference of what the condition compares: "draw cards equal to the difference"."""


class Sum(Value):
    """The sum of two amounts: "1 plus the number of …"."""

    first: Quantity
    second: Quantity
    words: str = "plus"


class Product(Value):
    """A multiple of an amount: "twice the number of …"."""

    factor: int
    of: Quantity
    words: str = "twice"


class Half(Value):
    """Half of an amount, rounded up or down as the text says."""

    of: Quantity
    rounded: str = "down"


class Greatest(Value):
    """The greatest characteristic among objects: "the greatest power among artifacts".

    `least`: it is the least one ("the least toughness among …").
    """

    what: str
    among: Described
    least: bool = False


class Total(Value):
    """The total of a characteristic among objects: "the total power of creatures you control"."""

    what: str
    among: Described


class DistinctAmong(Value):
    """How many different ones there are: "basic land types", "card types" among objects."""

    what: str
    among: Described
    words: str = field(default="the number of", compare=False)


class UnspentMana(Value):
    """How much unspent mana of a type a player has: "for each unspent green mana you have"."""

    type: str
    of: PlayerRef


class CountThisTurn(Value):
    """How often something happened this turn: "for each other spell that player has cast".

    `kind`: "cast" spells that fit `what`, "drawn" or "discarded" cards of the player `who`; "dealt
    damage" or "dealt combat damage" how many of the players were; `other` leaves the object
    itself out.
    """

    kind: str
    who: PlayerRef
    what: Described | None = None
    other: bool = False
    words: str = field(default="", compare=False)


class ManaSpent(Value):
    """How much mana was spent to cast an object (CR 601.2h): "the amount of mana spent to cast it".

    `kind`: "mana" counts all of it; "colored" only colored mana; "colors" how many colors it had;
    "same color" the most of one color; "symbols" how many times over all of `symbols` are in it
    (for one symbol, how much mana of it; {S} is mana of snow sources). `source` counts only mana
    from such sources.
    """

    of: ObjectRef
    kind: str = "mana"
    symbols: tuple[str, ...] = ()
    source: Described | None = None
    words: str = field(default="", compare=False)


class TimesThisTurn(Value):
    """How often the ability itself has resolved or been activated this turn.

    `kind`: "resolved" (the resolution that is going on counts) or "activated".
    """

    kind: str


class RollResult(Value):
    """The result of the die roll before it (CR 706.2), or how many flips were won."""

    flips: bool = False
    words: str = field(default="the result", compare=False)


class DoneThisWay(Value):
    """How many such objects this effect exiled, tapped …: "for each Human tapped this way"."""

    what: Described
    verb: str
    words: str = field(default="for each", compare=False)


class VotesFor(Value):
    """How many votes an option got (CR 701.38)."""

    option: str
    words: str = field(default="", compare=False)


class AnyNumber(Value):
    """Any number that the player chooses: "any number of"; with `least` 1 "one or more"."""

    least: int = 0


class Colors(Value):
    """How many colors there are among objects, or were spent (converge, sunburst)."""

    among: Described | None = None
    spent: bool = False


Quantity: TypeAlias = (
    Number
    | StartingLifeTotal
    | VariableX
    | WhereX
    | CountOf
    | ValueOf
    | CountersOn
    | CountersOfPlayer
    | LifeTotalOf
    | CardsIn
    | Devotion
    | ThatMuch
    | ComparedDifference
    | Sum
    | Product
    | Half
    | Greatest
    | Total
    | DistinctAmong
    | ManaSpent
    | CountThisTurn
    | TimesThisTurn
    | UnspentMana
    | AnyNumber
    | RollResult
    | VotesFor
    | DoneThisWay
    | Colors
)
