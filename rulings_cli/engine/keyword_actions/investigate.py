"""Investigate: create a Clue token (CR 701.16a)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import performing, tokens
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldCreateToken
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import INVESTIGATING

RULE = INVESTIGATING


@implements(INVESTIGATING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Create Clue tokens, as many as said."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    because = acting.because(INVESTIGATING)
    for player in acting.players(game, effect.who, context):
        would = WouldCreateToken(because, player, tokens.predefined("Clue"), count, context.source)
        performing.perform(game, tape, would)
    return context
