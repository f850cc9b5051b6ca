"""Mana: types (CR 106.1), symbols and mana costs (CR 107.4, 202).

A mana type is one of the letters W U B R G (the colors) and C (colorless). A mana symbol is its
text without braces: "2", "W", "C", "X", "S", "W/U", "2/W", "C/W", "W/P", "G/U/P".
"""

from __future__ import annotations

import re
from typing import Final

from rulings_cli.terms.values import Value

COLORS: Final = ("W", "U", "B", "R", "G")
MANA_TYPES: Final = (*COLORS, "C")
COLOR_NAMES: Final = {"W": "white", "U": "blue", "B": "black", "R": "red", "G": "green"}
COLORS_BY_NAME: Final = {name: letter for letter, name in COLOR_NAMES.items()}
VARIABLES: Final = ("X", "Y", "Z")

_SYMBOL = re.compile(r"\{([^{}]+)\}")


class ManaCost(Value):
    """A mana cost or a sum of mana to pay: its symbols in printed order (CR 202.1, 107.4)."""

    symbols: tuple[str, ...] = ()

    def __str__(self) -> str:
        return "".join(f"{{{each}}}" for each in self.symbols)

    def less_generic(self, amount: int) -> ManaCost:
        """Give the cost with so much less generic mana; no less than none (CR 118.7a)."""
        if not amount:
            return self
        symbols: list[str] = []
        for each in self.symbols:
            left = max(int(each) - amount, 0) if each.isdigit() else 0
            amount -= int(each) - left if each.isdigit() else 0
            if left or not each.isdigit():
                symbols.append(str(left) if each.isdigit() else each)
        return ManaCost(tuple(symbols) or ("0",))


FREE: Final = ManaCost(("0",))


def parse_mana_cost(text: str) -> ManaCost:
    """Read "{2}{W/U}"; text that is no run of mana symbols is a ValueError."""
    symbols = _SYMBOL.findall(text)
    if "".join(f"{{{each}}}" for each in symbols) != text:
        raise ValueError(f"no mana cost: {text!r}")
    for each in symbols:
        if not is_mana_symbol(each):
            raise ValueError(f"no mana symbol: {{{each}}} in {text!r}")
    return ManaCost(tuple(symbols))


def is_mana_symbol(symbol: str) -> bool:
    """Tell whether the text within braces is a mana symbol of CR 107.4."""
    if symbol.isdigit() or symbol in MANA_TYPES or symbol in VARIABLES or symbol == "S":
        return True
    parts = symbol.split("/")
    if not 2 <= len(parts) <= 3:
        return False
    if parts[-1] == "P":
        return all(part in COLORS for part in parts[:-1])
    return len(parts) == 2 and parts[1] in COLORS and (parts[0] in MANA_TYPES or parts[0] == "2")


def symbol_mana_value(symbol: str, *, x: int = 0) -> int:
    """Give what one symbol adds to a mana value; the largest part of a hybrid (CR 202.3f)."""
    if symbol.isdigit():
        return int(symbol)
    if symbol in VARIABLES:
        return x
    return 2 if symbol.startswith("2/") else 1


def mana_value(cost: ManaCost | None, *, x: int = 0) -> int:
    """Give the mana value of a cost; no mana cost is 0 (CR 202.3a). X counts as `x`."""
    if cost is None:
        return 0
    return sum(symbol_mana_value(each, x=x) for each in cost.symbols)


def colors_of_symbol(symbol: str) -> frozenset[str]:
    """Give the colors that a symbol has (CR 105.2)."""
    return frozenset(part for part in symbol.split("/") if part in COLORS)


def colors_of_cost(cost: ManaCost | None) -> frozenset[str]:
    """Give the colors of the mana symbols of a cost (CR 202.2)."""
    if cost is None:
        return frozenset()
    return frozenset().union(*(colors_of_symbol(each) for each in cost.symbols))
