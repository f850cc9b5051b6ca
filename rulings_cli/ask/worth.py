"""How well a source's types of mana serve a cost, looked up in the ability's tree."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.effects import Add
from rulings_cli.terms.mana import COLORS, MANA_TYPES, ManaCost
from rulings_cli.terms.values import walk


def types_of(ability: object) -> frozenset[str]:
    """Give the types of mana that an ability may add, as far as its tree says."""
    found: set[str] = set()
    for node in walk(ability):
        if isinstance(node, Add):
            for part in walk(node.mana):
                symbols: Any = getattr(part, "symbols", ())
                found.update(each for each in symbols if each in MANA_TYPES)
                for option in getattr(part, "alternatives", ()):
                    found.update(each for each in option if each in MANA_TYPES)
                found.update(getattr(part, "among", ()))
                if type(part).__name__ in ("CouldProduce", "ChosenColor", "CommanderIdentity"):
                    found.update(COLORS)
    return frozenset(found)


def worth(source: Any, needed: ManaCost) -> tuple[int, int]:
    """Give how many of the cost's symbols the source's types could pay, for comparing ways."""
    types = types_of(source.placed.ability) if source.placed is not None else frozenset(MANA_TYPES)
    fitting = 0
    for symbol in needed.symbols:
        parts = set(symbol.split("/"))
        if symbol.isdigit() or symbol in ("X", "Y", "Z") or parts & types:
            fitting += 1
    return fitting, len(types)
