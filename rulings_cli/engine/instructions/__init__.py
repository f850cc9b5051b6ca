"""The instructions of spells and abilities, one executor for each kind (CR 608.2c, 701)."""

from __future__ import annotations

import rulings_cli.engine.instructions.cards
import rulings_cli.engine.instructions.chances
import rulings_cli.engine.instructions.changing_targets
import rulings_cli.engine.instructions.combat
import rulings_cli.engine.instructions.damage
import rulings_cli.engine.instructions.deciding
import rulings_cli.engine.instructions.exchanging
import rulings_cli.engine.instructions.flow
import rulings_cli.engine.instructions.lasting
import rulings_cli.engine.instructions.mana
import rulings_cli.engine.instructions.melding
import rulings_cli.engine.instructions.new_targets
import rulings_cli.engine.instructions.permanents
import rulings_cli.engine.instructions.piles
import rulings_cli.engine.instructions.players
import rulings_cli.engine.instructions.redirecting
import rulings_cli.engine.instructions.repeating
import rulings_cli.engine.instructions.spells
import rulings_cli.engine.instructions.turns
import rulings_cli.engine.instructions.zones  # noqa: F401 - filling the table of executors
from rulings_cli.engine.instructions.dispatch import EXECUTORS, execute, execute_all

#: The kinds of instruction that can be performed; what else a body holds makes it unplayable.
PLAYABLE = frozenset(EXECUTORS)

__all__ = ["EXECUTORS", "PLAYABLE", "execute", "execute_all"]
