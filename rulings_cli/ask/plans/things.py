"""A plain thing that fits a description: a card of the stock, a basic land, or a token."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.described import (
    AllQualities,
    Another,
    AnyQuality,
    Compare,
    Described,
    HasColor,
    HasManaCost,
    HasState,
    HasSubtype,
    HasSupertype,
    HasType,
    IsNot,
    Named,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.ask.stock import LAND_FOR, Stock
from rulings_cli.terms.mana import COLOR_NAMES, mana_value
from rulings_cli.terms.types import BASIC_LAND_TYPES, CREATURE_TYPES


class _Parts:
    """What a description asks for, sorted."""

    def __init__(self, what: Described) -> None:
        self.types: list[str] = []
        self.subtypes: list[str] = []
        self.supertypes: list[str] = []
        self.colors: list[str] = []
        self.size = 1
        self.tapped = False
        for quality in (*what.adjectives, *(what.kinds[0] if what.kinds else ()), *what.further):
            self._take(quality)

    def _take(self, quality: Any) -> None:
        if isinstance(quality, AnyQuality):
            self._take(quality.qualities[0])
        elif isinstance(quality, HasType):
            self.types += [quality.name] if quality.name != "permanent" else []
        elif isinstance(quality, HasSubtype):
            self.subtypes.append(quality.name)
        elif isinstance(quality, HasSupertype):
            self.supertypes.append(quality.name)
        elif isinstance(quality, HasColor):
            self.colors.append(quality.color)
        elif isinstance(quality, HasState):
            self.tapped = quality.word == "tapped"
        elif isinstance(quality, Compare) and isinstance(quality.amount, Number):
            if quality.relation in (">", ">="):
                self.size = max(self.size, quality.amount.n + (quality.relation == ">"))
        elif not isinstance(quality, IsNot):
            return


def thing_for(
    what: Described, stock: Stock, other_than: tuple[str, ...] = (), *, color: str | None = None
) -> str:
    """Give the words of a given line for a thing that fits; `color` asks for one more color."""
    parts = _Parts(what)
    if color is not None:
        parts.colors.append(color)
    tail = ", tapped" if parts.tapped else ""
    land = _basic_land(parts, other_than)
    if land:
        return land + tail
    if what.noun == "card" or not _is_creature(parts):
        kinds = [*parts.types, *parts.subtypes, *parts.supertypes] or ["creature"]
        wanted = parts.colors[0] if parts.colors else None
        return stock.pick(*kinds, other_than=other_than, color=wanted).name + tail
    if parts.subtypes or parts.supertypes or parts.colors or parts.size > 1:
        return _token(parts) + tail
    return stock.pick("creature", *parts.types, other_than=other_than).name + tail


def _is_creature(parts: _Parts) -> bool:
    if "creature" in parts.types or (not parts.types and not parts.subtypes):
        return True
    return bool(parts.subtypes) and all(each in CREATURE_TYPES for each in parts.subtypes)


def _basic_land(parts: _Parts, other_than: tuple[str, ...]) -> str:
    """Give a basic land; a basic land type is the name of one (CR 305.6, 201.4)."""
    if set(parts.types) - {"land"} or set(parts.supertypes) - {"basic"} or parts.colors:
        return ""
    for each in parts.subtypes:
        if each in BASIC_LAND_TYPES:
            return each if each not in other_than else ""
    if parts.types == ["land"] and not parts.subtypes:
        return next(each for each in LAND_FOR.values() if each not in other_than)
    return ""


def _token(parts: _Parts) -> str:
    size = max(1, parts.size)
    colors = [COLOR_NAMES[each] for each in dict.fromkeys(parts.colors)]
    types = [each for each in dict.fromkeys(parts.types) if each != "creature"]
    words = (*parts.supertypes, f"{size}/{size}", *colors, *parts.subtypes, *types, "creature")
    if parts.supertypes:
        words = (f"{size}/{size}", *parts.supertypes, *colors, *parts.subtypes, *types, "creature")
    return f"a {' '.join(words)} token"


def several(thing: str, count: int) -> str:
    """Give the words for so many of a thing.

    >>> several("Island", 2), several("a 1/1 Elf creature token", 2)
    ('2 Island', '2 1/1 Elf creature token')
    """
    if count <= 1:
        return thing
    name, comma, tail = thing.partition(", ")
    number, _, rest = name.partition(" ")
    if number.isdigit():
        return f"{count * int(number)} {rest}{comma}{tail}"
    if name.startswith("a ") and name.endswith(" token"):
        name = name[2:]
    return f"{count} {name}{comma}{tail}"


def counts_itself(face: Face, what: Described) -> bool:
    """Tell by the printed characteristics whether a face is one of what is described."""
    parts = _Parts(what)
    if any(isinstance(each, Another) for each in what.adjectives) or parts.tapped:
        return False
    if what.zone is not None and what.zone.name != "BATTLEFIELD":
        return False
    return any(_fits(face, kinds, what) for kinds in what.kinds or ((),))


def _fits(face: Face, kinds: tuple[Any, ...], what: Described) -> bool:
    return all(_is_so(face, each) is True for each in (*what.adjectives, *kinds, *what.further))


def may_be(face: Face, what: Described) -> bool | None:
    """Tell by the printed characteristics whether a face is what is described; None: not known."""
    found: list[bool | None] = []
    for kinds in what.kinds or ((),):
        qualities = (*what.adjectives, *kinds, *what.further)
        told = [_is_so(face, each) for each in qualities if not isinstance(each, Another)]
        found.append(False if False in told else None if None in told else True)
    return True if True in found else None if None in found else False


#: What a comparison asks, by its sign.
_RELATIONS = {"<": (-1,), "<=": (-1, 0), "=": (0,), ">=": (0, 1), ">": (1,)}


def _compares(face: Face, quality: Compare, number: int) -> bool | None:
    """Tell how a printed number compares with an amount; None where none is printed."""
    printed = {"power": face.power, "toughness": face.toughness}.get(quality.what)
    if quality.what == "mana value" and face.mana_cost is not None:
        printed = str(mana_value(face.mana_cost))
    if not str(printed).isdigit():
        return None
    value = int(str(printed))
    return (value > number) - (value < number) in _RELATIONS[quality.relation]


def _is_so(face: Face, quality: Any) -> bool | None:
    """Tell whether a face has a quality as printed; None where that can't be told."""
    if isinstance(quality, HasType):
        return quality.name == "permanent" or quality.name in face.types
    if isinstance(quality, HasSubtype):
        return quality.name in face.subtypes
    if isinstance(quality, HasSupertype):
        return quality.name in face.supertypes
    if isinstance(quality, HasColor):
        return quality.color in face.colors
    if isinstance(quality, Named):
        return quality.name in ("~", face.name)
    if isinstance(quality, IsNot):
        known = _is_so(face, quality.quality)
        return None if known is None else not known
    if isinstance(quality, AnyQuality | AllQualities):
        told = [_is_so(face, each) for each in quality.qualities]
        decides = isinstance(quality, AnyQuality)
        return decides if decides in told else None if None in told else not decides
    if isinstance(quality, Compare) and isinstance(quality.amount, Number):
        return _compares(face, quality, quality.amount.n)
    if isinstance(quality, HasManaCost):
        return face.mana_cost is not None and str(face.mana_cost) in quality.costs
    if isinstance(quality, HasState) and quality.word == "historic":
        kinds = ("artifact" in face.types, "legendary" in face.supertypes, "Saga" in face.subtypes)
        return any(kinds)
    return None
