"""The instructions of spells and abilities, one executor for each kind (CR 608.2c, 701)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities import effects
from rulings_cli.engine.instructions.dispatch import MODULES, execute, execute_all
from rulings_cli.terms.values import Value

#: The kinds of instruction that can be performed; what else a body holds makes it unplayable.
PLAYABLE: Final[frozenset[type[Value]]] = frozenset(getattr(effects, each) for each in MODULES)

__all__ = ["PLAYABLE", "execute", "execute_all"]
