"""Which mana can pay which symbol: an exact assignment, not a greedy one (CR 107.4, 118.3a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import lru_cache
from itertools import product
from typing import TypeVar

from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import COLORS, MANA_TYPES, ManaCost
from rulings_cli.terms.rules.symbols import (
    COLORED_SYMBOL,
    COLORLESS_SYMBOL,
    GENERIC_SYMBOL,
    HYBRID_SYMBOL,
    PHYREXIAN_SYMBOL,
    SNOW_SYMBOL,
)
from rulings_cli.terms.values import Value

_U = TypeVar("_U")


class ManaSlot(Value):
    """One mana that a cost asks for: of which types, and of which symbol it is a part.

    `types` empty is generic mana (CR 107.4b). `at` is the place of the symbol in the cost.
    """

    symbol: str
    types: frozenset[str] = frozenset()
    snow: bool = False
    at: int = 0

    @property
    def is_generic(self) -> bool:
        """Tell whether any type of mana will do."""
        return not self.types and not self.snow


class Demand(Value):
    """One way to pay a mana cost: the slots to fill with mana, and the life to pay."""

    slots: tuple[ManaSlot, ...]
    life: int = 0


@lru_cache(maxsize=1024)
@implements(
    COLORED_SYMBOL, GENERIC_SYMBOL, COLORLESS_SYMBOL, HYBRID_SYMBOL, PHYREXIAN_SYMBOL, SNOW_SYMBOL
)
def demands(cost: ManaCost) -> tuple[Demand, ...]:
    """Give every way to pay the cost; more than one only for {2/W} and Phyrexian symbols."""
    ways = [tuple(_ways(symbol, at)) for at, symbol in enumerate(cost.symbols)]
    return tuple(
        Demand(
            tuple(slot for slots, _ in chosen for slot in slots), sum(life for _, life in chosen)
        )
        for chosen in product(*ways)
    )


def _ways(symbol: str, at: int) -> Iterator[tuple[tuple[ManaSlot, ...], int]]:
    if symbol.isdigit():
        yield tuple(ManaSlot(symbol, at=at) for _ in range(int(symbol))), 0
        return
    if symbol == "S":
        yield (ManaSlot(symbol, snow=True, at=at),), 0
        return
    parts = symbol.split("/")
    types = frozenset(part for part in parts if part in MANA_TYPES)
    if types:
        yield (ManaSlot(symbol, types, at=at),), 0
    for part in parts:
        if part.isdigit():
            yield tuple(ManaSlot(symbol, at=at) for _ in range(int(part))), 0
        elif part == "P":
            yield (), 2


def fill(
    slots: Sequence[ManaSlot],
    units: Sequence[_U],
    can: Callable[[_U, ManaSlot], bool],
    *,
    all_slots: bool = True,
) -> dict[int, int] | None:
    """Match slots with units, both by index; None if not every slot can be filled.

    With `all_slots` False it gives the most that can be filled, earlier slots first: an
    augmenting path never empties a slot that was filled.
    """
    options = [[index for index, unit in enumerate(units) if can(unit, slot)] for slot in slots]
    held: dict[int, int] = {}
    order = range(len(slots))
    if all_slots:
        if len(slots) > len(units):
            return None
        order = sorted(order, key=lambda each: len(options[each]))  # type: ignore[assignment]
    for slot in order:
        if not _augment(slot, options, held, set()) and all_slots:
            return None
    return {slot: unit for unit, slot in held.items()}


def _augment(slot: int, options: list[list[int]], held: dict[int, int], seen: set[int]) -> bool:
    for unit in options[slot]:
        if unit not in seen and unit not in held:
            held[unit] = slot
            return True
    for unit in options[slot]:
        if unit in seen:
            continue
        seen.add(unit)
        if _augment(held[unit], options, held, seen):
            held[unit] = slot
            return True
    return False


def type_fits(type_: str, slot: ManaSlot, as_though: str) -> bool:
    """Tell whether mana of a type can pay a slot; snow is asked for apart."""
    if slot.is_generic or type_ in slot.types:
        return True
    if as_though == "type":
        return bool(slot.types)
    return as_though == "color" and not slot.types.isdisjoint(COLORS)
