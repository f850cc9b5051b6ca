"""Adding mana (CR 106.3)."""

from __future__ import annotations

from rulings_cli.abilities.effects import Add
from rulings_cli.engine import mana
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game


@executes(Add)
def add(game: Game, tape: Tape, effect: Add, context: Context) -> Context:
    """Add mana; it comes of tapping for mana where the ability is such a one (106.12)."""
    mana.add(game, tape, effect, context, tapped=context.tapping)
    return context
