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


def left_over(needed: ManaCost, source: Any) -> ManaCost:
    """Give what of the cost the source's one use leaves to others, by the symbols it writes."""
    made = _written(source)
    rest: list[str] = []
    generic = 0
    for symbol in needed.symbols:
        if symbol in made:
            made.remove(symbol)
        elif symbol.isdigit() or symbol in ("X", "Y", "Z"):
            generic += int(symbol) if symbol.isdigit() else 1
        else:
            rest.append(symbol)
    over = max(0, generic - len(made))
    return ManaCost((*((str(over),) if over else ()), *rest))


def _written(source: Any) -> list[str]:
    """Give the mana of one use: as it is written, or as the use chooses it."""
    chosen = (
        [each for each in source.used.tails if each.startswith("choosing ")] if source.used else []
    )
    if chosen:
        said: str = chosen[0]
        return said.removeprefix("choosing ").replace("; ", "").strip("{}").split("}{")
    found: list[str] = []
    for node in walk(source.placed.ability if source.placed is not None else ()):
        if isinstance(node, Add):
            found += [each for each in getattr(node.mana, "symbols", ()) if each in MANA_TYPES]
    return found * max(1, len(source.when))
