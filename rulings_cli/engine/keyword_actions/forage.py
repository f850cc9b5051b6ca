"""Forage: exile three cards from the graveyard or sacrifice a Food (CR 701.61)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import RuleApplied, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import FORAGING, SACRIFICING
from rulings_cli.terms.zones import Zone

RULE = FORAGING


@implements(FORAGING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the player do one of the two; it is not done where neither can be."""
    did = False
    for player in acting.players(game, effect.who, context):
        did = forage(game, tape, player) or did
    return context.evolve(did=did)


def ways(game: Game, player: PlayerId) -> tuple[str, ...]:
    """Give how the player can forage now."""
    cards = len(game.in_zone(Zone.GRAVEYARD, player))
    foods = _foods(game, player)
    return (*(("exile",) if cards >= 3 else ()), *(("sacrifice",) if foods else ()))


def _foods(game: Game, player: PlayerId) -> tuple[ObjectId, ...]:
    return tuple(
        id
        for id in game.battlefield()
        if "Food" in (found := layers.characteristics(game, id)).subtypes
        and found.controller == player
    )


def forage(game: Game, tape: Tape, player: PlayerId) -> bool:
    """Forage; tell whether it was done."""
    foods, cards = _foods(game, player), game.in_zone(Zone.GRAVEYARD, player)
    options = ways(game, player)
    if not options:
        acting.nothing(game, "there is neither a Food nor three cards", rule=FORAGING)
        return False
    choice = Choice("modes", player, FORAGING, OneOption(options), "how to forage")
    way = options[0] if len(options) == 1 else tape.ask(choice, game)
    count = 3 if way == "exile" else 1
    chosen = acting.choose(
        game,
        tape,
        player,
        cards if way == "exile" else foods,
        kind=way,
        minimum=count,
        maximum=count,
        rule=FORAGING,
    )
    to = Zone.EXILE if way == "exile" else Zone.GRAVEYARD
    because = (FORAGING,) if way == "exile" else (FORAGING, SACRIFICING)
    moves = [WouldMove(because, each, to, cause=way) for each in chosen]
    performing.perform_all(game, tape, moves)
    performing.record(game, tape, RuleApplied((FORAGING,), f"{player} forages"))
    return True
