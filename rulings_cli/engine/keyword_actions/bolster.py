"""Bolster: counters for the creature with the least toughness (CR 701.39)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import BOLSTERING

RULE = BOLSTERING


@implements(BOLSTERING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Choose, without targeting, among those tied for the least toughness."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for player in acting.players(game, effect.who, context):
        of = {
            id: found.toughness or 0
            for id in game.battlefield()
            if "creature" in (found := layers.characteristics(game, id)).types
            and found.controller == player
        }
        least = tuple(id for id in of if of[id] == min(of.values()))
        for each in acting.choose(game, tape, player, least, kind="card", rule=BOLSTERING):
            would = WouldPutCounters(
                acting.because(BOLSTERING), each, "+1/+1", count, context.source
            )
            performing.perform(game, tape, would)
    return context
