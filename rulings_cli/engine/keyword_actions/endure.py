"""Endure: counters, or a Spirit as big as they would be (CR 701.63)."""

from __future__ import annotations

from rulings_cli.abilities.effects import CreateToken, KeywordAction, TokenDescription
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import RuleApplied, WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import ENDURING

RULE = ENDURING


@implements(ENDURING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the permanent's controller choose; without the permanent there is only the token."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for each in acting.meant(game, tape, effect.of or This(), context) if count else ():
        player = layers.characteristics(game, each).controller
        told = RuleApplied((ENDURING,), f"{game.get(each).name} endures {count}", each)
        performing.record(game, tape, told)
        words = f"whether it gets {count} +1/+1 counters, else a Spirit is created"
        choice = Choice("may", player, ENDURING, OneOption((True, False)), words, each)
        if each in game.battlefield() and tape.ask(choice, game):
            because = acting.because(ENDURING)
            would = WouldPutCounters(because, each, "+1/+1", count, context.source)
            performing.perform(game, tape, would)
            continue
        size = Number(count)
        spirit = TokenDescription(size, size, ("W",), types=("creature",), subtypes=("Spirit",))
        acted = execute(game, tape, CreateToken(spirit), context.evolve(controller=player))
        context = acted.evolve(controller=context.controller)
    return context
