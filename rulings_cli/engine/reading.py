"""Which facets of objects a piece of an ability looks at; what dependency needs (CR 613.8)."""

from __future__ import annotations

from functools import lru_cache

from rulings_cli.abilities.conditions import Controls
from rulings_cli.abilities.described import (
    ChosenQuality,
    ColorCount,
    Compare,
    Described,
    HasColor,
    HasKeyword,
    HasState,
    HasSubtype,
    HasSupertype,
    HasType,
    SharesQuality,
)
from rulings_cli.abilities.quantities import Colors, CountOf, Greatest, Total, ValueOf
from rulings_cli.terms.values import Value, walk

_TYPES = frozenset(("types",))
_COLORS = frozenset(("colors",))
_ALL = frozenset(("control", "types", "colors", "abilities", "size"))
_NONE: frozenset[str] = frozenset()

_READS: dict[type[Value], frozenset[str]] = {
    HasType: _TYPES,
    HasSubtype: _TYPES,
    HasSupertype: _TYPES,
    HasState: _TYPES,
    HasColor: _COLORS,
    ColorCount: _COLORS,
    HasKeyword: frozenset(("abilities",)),
    ChosenQuality: _TYPES | _COLORS,
    SharesQuality: _ALL,
    Compare: frozenset(("size", "colors")),
    ValueOf: frozenset(("size",)),
    Greatest: frozenset(("size", "types")),
    Total: frozenset(("size", "types")),
    Colors: _COLORS,
    CountOf: _TYPES,
    Controls: frozenset(("control", "types")),
}


@lru_cache(maxsize=2048)
def facets_read(parts: tuple[object, ...]) -> frozenset[str]:
    """Give the facets that the nodes inside `parts` read: control, types, colors and so on."""
    found = _NONE
    for node in walk(parts):
        found |= _READS.get(type(node), _NONE)
        if isinstance(node, Described) and node.controller is not None:
            found |= {"control"}
    return found
