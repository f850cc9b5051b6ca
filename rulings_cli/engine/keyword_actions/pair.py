"""Pair a creature with soulbond with another one (CR 702.95)."""

from __future__ import annotations

from rulings_cli.abilities.durations import WhilePaired
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import designations, layers
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import SOULBOND

RULE = SOULBOND


@implements(SOULBOND)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Pair them, where both are still unpaired creatures of the player (CR 702.95c)."""
    for each in acting.permanents(game, tape, effect.of or This(), context):
        both = (context.source, each)
        if each == context.source or not all(_is_free(game, id, context) for id in both):
            acting.nothing(game, "one of them can't be paired", each, rule=SOULBOND)
            continue
        designations.designate_for(
            game,
            both,
            "paired",
            WhilePaired(),
            SOULBOND,
            source=context.source,
            controller=context.controller,
        )
    return context


def _is_free(game: Game, id: ObjectId, context: Context) -> bool:
    if id not in game.battlefield() or designations.is_designated(game, id, "paired"):
        return False
    now = layers.characteristics(game, id)
    return "creature" in now.types and now.controller == context.controller
