"""The combat phase: what attacks and blocks, who defends, and removal from combat (CR 506)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import layers
from rulings_cli.engine.battles import protector_of
from rulings_cli.game.combat import Attacker, Blocker, Combat
from rulings_cli.game.events import Because, RemovedFromCombat
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.combat import (
    DEFENDING_PLAYER,
    DEFENDING_PLAYER_OF,
    NOTHING_ATTACKED,
    REMOVED_FROM_COMBAT,
)
from rulings_cli.terms.rules.resolving import LAST_KNOWN_INFORMATION

#: What "can't be …", "can't …" and "must …" say that the declarations ask for.
ASKED_FOR: Final = frozenset(
    (
        "attack",
        "block",
        "attack or block",
        "be blocked",
        "be blocked by more than one creature",
        "be blocked except by two or more creatures",
        "be blocked except by three or more creatures",
        "attack you",
        "attack you or planeswalkers you control",
        "attack alone",
        "block alone",
        "attack or block alone",
        "are goaded",
        "attack each combat if able",
        "attack this turn if able",
        "attack this combat if able",
        "block each combat if able",
        "block this turn if able",
        "block ~ this combat if able",
        "attack or block each combat if able",
        "must be blocked if able",
        "must be blocked this turn if able",
    )
)


def now(game: Game) -> Combat:
    """Give the combat phase that it is; one in which nothing attacks where there is none."""
    return game.combat if game.combat is not None else Combat()


def put(game: Game, combat: Combat | None) -> None:
    """Let combat be as it has become."""
    if combat != game.combat:
        game.combat = combat
        game.forget()


def has_keyword(game: Game, id: ObjectId, *names: str) -> bool:
    """Tell whether an object has one of the keyword abilities."""
    return any(
        isinstance(each, Keyword) and each.name in names
        for each in layers.characteristics(game, id).abilities
    )


def is_attacking(game: Game, id: ObjectId) -> bool:
    """Tell whether it is an attacking creature."""
    return now(game).attacker(id) is not None


def is_alone(game: Game) -> bool:
    """Tell whether no more than one creature is attacking (CR 506.5)."""
    return len(now(game).attackers) == 1


def is_blocking(game: Game, id: ObjectId) -> bool:
    """Tell whether it is a blocking creature."""
    return now(game).blocker(id) is not None


def is_blocked(game: Game, id: ObjectId) -> bool | None:
    """Tell whether it is a blocked creature (False: an unblocked one, None: neither)."""
    found = now(game).attacker(id)
    return None if found is None else found.blocked


@implements(LAST_KNOWN_INFORMATION)
def attacked_by(game: Game, id: ObjectId) -> ObjectId | PlayerId | None:
    """Give what it attacks, or attacked as it last was if it has left the battlefield (608.2h)."""
    combat = now(game)
    there = (*combat.attackers, *(() if game.exists(id) else reversed(combat.removed)))
    return next((each.attacking for each in there if each.object == id), None)


@implements(LAST_KNOWN_INFORMATION)
def blockers_of(game: Game, id: ObjectId) -> tuple[ObjectId, ...]:
    """Give the creatures that block it, as it last was if it has left the battlefield (608.2h)."""
    combat = now(game)
    there = (*combat.attackers, *(() if game.exists(id) else reversed(combat.removed)))
    return next((each.blockers for each in there if each.object == id), ())


@implements(LAST_KNOWN_INFORMATION)
def blocked_by(game: Game, id: ObjectId) -> tuple[ObjectId, ...]:
    """Give the creatures that it blocks, as it last was if it has left the battlefield (608.2h)."""
    combat = now(game)
    there = (*combat.blockers, *(() if game.exists(id) else reversed(combat.stopped)))
    return next((each.blocking for each in there if each.object == id), ())


def opposing(game: Game, id: ObjectId) -> tuple[ObjectId, ...]:
    """Give the creatures that block it or that it blocks."""
    combat = now(game)
    attacker, blocker = combat.attacker(id), combat.blocker(id)
    return (
        *(attacker.blockers if attacker is not None else ()),
        *(blocker.blocking if blocker is not None else ()),
    )


# --- what may be attacked ---------------------------------------------------------------------


@implements(DEFENDING_PLAYER)
def defenders(game: Game, attacking: PlayerId) -> Iterator[tuple[ObjectId | PlayerId, PlayerId]]:
    """Give what the player's creatures may attack, each with the defending player (506.2)."""
    there = tuple(each for each in game.opponents_of(attacking) if not game.players[each].has_lost)
    for each in there:
        yield each, each
    for id in game.battlefield():
        found = layers.characteristics(game, id)
        if "planeswalker" in found.types and found.controller in there:
            yield id, found.controller
        elif "battle" in found.types and (protector := protector_of(game, id)) in there:
            assert protector is not None
            yield id, protector


def defending_for(game: Game, attacked: ObjectId | PlayerId) -> PlayerId | None:
    """Give the defending player for what is attacked, None if it can't be attacked now."""
    return dict(defenders(game, game.active_player)).get(attacked)


@implements(DEFENDING_PLAYER_OF)
def defending_player(game: Game, *about: ObjectId) -> PlayerId | None:
    """Give the defending player for an attacking creature, also after its removal (CR 508.5).

    For anything else the one defending player that there is; None where there are several.
    """
    combat = now(game)
    for id in about:
        for each in (*combat.attackers, *reversed(combat.removed)):
            if each.object == id:
                return each.defending
    others = game.opponents_of(game.active_player)
    return others[0] if len(others) == 1 else None


# --- removal from combat ----------------------------------------------------------------------


@implements(REMOVED_FROM_COMBAT)
def remove(game: Game, id: ObjectId, because: Because = (REMOVED_FROM_COMBAT,)) -> None:
    """Remove a permanent from combat: it attacks, blocks and is attacked no longer (CR 506.4)."""
    combat = now(game)
    attacker, blocker = combat.attacker(id), combat.blocker(id)
    is_attacked = any(each.attacking == id for each in combat.attackers)
    if attacker is None and blocker is None and not is_attacked:
        return
    put(
        game,
        combat.evolve(
            attackers=tuple(_without(each, id) for each in combat.attackers if each.object != id),
            blockers=tuple(
                each.evolve(blocking=tuple(one for one in each.blocking if one != id))
                for each in combat.blockers
                if each.object != id
            ),
            removed=(*combat.removed, attacker) if attacker is not None else combat.removed,
            stopped=(*combat.stopped, blocker) if blocker is not None else combat.stopped,
        ),
    )
    game.emit(RemovedFromCombat((*because, NOTHING_ATTACKED) if is_attacked else because, id))


@implements(NOTHING_ATTACKED)
def _without(attacker: Attacker, id: ObjectId) -> Attacker:
    """Give an attacker that is not blocked by a permanent, and does not attack it, any longer."""
    blockers = tuple(each for each in attacker.blockers if each != id)
    attacking = None if attacker.attacking == id else attacker.attacking
    return attacker.evolve(blockers=blockers, attacking=attacking)


def remove_what_stopped(game: Game) -> None:
    """Remove what has left, changed its controller, or is no creature (or attacked) any more."""
    if game.combat is None:
        return
    there = frozenset(game.battlefield())
    fighting: tuple[Attacker | Blocker, ...] = (*game.combat.attackers, *game.combat.blockers)
    gone = [
        each.object
        for each in fighting
        if not _still_fights(game, there, each.object, each.controller)
    ]
    attacked = {each.attacking for each in game.combat.attackers}
    gone += [
        each for each in attacked if isinstance(each, int) and not _still_there(game, there, each)
    ]
    for each in dict.fromkeys(gone):
        remove(game, each)


def _still_fights(
    game: Game, there: frozenset[ObjectId], id: ObjectId, controller: PlayerId
) -> bool:
    if id not in there:
        return False
    found = layers.characteristics(game, id)
    return (
        found.controller == controller and "creature" in found.types and "battle" not in found.types
    )


def _still_there(game: Game, there: frozenset[ObjectId], id: ObjectId) -> bool:
    return id in there and defending_for(game, id) is not None
