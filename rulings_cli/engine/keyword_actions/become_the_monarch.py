"""Become the monarch (CR 725)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import monarch
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.additional import MONARCH

RULE = MONARCH


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let each of the players become it, in APNAP order: the last one stays it."""
    for player in acting.players(game, effect.who, context):
        monarch.become(game, tape, player, *acting.because())
    return context
