"""The instructions of spells and abilities, one executor for each kind (CR 608.2c, 701)."""

from __future__ import annotations

from rulings_cli.engine.instructions import (
    cards,
    damage,
    flow,
    lasting,
    mana,
    permanents,
    players,
    spells,
    zones,
)
from rulings_cli.engine.instructions.dispatch import EXECUTORS, execute, execute_all

#: The kinds of instruction that can be performed; what else a body holds makes it unplayable.
PLAYABLE = frozenset(EXECUTORS)

__all__ = [
    "EXECUTORS",
    "PLAYABLE",
    "cards",
    "damage",
    "execute",
    "execute_all",
    "flow",
    "lasting",
    "mana",
    "permanents",
    "players",
    "spells",
    "zones",
]
