"""What mana an ability adds (CR 106): the object of "add"."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import Number, Quantity
from rulings_cli.abilities.references import ObjectRef, PlayerRef
from rulings_cli.terms.values import Value, field


class Symbols(Value):
    """The written symbols: "{C}{C}" is ("C", "C"); `sizes` where they stand in a list of runs."""

    symbols: tuple[str, ...]
    sizes: tuple[int, ...] = field(default=(), compare=False)


class OneOf(Value):
    """A choice between written alternatives: "{W} or {U}", "{W}{W}, {W}{U}, or {U}{U}"."""

    alternatives: tuple[tuple[str, ...], ...]


class AnyColor(Value):
    """Mana of any color.

    `mode`: "one" – every mana of one color that the player chooses ("two mana of any one color",
    "one mana of any color"); "combination" – each mana by itself ("in any combination of
    colors"); "different" – "of different colors". `among` limits the colors ("in any combination
    of {U} and/or {R}").
    """

    amount: Quantity = Number(1)
    mode: str = "one"
    among: tuple[str, ...] = ("W", "U", "B", "R", "G")
    words: str = ""


class CouldProduce(Value):
    """Says "One mana of any type/color that a land you control could produce" (CR 106.7)."""

    what: Described
    amount: Quantity = Number(1)
    only_colors: bool = False  # "any color that …" leaves {C} out
    words: str = ""


class TypeProduced(Value):
    """Says "One mana of any type that land produced": a type that the tapped permanent produced."""

    amount: Quantity = Number(1)
    words: str = ""


class ChosenColor(Value):
    """Mana of the color that was chosen for this object."""

    amount: Quantity = Number(1)
    words: str = "the chosen color"


class CommanderIdentity(Value):
    """Mana of any color in the commander's color identity (CR 903.4)."""

    amount: Quantity = Number(1)
    words: str = ""


class ColorsAmong(Value):
    """Mana of any color among objects: "any color among legendary creatures you control"."""

    what: Described
    amount: Quantity = Number(1)
    words: str = ""


class ColorOf(Value):
    """Mana of a color of one object: "of any of the exiled card's colors"."""

    of: ObjectRef
    amount: Quantity = Number(1)
    words: str = ""


class ManaCostOf(Value):
    """Mana equal to an object's mana cost (CR 106.8 to 106.11)."""

    of: ObjectRef


class NotedMana(Value):
    """Mana of the last noted type of the object: one, or as much as was noted (`everything`)."""

    everything: bool = False
    words: str = "~"  # how the object is said


class EitherMana(Value):
    """One of several kinds of mana, the player's choice: "{R} or one mana of the chosen color"."""

    choices: tuple[ManaProduced, ...]


class Repeated(Value):
    """The written mana so many times: "{G} for each creature you control".

    `words`: "for each", "equal to" (an amount of {G} equal to …), "where X is".
    """

    what: ManaProduced
    times: Quantity
    words: str = "for each"


ManaProduced: TypeAlias = (
    Symbols
    | OneOf
    | AnyColor
    | CouldProduce
    | TypeProduced
    | ChosenColor
    | CommanderIdentity
    | ColorsAmong
    | ColorOf
    | ManaCostOf
    | NotedMana
    | EitherMana
    | Repeated
)


class ManaRider(Value):
    """What else is so of the mana or happens when it is spent (CR 106.6a).

    `kind`: "uncounterable", "haste", "riot", "counter", "persists" (steps do not empty it
    before `until`), "enters" (`effects` holds how the permanent enters), "when spent" (`effects`
    holds the delayed trigger's instructions; without `on` it is any spell or ability).
    `words`: short names of the wordings.
    """

    kind: str
    on: Described | None = None
    effects: tuple[Value, ...] = ()
    words: str = ""
    until: str = ""  # "end of turn", "end of combat"


class AddedFor(Value):
    """Who gets the mana when it is not the controller."""

    who: PlayerRef
