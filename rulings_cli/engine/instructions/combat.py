"""Removal from combat (CR 506.4)."""

from __future__ import annotations

from rulings_cli.abilities.effects import RemoveFromCombat
from rulings_cli.engine import combat
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game


@executes(RemoveFromCombat)
def remove_from_combat(
    game: Game, tape: Tape, effect: RemoveFromCombat, context: Context
) -> Context:
    """Remove what attacks or blocks from combat."""
    found, context = acting.objects(game, tape, effect.what, context)
    for each in found:
        combat.remove(game, each)
    return context
