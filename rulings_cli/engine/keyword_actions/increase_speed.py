"""Increase a player's speed (CR 702.179)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import speed
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.keywords import SPEED_RISES

RULE = SPEED_RISES


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Increase it by 1, as the ability that comes with speed says."""
    for player in acting.players(game, effect.who, context):
        speed.increase(game, tape, player)
    return context
