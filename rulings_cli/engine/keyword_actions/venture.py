"""Venture into the dungeon, or into one of a quality (CR 701.49)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import dungeons
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.keyword_actions import VENTURING_ON

RULE = VENTURING_ON


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let each of the players move their venture marker."""
    quality = effect.name.removeprefix("venture into ")
    for player in acting.players(game, effect.who, context):
        dungeons.venture(game, tape, player, "" if quality == "the dungeon" else quality)
    return context
