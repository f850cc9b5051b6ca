"""Monstrosity: +1/+1 counters, once (CR 701.37)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import designations, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import MONSTROSITY, MONSTROUS

RULE = MONSTROSITY


@implements(MONSTROSITY, MONSTROUS)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Put the counters and mark it, where it isn't monstrous yet."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for each in acting.permanents(game, tape, effect.of or This(), context):
        if designations.is_designated(game, each, "monstrous"):
            acting.nothing(game, "it is monstrous already", each, rule=MONSTROSITY)
            continue
        because = acting.because(MONSTROSITY)
        would = WouldPutCounters(because, each, "+1/+1", count, context.source)
        performing.perform(game, tape, would)
        if each in game.battlefield():
            told = ("monstrosity", str(count))  # its other abilities may call it X (CR 701.37c)
            game.update(each, chosen=(*game.objects[each].chosen, told))
            designations.designate(game, tape, each, "monstrous", MONSTROUS)
    return context
