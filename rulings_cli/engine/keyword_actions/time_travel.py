"""Time travel: a time counter more or less on chosen permanents and suspended cards (701.56)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import layers, performing, states
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.events import WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import TIME_TRAVELING
from rulings_cli.terms.zones import Zone

RULE = TIME_TRAVELING


@implements(TIME_TRAVELING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Ask which get a time counter, and then from which of the others one is removed."""
    for player in acting.players(game, effect.who, context):
        left = tuple(_with_time(game, player))
        woulds: list[WouldPutCounters] = []
        for amount, words in ((1, "get a time counter"), (-1, "lose a time counter")):
            if left:
                domain = SubsetOf(left, 0, len(left))
                choice = Choice("card", player, TIME_TRAVELING, domain, f"which {words}")
                chosen = tape.ask(choice, game)
                because = acting.because(TIME_TRAVELING)
                woulds += [
                    WouldPutCounters(because, each, "time", amount, context.source)
                    for each in chosen
                ]
                left = tuple(each for each in left if each not in chosen)
        performing.perform_all(game, tape, woulds)
    return context


def _with_time(game: Game, player: PlayerId) -> list[ObjectId]:
    found = []
    for id, each in game.objects.items():
        if not each.counters_of("time"):
            continue
        now = layers.characteristics(game, id)
        suspended = each.owner == player and states.has_state(game, each, now, "suspended")
        if suspended or (each.zone is Zone.BATTLEFIELD and now.controller == player):
            found.append(id)
    return found
