"""Faces in whose trees some fields differ from what a short text made up for a test gives."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.terms.values import Value, fields_of


def altered(
    node: Any, kind: type[Value], which: Callable[[Any], object] = bool, /, **fields: object
) -> Any:
    """Give a face (or a part of one) with these fields in all its values of a kind, or in some."""
    if isinstance(node, tuple):
        return tuple(altered(each, kind, which, **fields) for each in node)
    if not isinstance(node, Value):
        return node
    inside = {each: altered(getattr(node, each), kind, which, **fields) for each in fields_of(node)}
    if isinstance(node, kind) and which(node):
        inside |= fields
    return node.evolve(**inside)
