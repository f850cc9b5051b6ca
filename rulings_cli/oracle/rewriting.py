"""Rebuild a tree with some of its nodes exchanged."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from rulings_cli.terms.values import Value

_T = TypeVar("_T")


def rewritten(node: _T, change: Callable[[Any], Any]) -> _T:
    """Give the tree with `change` applied to every value in it, the innermost first."""
    return _rewritten(node, change)  # type: ignore[no-any-return]


def _rewritten(node: Any, change: Callable[[Any], Any]) -> Any:
    if isinstance(node, Value):
        cls = type(node)
        changes = {}
        for name, held in zip(cls._fields, cls._held(node), strict=True):
            if isinstance(held, Value) or (held and isinstance(held, tuple)):
                made = _rewritten(held, change)
                if made is not held:
                    changes[name] = made
        return change(node.evolve(**changes) if changes else node)
    if isinstance(node, tuple):
        made_all = [_rewritten(each, change) for each in node]
        if all(made is each for made, each in zip(made_all, node, strict=True)):
            return node
        return tuple(made_all)
    return node
