"""Take the initiative (CR 726)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import initiative
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.additional import INITIATIVE

RULE = INITIATIVE


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let each of the players take it, in APNAP order: the last one keeps it."""
    for player in acting.players(game, effect.who, context):
        initiative.take(game, tape, player, *acting.because())
    return context
