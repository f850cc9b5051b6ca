"""Manifest dread: one of the top two cards, the other to the graveyard (CR 701.62)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.keyword_actions.manifest import put_face_down
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import MANIFESTING_DREAD
from rulings_cli.terms.zones import Zone

RULE = MANIFESTING_DREAD


@implements(MANIFESTING_DREAD)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Choose which of the two is manifested; binds it as "moved"."""
    for player in acting.players(game, effect.who, context):
        top = game.in_zone(Zone.LIBRARY, player)[:2]
        chosen = acting.choose(game, tape, player, top, kind="card", rule=MANIFESTING_DREAD)
        new = [put_face_down(game, tape, each, player) for each in chosen]
        for each in top:
            if each not in chosen and game.exists(each):
                because = acting.because(MANIFESTING_DREAD)
                performing.move(game, tape, each, Zone.GRAVEYARD, because=because)
        told = RuleApplied((MANIFESTING_DREAD,), f"{player} manifests dread", context.source)
        performing.record(game, tape, told)
        context = context.bind("moved", tuple(each for each in new if each is not None))
    return context
