"""Manifest and cloak cards from the top of a library (CR 701.40, 701.58)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keyword_actions import CLOAKING, MANIFESTING
from rulings_cli.terms.zones import Zone

RULE = MANIFESTING

_RULE_OF: Final[dict[str, Rule]] = {"manifested": MANIFESTING, "cloaked": CLOAKING}


@implements(MANIFESTING, CLOAKING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Put the top card onto the battlefield face down; binds it as "moved"."""
    word = "cloaked" if effect.name.startswith("cloak") else "manifested"
    for player in acting.players(game, effect.who, context):
        top = game.in_zone(Zone.LIBRARY, player)[:1]
        new = [put_face_down(game, tape, each, player, word) for each in top]
        context = context.bind("moved", tuple(each for each in new if each is not None))
    return context


def put_face_down(
    game: Game, tape: Tape, card: ObjectId, player: PlayerId, word: str = "manifested"
) -> ObjectId | None:
    """Put one card onto the battlefield face down under a player's control, marked so."""
    return performing.move(
        game,
        tape,
        card,
        Zone.BATTLEFIELD,
        because=acting.because(_RULE_OF[word]),
        controller=player,
        face_down=True,
        chosen=((word, "yes"),),
    )
