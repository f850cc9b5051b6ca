"""Conditions that are said in words: what happened this turn, and what is so of a player.

Each is answered from the position or from the facts since the turn began (CR 608.2h).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TypeAlias

from rulings_cli.engine import (
    combat,
    layers,
    looking_up,
    mark_conditions,
    past_events,
    states,
)
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import (
    Attacked,
    AttackersDeclared,
    DamageDealt,
    Drew,
    Event,
    LifeChanged,
    SpellCast,
    TurnBegan,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import DETHRONE
from rulings_cli.terms.zones import Zone

_Test: TypeAlias = Callable[[Game, Context], bool]


def happened(game: Game, what: str, context: Context, *, least: int = 1) -> bool:
    """Tell whether what the name says is so, `least` so much; an unknown name is NotSupported."""
    counted = _COUNTED.get(what)
    test = counted(least) if counted is not None else _TESTS.get(what)
    if test is None or (counted is None and least != 1):
        raise NotSupported(f"the condition {what!r}")
    return test(game, context)


def is_known(what: str, least: int = 1) -> bool:
    """Tell whether the name of a condition is modelled."""
    return what in _COUNTED or (what in _TESTS and least == 1)


def this_turn(game: Game) -> Iterator[Event]:
    """Give the facts of this turn, the latest first."""
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            return
        yield fact


def _played_a_land(game: Game, context: Context) -> bool:
    return game.players[context.controller].lands_played > 0


def _died(least: int) -> _Test:
    def test(game: Game, _context: Context) -> bool:
        count = sum(
            isinstance(each, ZoneChanged)
            and each.from_ is Zone.BATTLEFIELD
            and each.to is Zone.GRAVEYARD
            and "creature" in _types(game, each.object)
            for each in this_turn(game)
        )
        return count >= least

    return test


def _types(game: Game, id: ObjectId) -> frozenset[str]:
    return layers.characteristics(game, id).types


def _yours_left(least: int) -> _Test:
    def test(game: Game, context: Context) -> bool:
        count = sum(
            isinstance(each, ZoneChanged)
            and each.from_ is Zone.BATTLEFIELD
            and layers.characteristics(game, each.object).controller == context.controller
            for each in this_turn(game)
        )
        return count >= least

    return test


def _life(gained: int, least: int, *, opponent: bool = False) -> _Test:
    def test(game: Game, context: Context) -> bool:
        players = game.opponents_of(context.controller) if opponent else (context.controller,)
        return any(
            sum(
                max(0, gained * each.amount)
                for each in this_turn(game)
                if isinstance(each, LifeChanged) and each.player == player
            )
            >= least
            for player in players
        )

    return test


def _cast(least: int, kind: Callable[[frozenset[str]], bool] = bool) -> _Test:
    def test(game: Game, context: Context) -> bool:
        count = sum(
            isinstance(each, SpellCast)
            and each.player == context.controller
            and kind(_types(game, each.object))
            for each in this_turn(game)
        )
        return count >= least

    return test


def _cast_another(game: Game, context: Context) -> bool:
    """Tell whether the player cast a spell that is not this one, nor became this permanent."""
    source = looking_up.source_of(game, context)
    return any(
        isinstance(each, SpellCast)
        and each.player == context.controller
        and each.object not in (context.source, source.was, context.this)
        for each in this_turn(game)
    )


def _drawn(least: int) -> _Test:
    def test(game: Game, context: Context) -> bool:
        count = sum(
            isinstance(each, Drew) and each.player == context.controller for each in this_turn(game)
        )
        return count >= least

    return test


def _you_attacked(game: Game, context: Context) -> bool:
    return any(
        isinstance(each, AttackersDeclared) and each.player == context.controller
        for each in this_turn(game)
    )


def _attacked_with(least: int) -> _Test:
    """Count different creatures that the player declared as attackers (CR 508.1)."""

    def test(game: Game, context: Context) -> bool:
        found = {
            each.object
            for each in this_turn(game)
            if isinstance(each, Attacked) and each.player == context.controller
        }
        return len(found) >= least

    return test


def _opponent_damaged(least: int) -> _Test:
    def test(game: Game, context: Context) -> bool:
        return any(
            sum(
                each.amount
                for each in this_turn(game)
                if isinstance(each, DamageDealt) and each.to == player
            )
            >= least
            for player in game.opponents_of(context.controller)
        )

    return test


def _small_library(most: int) -> _Test:
    def test(game: Game, _context: Context) -> bool:
        return any(len(game.in_zone(Zone.LIBRARY, each)) <= most for each in game.turn_order)

    return test


def _it_attacked(game: Game, context: Context) -> bool:
    return states.attacked_this_turn(game, context.source)


def _land_entered(game: Game, context: Context) -> bool:
    return any(
        isinstance(each, ZoneChanged)
        and each.to is Zone.BATTLEFIELD
        and each.new is not None
        and "land" in _types(game, each.new)
        and layers.characteristics(game, each.new).controller == context.controller
        for each in this_turn(game)
    )


def _four_types_in_graveyard(game: Game, context: Context) -> bool:
    found: set[str] = set()
    for id in game.in_zone(Zone.GRAVEYARD, context.controller):
        found |= _types(game, id)
    return len(found) >= 4


def _no_cards_in_hand(game: Game, context: Context) -> bool:
    return not game.in_zone(Zone.HAND, context.controller)


def _no_cards_in_library(game: Game, context: Context) -> bool:
    return not game.in_zone(Zone.LIBRARY, context.controller)


def _poisoned_opponent(game: Game, context: Context) -> bool:
    return any(
        dict(game.players[each].counters).get("poison", 0) >= 3
        for each in game.opponents_of(context.controller)
    )


def _this_entered(game: Game, context: Context) -> bool:
    from rulings_cli.engine import states

    if not game.exists(context.source):
        return False
    found = layers.characteristics(game, context.source)
    return states.has_state(game, game.get(context.source), found, "entered this turn")


@implements(DETHRONE)
def _most_life(game: Game, context: Context) -> bool:
    """Tell whether nobody has more life than the player whom the source attacks."""
    defending = combat.defending_player(game, context.source)
    if defending is None:
        return False
    return game.players[defending].life >= max(each.life for each in game.players.values())


_TESTS: dict[str, _Test] = {
    "defending player has the most life": _most_life,
    "you played a land": _played_a_land,
    "you attacked": _you_attacked,
    "~ attacked": _it_attacked,
    "~ entered": _this_entered,
    "you cast another spell": _cast_another,
    "you cast a noncreature spell": _cast(1, lambda types: "creature" not in types),
    "you cast an instant or sorcery": _cast(1, lambda types: bool(types & {"instant", "sorcery"})),
    "your land entered": _land_entered,
    **past_events.TESTS,
    **mark_conditions.TESTS,
    "delirium": _four_types_in_graveyard,
    "hellbent": _no_cards_in_hand,
    "empty library": _no_cards_in_library,
    "corrupted": _poisoned_opponent,
}
#: What may be asked of a number, from which its test is made.
_COUNTED: dict[str, Callable[[int], _Test]] = {
    **mark_conditions.COUNTED,
    "creature died": _died,
    "your permanent left": _yours_left,
    "you gained life": lambda least: _life(1, least),
    "you lost life": lambda least: _life(-1, least),
    "opponent gained life": lambda least: _life(1, least, opponent=True),
    "opponent lost life": lambda least: _life(-1, least, opponent=True),
    "you cast spells": _cast,
    "you attacked with creatures": _attacked_with,
    "opponent was dealt damage": _opponent_damaged,
    "small library": _small_library,
    "you drew cards": _drawn,
}
