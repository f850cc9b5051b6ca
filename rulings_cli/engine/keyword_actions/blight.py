"""Blight: -1/-1 counters on a creature of one's own (CR 701.68)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import BLIGHTING

RULE = BLIGHTING


@implements(BLIGHTING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Choose the creature as it resolves; without one it can't be done (CR 701.68b)."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for player in acting.players(game, effect.who, context):
        options = tuple(
            id
            for id in game.battlefield()
            if "creature" in (found := layers.characteristics(game, id)).types
            and found.controller == player
        )
        chosen = acting.choose(game, tape, player, options, kind="card", rule=BLIGHTING)
        if not chosen:
            acting.nothing(game, "there is no creature to blight", rule=BLIGHTING)
        because = acting.because(BLIGHTING)
        for each in chosen:
            would = WouldPutCounters(because, each, "-1/-1", count, context.source)
            performing.perform(game, tape, would)
        context = context.bind("blighted", chosen).evolve(did=bool(chosen))
    return context
