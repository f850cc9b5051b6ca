"""Support N: target creatures, at most N, get a +1/+1 counter each (CR 701.41)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import SUPPORTING

RULE = SUPPORTING


def is_built(effect: KeywordAction) -> bool:
    """Need the targets, which the text does not spell out."""
    return effect.of is not None


@implements(SUPPORTING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Put one counter on each of them, at once."""
    assert effect.of is not None
    because = acting.because(SUPPORTING)
    woulds = [
        WouldPutCounters(because, each, "+1/+1", 1, context.source)
        for each in acting.permanents(game, tape, effect.of, context)
    ]
    performing.perform_all(game, tape, woulds)
    return context
