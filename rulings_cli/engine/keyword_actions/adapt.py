"""Adapt: +1/+1 counters where there are none (CR 701.46)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import ADAPTING

RULE = ADAPTING


@implements(ADAPTING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Look for counters as the ability resolves, not as it is activated."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for each in acting.permanents(game, tape, effect.of or This(), context):
        if game.objects[each].counters_of("+1/+1"):
            acting.nothing(game, "it has a +1/+1 counter already", each, rule=ADAPTING)
            continue
        because = acting.because(ADAPTING)
        performing.perform(
            game, tape, WouldPutCounters(because, each, "+1/+1", count, context.source)
        )
    return context
