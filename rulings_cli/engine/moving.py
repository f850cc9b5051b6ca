"""Objects that change zones, and those that come to be or cease to exist (CR 400, 111, 405)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.engine import faces
from rulings_cli.errors import NotSupported
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import (
    Because,
    CeasedToExist,
    Event,
    RuleApplied,
    TokenCreated,
    WouldMove,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import AbilityOnStack, GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import LOCKED_HALVES, MELDED_LEAVES, MERGED_LEAVES
from rulings_cli.terms.rules.general import TOKEN_STAYS
from rulings_cli.terms.rules.zones import (
    CHANGES_FOLLOW_THE_SPELL,
    FACE_UP_IN_EXILE,
    NEW_OBJECT,
    NO_INSTANT_ON_BATTLEFIELD,
    OWNERS_ZONE,
)
from rulings_cli.terms.zones import Zone

#: The face of an ability on the stack, which has no characteristics but its text (CR 113.7).
NO_FACE = Face("")


def carry_out(game: Game, would: WouldMove) -> tuple[Event, ...]:
    """Move the object, or put the token onto the battlefield; give the facts, emitted."""
    if would.token is not None:
        return (_token_enters(game, would, would.token),)
    if not game.exists(would.object):
        return ()
    kept = _stays(game, would)
    if kept is not None:
        game.emit(kept)
        return (kept,)
    return (_change_zones(game, would),)


@implements(NO_INSTANT_ON_BATTLEFIELD, TOKEN_STAYS)
def _stays(game: Game, would: WouldMove) -> Event | None:
    old = game.objects[would.object]
    if old.kind == "token" and old.zone != Zone.BATTLEFIELD:
        return RuleApplied((TOKEN_STAYS,), "a token that has left stays where it is", old.id)
    if would.to == Zone.BATTLEFIELD and not would.face_down:
        types = _face_after(old, would).types
        if {"instant", "sorcery"} & set(types):
            words = "an instant or sorcery card stays where it is"
            return RuleApplied((NO_INSTANT_ON_BATTLEFIELD,), words, old.id)
    return None


@implements(NEW_OBJECT, OWNERS_ZONE, FACE_UP_IN_EXILE)
def _change_zones(game: Game, would: WouldMove) -> Event:
    old = game.remove(would.object)
    new = _put_each(game, old, would) if old.components else _put(game, old, would)
    if old.zone == Zone.STACK and new.zone == Zone.BATTLEFIELD:
        let_effects_follow(game, old.id, new.id)
    is_face_up = would.to == Zone.EXILE and not would.face_down
    because = (*would.because, FACE_UP_IN_EXILE) if is_face_up else would.because
    if old.components:
        is_melded = old.card is not None and old.card.layout == "meld"
        because = (*because, MELDED_LEAVES if is_melded else MERGED_LEAVES)
    fact = ZoneChanged(
        because,
        old.id,
        new.id,
        old.zone,
        new.zone,
        old.name,
        new.controller if new.zone == Zone.BATTLEFIELD else new.owner,
        would.cause,
        would.source,
        new.tapped,
        new.counters,
    )
    game.emit(fact)
    _let_it_gain(game, new, would)
    if any(each[0] == "cast as though it had flash" for each in new.chosen):
        from rulings_cli.engine import own_flash

        own_flash.as_it_enters(game, new)
    return fact


@implements(MERGED_LEAVES, MELDED_LEAVES)
def _put_each(game: Game, old: GameObject, would: WouldMove) -> GameObject:
    """Put each component of a merged permanent into the zone; give what the topmost became."""
    if old.is_commander and would.to not in (Zone.GRAVEYARD, Zone.EXILE):
        raise NotSupported("a merged commander that leaves the battlefield", "903.9c")
    first, *_ = [_put(game, each.evolve(id=old.id), would) for each in old.components]
    return first


def _put(game: Game, old: GameObject, would: WouldMove) -> GameObject:
    """Put the new object into its zone."""
    new = new_object(game, old, would)
    at = _FROM_THE_TOP.get(would.position) if would.to == Zone.LIBRARY else None
    return game.place(new, at=at)


#: Where in a library something is put, by the words; it is the last card of a smaller library.
_FROM_THE_TOP: Final = {"top": 0, "second": 1, "third": 2, "seventh": 6}


def _let_it_gain(game: Game, new: GameObject, would: WouldMove) -> None:
    """Let a permanent gain the abilities that it enters with."""
    if not would.gains:
        return
    from rulings_cli.engine import lasting

    changes = (GrantAbilities(would.gains),)
    effect = LastingEffect(
        0, new.id, new.controller, changes, ForTheRestOfTheGame(), objects=(new.id,)
    )
    lasting.begin(game, effect, words="it gains an ability as it enters", because=would.because)


def _face_after(old: GameObject, would: WouldMove) -> Face:
    """Give the face that is up after the move: chosen, kept from the stack, or the front one."""
    if would.copied is not None:
        return would.copied
    if old.card is None:
        return old.face
    enters, was_cast = would.to == Zone.BATTLEFIELD, old.zone == Zone.STACK
    if enters and not was_cast and "Room" in old.card.front.subtypes:
        return faces.locked(old.card.front)
    if enters and old.kind == "copy" and "Room" in old.face.subtypes:
        raise NotSupported("a copy of a Room spell that enters", LOCKED_HALVES.number)
    if would.face is not None:
        return old.card.faces[would.face]
    return old.face if enters and was_cast else old.card.front


def new_object(game: Game, old: GameObject, would: WouldMove) -> GameObject:
    """Give the new object that the old one becomes in the other zone (CR 400.7)."""
    enters = would.to == Zone.BATTLEFIELD
    now = game.tick()
    return GameObject(
        game.new_id(),
        _face_after(old, would),
        would.to,
        old.owner,
        _controller_after(old, would),
        old.card,
        "token" if enters and old.kind == "copy" else old.kind,
        tapped=enters and would.tapped,
        face_down=would.face_down,
        counters=would.counters,
        attached_to=would.attached_to if enters else None,
        enchants=would.enchants if enters else "",
        controlled_since=now,
        timestamp=now,
        is_commander=old.is_commander,
        chosen=(*_promised(old, would), *would.chosen),
        cast=old.cast if enters and old.zone == Zone.STACK else None,
        was=old.id,
        exiled_with=would.exiled_with,
        put_with=would.put_with if enters else None,
    )


#: What the permanent still asks for of the choices for its spell.
_KEPT = frozenset(("gift", "cast as though it had flash"))


def _promised(old: GameObject, would: WouldMove) -> tuple[tuple[str, str], ...]:
    """Give what was chosen as the spell was cast and its permanent still asks for: a gift."""
    if would.to != Zone.BATTLEFIELD or old.zone != Zone.STACK:
        return ()
    return tuple(each for each in old.chosen if each[0] in _KEPT)


def _controller_after(old: GameObject, would: WouldMove) -> PlayerId:
    """Give who controls the new object; only permanents and objects on the stack have one."""
    if would.to not in (Zone.BATTLEFIELD, Zone.STACK):
        return old.owner
    if would.controller is not None:
        return would.controller
    return old.controller if old.zone == Zone.STACK else old.owner


@implements(CHANGES_FOLLOW_THE_SPELL)
def let_effects_follow(game: Game, old: ObjectId, new: ObjectId) -> None:
    """Let the effects that change a permanent spell go on for the permanent that it becomes."""
    for each in tuple(game.effects.values()):
        if old in each.objects:
            following = tuple(new if one == old else one for one in each.objects)
            game.effects[each.id] = each.evolve(objects=following)
            game.forget()


def _token_enters(game: Game, would: WouldMove, token: GameObject) -> Event:
    now = game.tick()
    new = token.evolve(
        face=would.copied or token.face,
        tapped=would.tapped,
        counters=would.counters,
        chosen=would.chosen,
        attached_to=would.attached_to,
        controlled_since=now,
        timestamp=now,
    )
    game.place(new)
    fact = TokenCreated(would.because, new.controller, new.id, new.name, new.tapped, new.counters)
    game.emit(fact)
    _let_it_gain(game, new, would)
    return fact


def put_ability_on_stack(
    game: Game, ability: AbilityOnStack, controller: PlayerId, *, x: int | None = None
) -> ObjectId:
    """Put an ability onto the stack as an object that is no card (CR 405.1); give its id."""
    now = game.tick()
    new = GameObject(
        game.new_id(),
        NO_FACE,
        Zone.STACK,
        controller,
        controller,
        kind="ability",
        timestamp=now,
        x=x,
        on_stack=ability,
    )
    return game.place(new).id


def cease(game: Game, id: ObjectId, because: Because) -> tuple[Event, ...]:
    """Let a token, a copy or an ability cease to exist; it stays known as it last was."""
    from rulings_cli.engine import layers

    if not game.exists(id):
        return ()
    if game.objects[id].zone in (Zone.BATTLEFIELD, Zone.STACK):
        layers.freeze(game, id)
    old = game.remove(id)
    name = old.on_stack.source_was.name if old.on_stack is not None else old.name
    fact = CeasedToExist(because, id, name, old.zone)
    game.emit(fact)
    return (fact,)
