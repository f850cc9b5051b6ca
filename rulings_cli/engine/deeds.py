"""How often a player did something this turn: cast spells, drew cards, had things enter."""

from __future__ import annotations

import itertools

from rulings_cli.abilities.conditions import (
    ControlsMore,
    DidThisTurn,
    HadCounter,
    HasCards,
    HasLife,
    ObjectsDid,
    WasDone,
)
from rulings_cli.abilities.described import Described
from rulings_cli.engine import happened, layers, looking_up, matching
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import Attacked, Drew, Event, SpellCast, TokenCreated, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.zones import Zone

#: What players do that is counted here.
KINDS = frozenset(("cast", "drew", "had enter", "had put into graveyard"))


def did_this_turn(game: Game, condition: DidThisTurn, context: Context) -> bool:
    """Tell whether any one of the players meant did it so often this turn."""
    if condition.kind not in KINDS:
        raise NotSupported(f"what a player {condition.kind} this turn")
    return any(
        _times(game, condition, player, context) >= condition.least
        for player in looking_up.players_of(game, condition.who, context)
    )


def _times(game: Game, condition: DidThisTurn, player: PlayerId, context: Context) -> int:
    count = 0
    what = condition.what
    for fact in happened.this_turn(game):
        id = _concerned(game, condition.kind, fact, player)
        if id is not None:
            count += what is None or matching.fits(game, what, game.get(id), context)
    return count


def _concerned(game: Game, kind: str, fact: Event, player: PlayerId) -> ObjectId | None:
    """Give what the player did it with in this fact, as it was then; None for other facts."""
    match kind:
        case "cast":
            return fact.object if isinstance(fact, SpellCast) and fact.player == player else None
        case "drew":
            return fact.card if isinstance(fact, Drew) and fact.player == player else None
        case "had enter":
            return _entered(game, fact, player)
    if not isinstance(fact, ZoneChanged):
        return None
    is_so = (
        fact.to is Zone.GRAVEYARD
        and game.get(fact.object).owner == player
        and game.get(fact.object).kind == "card"
    )
    return fact.object if is_so else None


def objects_did(game: Game, condition: ObjectsDid, context: Context) -> bool:
    """Tell whether so many such objects did it this turn."""
    under = None
    if condition.under is not None:
        under = looking_up.players_of(game, condition.under, context)
    count = 0
    for fact in happened.this_turn(game):
        id = _that_did(fact, condition.kind)
        if id is None:
            continue
        if under is not None and layers.characteristics(game, id).controller not in under:
            continue
        count += matching.fits(game, condition.what, game.get(id), context)
    return count == 0 if condition.none else count >= condition.least


def _that_did(fact: Event, kind: str) -> ObjectId | None:
    """Give the object that entered, left, died or attacked in a fact."""
    match kind:
        case "entered" if isinstance(fact, TokenCreated):
            return fact.object
        case "entered" if isinstance(fact, ZoneChanged) and fact.to is Zone.BATTLEFIELD:
            return fact.new
        case "left" if isinstance(fact, ZoneChanged) and fact.from_ is Zone.BATTLEFIELD:
            return fact.object
        case "died" if isinstance(fact, ZoneChanged) and fact.from_ is Zone.BATTLEFIELD:
            return fact.object if fact.to is Zone.GRAVEYARD else None
        case "attacked" if isinstance(fact, Attacked):
            return fact.object
    return None


def compared(
    game: Game, condition: HasCards | ControlsMore, context: Context
) -> tuple[int | None, int | None]:
    """Give the two numbers that a condition compares, where they are of one player each."""
    players = looking_up.players_of(game, condition.who, context)
    others = looking_up.players_of(game, condition.than, context) if condition.than else ()
    if len(players) != 1 or len(others) > 1:
        return None, None
    if isinstance(condition, ControlsMore):
        found = (_controlled(game, condition.what, each, context) for each in (*players, *others))
        first, second = found
        return first, second
    held = [len(game.in_zone(condition.zone, each)) for each in (*players, *others)]
    return held[0], held[1] if others else condition.count


def _controlled(game: Game, what: Described, player: PlayerId, context: Context) -> int:
    """Give how many such permanents a player controls."""
    found = matching.objects(game, what, context)
    return sum(layers.characteristics(game, each).controller == player for each in found)


def has_cards(game: Game, condition: HasCards, context: Context) -> bool:
    """Tell whether any of the players meant has so many cards, or more than another has."""
    relation = matching.RELATIONS[condition.relation]
    others = [condition.count]
    if condition.than is not None:
        players = looking_up.players_of(game, condition.than, context)
        others = [len(game.in_zone(condition.zone, each)) for each in players]
    return any(
        relation(len(game.in_zone(condition.zone, player)), other)
        for player in looking_up.players_of(game, condition.who, context)
        for other in others
    )


def done_this_way(game: Game, what: Described, verb: str, context: Context) -> tuple[ObjectId, ...]:
    """Give such objects among those that the effect has done it to."""
    bound = {name for name, _ in context.bound}
    name = next((each for each in (verb, _BOUND_BY.get(verb, "")) if each in bound), None)
    if name is None and context.did is False:
        return ()  # that was declined
    if name is None:
        raise NotSupported(f"what was {verb} this way")
    found = context.objects_bound(name)
    return tuple(
        each
        for each in found
        if matching.fits(game, what, matching.before_it_left(game, what, each), context)
    )


#: Other names by which an effect keeps what it has done it to.
_BOUND_BY = {"sacrificed": "paid", "tapped": "paid", "discarded": "paid"}


def was_done(game: Game, condition: WasDone, context: Context) -> bool:
    """Tell whether the effect has done it to so many such objects."""
    done = done_this_way(game, condition.what, condition.verb, context)
    if condition.alike:
        found = [
            layers.characteristics_of(game, looking_up.as_it_was(game, e, context)) for e in done
        ]
        pairs = itertools.combinations(found, 2)
        return any(matching.share(condition.alike, first, second) for first, second in pairs)
    return len(done) >= condition.least


def has_life(game: Game, condition: HasLife, context: Context) -> bool:
    """Tell whether any of the players meant has so much life, or more than another has."""
    relation = matching.RELATIONS[condition.relation]
    amounts = [condition.amount]
    if condition.than is not None:
        others = looking_up.players_of(game, condition.than, context)
        amounts = [game.players[each].life for each in others]
    return any(
        relation(game.players[each].life, amount)
        for each in looking_up.players_of(game, condition.who, context)
        for amount in amounts
    )


def had_counter(game: Game, condition: HadCounter, context: Context) -> bool:
    """Tell whether the object had such a counter as it last was."""
    found = looking_up.objects_of(game, condition.of, context)
    return any(looking_up.as_it_was(game, id, context).counters_of(condition.kind) for id in found)


def _entered(game: Game, fact: Event, player: PlayerId) -> ObjectId | None:
    """Give a permanent that entered under the player's control, as it was as it entered."""
    if isinstance(fact, TokenCreated):
        id = fact.object if fact.player == player else None
    elif isinstance(fact, ZoneChanged) and fact.to is Zone.BATTLEFIELD and fact.new is not None:
        id = fact.new if layers.characteristics(game, fact.new).controller == player else None
    else:
        return None
    return id
