"""What mana may be spent on (CR 106.6): predicates over the payment that is being made."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.described import Described
from rulings_cli.terms.values import Value, field


class ToCast(Value):
    """To cast a spell that fits: "to cast Aura and/or Equipment spells"; None is any spell.

    `words` "a" where the text speaks of one spell.
    """

    spell: Described | None = None
    words: str = field(default="", compare=False)


class ToActivate(Value):
    """To activate an ability of a fitting source.

    `permanents` True where the text says "abilities of artifacts" (permanents only), False for
    "abilities of artifact sources" (any zone, CR 109.2). `keyword` limits to "equip" and so on.
    """

    source: Described | None = None
    permanents: bool = True
    keyword: str = ""
    words: str = field(default="", compare=False)


class ToPayCost(Value):
    """To pay a cost of a named kind.

    Kinds: "cumulative upkeep", "turn face up", "morph", "unlock", "disturb", "foretell",
    "class level", "ward", "special action".
    """

    kind: str
    what: Described | None = None
    words: str = field(default="", compare=False)


class ToPayContaining(Value):
    """To pay a cost that contains a symbol: "costs that contain {X}"."""

    symbol: str
    words: str = field(default="", compare=False)


class GenericPart(Value):
    """The generic part of a cost, for "can't be spent to pay generic mana costs"."""


SpendingPredicate: TypeAlias = ToCast | ToActivate | ToPayCost | ToPayContaining | GenericPart


class SpendOnly(Value):
    """Says "Spend this mana only …": on a payment that fits at least one of the predicates."""

    on: tuple[SpendingPredicate, ...]
    words: str = field(default="", compare=False)  # how the text joins them


class CantSpend(Value):
    """Says "this mana can't be spent …": on no payment that fits one of the predicates."""

    on: tuple[SpendingPredicate, ...]
    words: str = field(default="", compare=False)


Restriction: TypeAlias = SpendOnly | CantSpend


class OnlyMana(Value):
    """Says of a cost which mana may pay it: "spend only mana produced by creatures to cast it".

    `types` are the types of mana that may, `source` whose mana, `chosen` mana of the chosen color;
    `nothing` where no mana may. `on_x` limits it to the mana that is paid for {X}.
    """

    types: tuple[str, ...] = ()
    source: Described | None = None
    chosen: bool = False
    nothing: bool = False
    on_x: bool = False
    words: str = field(default="", compare=False)
