"""Ascend on an instant or sorcery: a spell ability (CR 702.131a)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import any_time
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.keywords import ASCEND_SPELL

RULE = ASCEND_SPELL


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Count as the spell resolves."""
    for player in acting.players(game, effect.who, context):
        any_time.bless(game, tape, player, ASCEND_SPELL)
    return context
