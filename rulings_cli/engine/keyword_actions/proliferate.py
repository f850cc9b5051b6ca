"""Proliferate: another counter of each kind for chosen permanents and players (CR 701.34a)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import PROLIFERATING

RULE = PROLIFERATING


@implements(PROLIFERATING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the player choose among what has a counter, and add one of each kind."""
    because = acting.because(PROLIFERATING)
    for player in acting.players(game, effect.who, context):
        options = (
            *(each for each in game.battlefield() if game.get(each).counters),
            *(each for each in game.turn_order if game.players[each].counters),
        )
        if not options:
            continue
        domain = SubsetOf(options, 0, len(options))
        choice = Choice("card", player, PROLIFERATING, domain, "proliferate")
        woulds = []
        for each in tape.ask(choice, game):
            held = game.players[each] if isinstance(each, str) else game.get(each)
            woulds += [
                WouldPutCounters(because, each, kind, 1, context.source)
                for kind, _ in held.counters
            ]
        performing.perform_all(game, tape, woulds)
    return context
