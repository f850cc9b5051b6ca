"""Rebuild a tree with some of its nodes exchanged."""

from __future__ import annotations

from collections.abc import Callable
from operator import is_not
from typing import Any, Final, TypeVar

from rulings_cli.terms.values import Value

_T = TypeVar("_T")
#: What has parts in which something may be exchanged.
_WHOLES: Final = (Value, tuple)


def rewritten(node: _T, change: Callable[[Any], Any]) -> _T:
    """Give the tree with `change` applied to every value in it, the innermost first."""
    return _rewritten(node, change) if isinstance(node, _WHOLES) else node


def _rewritten(node: Any, change: Callable[[Any], Any]) -> Any:
    is_value = isinstance(node, Value)
    parts = type(node)._held(node) if is_value else node
    made = [_rewritten(each, change) if isinstance(each, _WHOLES) else each for each in parts]
    if any(map(is_not, made, parts)):
        node = type(node)(*made) if is_value else tuple(made)
    return change(node) if is_value else node
