"""Fateseal: look at the top of an opponent's library and put some at the bottom (CR 701.29)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, OneOption, OrderOf, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import FATESEALING
from rulings_cli.terms.zones import Zone

RULE = FATESEALING


@implements(FATESEALING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the player choose an opponent, which cards go down, and both orders."""
    count = 1 if effect.count is None else acting.amount(game, tape, effect.count, context)
    player = context.controller
    opponents = game.opponents_of(player)
    asked = Choice("opponent", player, FATESEALING, OneOption(opponents), "whose library")
    whose = opponents[0] if len(opponents) == 1 else tape.ask(asked, game)
    top = game.in_zone(Zone.LIBRARY, whose)[:count]
    away = acting.choose(
        game, tape, player, top, kind="card", minimum=0, maximum=len(top), rule=FATESEALING
    )
    kept = _ordered(game, tape, player, tuple(each for each in top if each not in away))
    rest = game.in_zone(Zone.LIBRARY, whose)[len(top) :]
    order = (*kept, *rest, *_ordered(game, tape, player, away))
    game.reorder(Zone.LIBRARY, whose, order)
    return context


def _ordered(
    game: Game, tape: Tape, player: PlayerId, cards: tuple[ObjectId, ...]
) -> tuple[ObjectId, ...]:
    if len(cards) < 2:
        return cards
    choice = Choice("card", player, FATESEALING, OrderOf(cards), "in which order")
    found: tuple[ObjectId, ...] = tape.ask(choice, game)
    return found
