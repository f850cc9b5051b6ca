"""Counters that can't be put anywhere, and cards that can't be drawn (CR 614.17)."""

from __future__ import annotations

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.static import CantDraw, CantHaveCounters
from rulings_cli.engine import happened, looking_up, matching, statics
from rulings_cli.engine.context import Context
from rulings_cli.game.events import Drew, RuleApplied, WouldMove, WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.replacing import CANT_ENTER, CANT_HAPPEN


@implements(CANT_HAPPEN)
def why_none(game: Game, would: WouldPutCounters) -> RuleApplied | None:
    """Give the fact that the counters can't be put there, or None."""
    if would.amount <= 0:
        return None
    source = forbids(game, would.on, would.kind)
    if source is None:
        return None
    return RuleApplied((CANT_HAPPEN,), f"no {would.kind} counters can be put there", source.id)


def forbids(game: Game, on: ObjectId | PlayerId, kind: str) -> GameObject | None:
    """Give what says that such counters can't be put there, or None."""
    for effect, source, context in statics.in_force(game, CantHaveCounters):
        if effect.more_than is not None or effect.kind not in ("", kind):
            continue
        if _is_meant(game, effect, on, context):
            return source
    return None


def _is_meant(
    game: Game, effect: CantHaveCounters, on: ObjectId | PlayerId, context: Context
) -> bool:
    if isinstance(on, str):
        return effect.who is not None and looking_up.player_matches(game, effect.who, on, context)
    if effect.on is None or not game.exists(on):
        return False
    if isinstance(effect.on, Described):
        return matching.matches(game, effect.on, on, context)
    return on in looking_up.objects_of(game, effect.on, context)


@implements(CANT_HAPPEN)
def why_no_draw(game: Game, player: PlayerId) -> RuleApplied | None:
    """Give the fact that the player can't draw a card, or can draw no more this turn, or None."""
    for effect, source, context in statics.in_force(game, CantDraw):
        if not looking_up.player_matches(game, effect.who, player, context):
            continue
        drawn = sum(
            isinstance(each, Drew) and each.player == player for each in happened.this_turn(game)
        )
        if drawn >= effect.more_than:
            return RuleApplied((CANT_HAPPEN,), f"{player} can't draw a card now", source.id)
    return None


@implements(CANT_ENTER)
def without_impossible(game: Game, would: WouldMove) -> WouldMove:
    """Let a permanent enter without the counters that can't be put on it (CR 614.17d)."""
    if not would.counters or next(statics.in_force(game, CantHaveCounters), None) is None:
        return would
    from rulings_cli.engine.arriving import Arrival  # it needs this module

    arrival = Arrival(game, would.evolve(counters=()))
    if arrival.id is None:
        return would
    kept = tuple(
        each for each in would.counters if forbids(arrival.preview, arrival.id, each[0]) is None
    )
    if kept == would.counters:
        return would
    return would.evolve(counters=kept, because=(*would.because, CANT_ENTER))
