"""Gaining a level: a Class becomes it (CR 716.2)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import designations
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import CLASS_LEVEL

RULE = CLASS_LEVEL


@implements(CLASS_LEVEL)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Set the level of the Class that the ability is on."""
    assert effect.count is not None
    level = acting.amount(game, tape, effect.count, context)
    for each in acting.permanents(game, tape, effect.of or This(), context):
        designations.set_level(game, tape, each, level, CLASS_LEVEL)
    return context
