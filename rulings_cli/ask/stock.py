"""Plain cards that fill a position: found by what they are, never by name.

`stock.tsv` lists candidates; a card is used only if the pool has it and understands all of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli.errors import NotSupported, UnknownCard
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.abilities.cards import Card
    from rulings_cli.ask.world import Cards

#: The basic land for each color; a color's land type is also a land's name (CR 305.6, 201.4).
LAND_FOR = {color: name for name, color in BASIC_LAND_TYPES.items()}
ANY_LAND = LAND_FOR["U"]


class Row(Value):
    """One candidate: what it is, so that a card need not be opened to be passed over."""

    name: str
    kinds: frozenset[str]
    mana_value: int
    colors: str

    def is_all(self, kinds: tuple[str, ...]) -> bool:
        """Tell whether it is of all the kinds; "noncreature" and the like are spells that lack one.

        >>> Row("Opt", frozenset(("instant",)), 1, "U").is_all(("noncreature",))
        True
        """
        return all(
            each in self.kinds or (each[:3] == "non" and self.kinds.isdisjoint((each[3:], "land")))
            for each in kinds
        )


class Stock:
    """The candidates, and the first of them that a plan can use."""

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._rows = tuple(_rows())

    def pick(
        self,
        *kinds: str,
        least: int = 0,
        most: int = 99,
        other_than: tuple[str, ...] = (),
        color: str | None = None,
        several_colors: bool = False,
    ) -> Card:
        """Give the first candidate that is of all the kinds, in the range of mana values."""
        for row in self._rows:
            if (
                row.is_all(kinds)
                and least <= row.mana_value <= most
                and row.name not in other_than
                and (color is None or set(row.colors) == set(color))
                and len(row.colors) >= 2 * several_colors
            ):
                card = self._understood(row)
                if card is not None:
                    return card
        wanted = " ".join(kinds)
        raise NotSupported(f"no plain {wanted} card is at hand to play the example with")

    def several(self, *kinds: str, most: int = 5) -> tuple[Card, ...]:
        """Give candidates of all the kinds that differ in kind or color, to speak for the kind.

        Their costs hold generic mana, so that the type of some mana alone decides nothing.
        """
        found: dict[tuple[frozenset[str], str], Card] = {}
        for row in self._rows:
            key = (row.kinds & _TELLING, row.colors)
            if len(found) < most and key not in found and row.is_all(kinds):
                card = self._understood(row)
                if card is not None and _has_generic(card.front.mana_cost):
                    found[key] = card
        return tuple(found.values()) or (self.pick(*kinds),)

    def all_of(self, kind: str, *, other_than: tuple[str, ...] = ()) -> tuple[Card, ...]:
        """Give all candidates of a kind."""
        rows = [e for e in self._rows if kind in e.kinds and e.name not in other_than]
        return tuple(card for each in rows if (card := self._understood(each)) is not None)

    def _understood(self, row: Row) -> Card | None:
        try:
            card = self._cards.card(row.name)
        except UnknownCard:
            return None
        return None if any(each for face in card.faces for each in face.uncompiled) else card


#: Kinds that spending limits and prohibitions tell apart.
_TELLING = frozenset(
    (
        "artifact", "battle", "creature", "enchantment", "instant", "legendary", "planeswalker",
        "sorcery", "Aura", "Equipment", "Saga", "Vehicle",
    )
)  # fmt: skip


def _has_generic(cost: ManaCost | None) -> bool:
    return cost is not None and any(symbol.isdigit() and symbol != "0" for symbol in cost.symbols)


def _rows() -> Iterator[Row]:
    # importlib.resources costs more to import than the whole table to read
    with open(  # noqa: PTH123
        f"{__file__.removesuffix('.pyc').removesuffix('.py')}.tsv", encoding="utf-8"
    ) as table:
        lines = table.read().splitlines()
    for line in lines:
        if line and not line.startswith("#"):
            name, kinds, value, colors = [*line.split("\t"), ""][:4]
            yield Row(name, frozenset(kinds.split()), int(value), colors)


def lands_for(cost: ManaCost, *, x: int = 0) -> tuple[str, ...]:
    """Give basic lands that pay a mana cost, as things of a given line: "2 Island"."""
    counts: dict[str, int] = {}
    for symbol in cost.symbols:
        for color, number in _needs(symbol, x):
            counts[color] = counts.get(color, 0) + number
    return tuple(f"{number} {name}" for name, number in counts.items() if number)


def merged(things: tuple[str, ...]) -> tuple[str, ...]:
    """Give the things with those of one name together: "4 Island" and "2 Island" are six.

    >>> merged(("4 Island", "Memnite", "2 Island"))
    ('6 Island', 'Memnite')
    """
    counts: dict[str, int] = {}
    for each in things:
        number, _, name = each.partition(" ")
        if number.isdigit() and "," not in each:
            counts[name] = counts.get(name, 0) + int(number)
        else:
            counts.setdefault(each, 0)
    return tuple(f"{number} {name}" if number else name for name, number in counts.items())


def also_controlling(line: str, *things: str) -> str:
    """Give a line of what somebody controls with more things in it.

    >>> also_controlling("you control 4 Island; Memnite", "2 Island", "Sol Ring")
    'you control 6 Island; Memnite; Sol Ring'
    """
    head, verb, held = line.partition(" control ")
    return f"{head}{verb}{'; '.join(merged((*held.split('; '), *things)))}"


def _needs(symbol: str, x: int) -> Iterator[tuple[str, int]]:
    if symbol.isdigit() or symbol in ("X", "Y", "Z"):
        yield ANY_LAND, mana_value(ManaCost((symbol,)), x=x)
        return
    if symbol == "C":
        yield next(row.name for row in _rows() if "colorless-mana" in row.kinds), 1
        return
    if symbol == "S":
        yield next(row.name for row in _rows() if {"land", "snow"} <= set(row.kinds)), 1
        return
    for part in symbol.split("/"):
        if part in LAND_FOR:
            yield LAND_FOR[part], 1
            return
        if part == "2":
            yield ANY_LAND, 2
            return
    raise NotSupported(f"no basic land pays {{{symbol}}}")
