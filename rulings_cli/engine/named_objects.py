"""Abilities that name another object: the name means that object alone (CR 201.5a)."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.costs import ExileThis, SacrificeThis
from rulings_cli.abilities.references import Particular, This
from rulings_cli.errors import NotSupported
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.characteristics import NAME_OF_THE_SOURCE
from rulings_cli.terms.values import Value


@implements(NAME_OF_THE_SOURCE)
def particular(node: Any, source: ObjectId) -> Any:
    """Give an ability that a token is created with, where it names what creates it."""
    if isinstance(node, This):
        return Particular(source, "~") if node.words == "~" else node
    if isinstance(node, SacrificeThis | ExileThis) and node.words == "~":
        raise NotSupported("a cost of a token that names what created it", "201.5a")
    if isinstance(node, Value):
        changes = {
            name: made
            for name in type(node)._fields
            if (made := particular(held := getattr(node, name), source)) is not held
        }
        return node.evolve(**changes) if changes else node
    if isinstance(node, tuple):
        made_all = tuple([particular(each, source) for each in node])
        same = all(made is each for made, each in zip(made_all, node, strict=True))
        return node if same else made_all
    return node
