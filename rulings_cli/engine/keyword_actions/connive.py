"""Connive: draw, discard, and grow for what was no land (CR 701.50)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import (
    RuleApplied,
    WouldDraw,
    WouldMove,
    WouldPutCounters,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import CONNIVING, CONNIVING_MANY, DISCARDING
from rulings_cli.terms.zones import Zone

RULE = CONNIVING


@implements(CONNIVING, CONNIVING_MANY)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let each permanent connive, as often as is said at once."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    for each in acting.meant(game, tape, effect.of or This(), context):
        if count:
            _connive(game, tape, each, count)
            performing.record(game, tape, RuleApplied((CONNIVING,), "it connives", each))
    return context


def _connive(game: Game, tape: Tape, id: ObjectId, count: int) -> None:
    player = layers.characteristics(game, id).controller
    for _ in range(count):
        performing.perform(game, tape, WouldDraw((CONNIVING,), player, id))
    hand = game.in_zone(Zone.HAND, player)
    chosen = acting.choose(
        game, tape, player, hand, kind="discard", minimum=count, maximum=count, rule=CONNIVING
    )
    because = (CONNIVING, DISCARDING)
    facts = performing.perform_all(
        game,
        tape,
        [WouldMove(because, each, Zone.GRAVEYARD, source=id, cause="discard") for each in chosen],
    )
    gone = [each.object for each in facts if isinstance(each, ZoneChanged)]
    nonlands = sum("land" not in layers.characteristics(game, each).types for each in gone)
    if nonlands and id in game.battlefield():
        performing.perform(game, tape, WouldPutCounters((CONNIVING,), id, "+1/+1", nonlands, id))
