"""Explore: a land to the hand, else a counter and perhaps a card less (CR 701.44)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import RuleApplied, WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import EXPLORING, REVEALING
from rulings_cli.terms.zones import Zone

RULE = EXPLORING


@implements(EXPLORING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let each permanent explore; one that is gone explores as it last was (CR 701.44c)."""
    for each in acting.meant(game, tape, effect.of or This(), context):
        _explore(game, tape, each)
        performing.record(game, tape, RuleApplied((EXPLORING,), "it explores", each))
    return context


def _explore(game: Game, tape: Tape, id: ObjectId) -> None:
    player = layers.characteristics(game, id).controller
    top = game.in_zone(Zone.LIBRARY, player)[:1]
    for card in top:
        words = f"{game.get(card).name} is revealed"
        performing.record(game, tape, RuleApplied((EXPLORING, REVEALING), words, card))
    if top and "land" in layers.characteristics(game, top[0]).types:
        performing.move(game, tape, top[0], Zone.HAND, because=(EXPLORING,), source=id)
        return
    if id in game.battlefield():
        performing.perform(game, tape, WouldPutCounters((EXPLORING,), id, "+1/+1", 1, id))
    if top and _discards(game, tape, player, top[0]):
        performing.move(game, tape, top[0], Zone.GRAVEYARD, because=(EXPLORING,), source=id)


def _discards(game: Game, tape: Tape, player: PlayerId, card: ObjectId) -> bool:
    words = f"whether {game.get(card).name} is put into the graveyard"
    choice = Choice("may", player, EXPLORING, OneOption((True, False)), words, card)
    return bool(tape.ask(choice, game))
