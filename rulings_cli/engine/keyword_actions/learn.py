"""Learn: discard and draw, or fetch a Lesson from outside the game (CR 701.48)."""

from __future__ import annotations

from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.effects import Discard, Draw, If, KeywordAction, May, Sentence
from rulings_cli.engine import performing, resolving
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import LEARNING

RULE = LEARNING

_BODY = (Sentence((May((Discard(),)),)), Sentence((If(YouDo(), (Draw(),)),)))


@implements(LEARNING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Offer the discard; a position knows of no card outside the game."""
    for player in acting.players(game, effect.who, context):
        performing.record(game, tape, RuleApplied((LEARNING,), f"{player} learns"))
        acted = resolving.run(game, tape, _BODY, context.evolve(controller=player))
        if acted.did is False:
            words = "no Lesson outside the game is known"
            acting.nothing(game, words, context.source, rule=LEARNING)
    return context
