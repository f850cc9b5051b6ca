"""Copying objects: exceptions, and permanents that become copies (CR 707.4, 707.9)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities.abilities import Ability, Paragraph, StaticAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.effects import CopyException, ThisAbility
from rulings_cli.abilities.quantities import Quantity
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import Affects, BecomesCopy, ChangeColors, SetPowerToughness
from rulings_cli.engine import faces, flipping, looking_up, quantities
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.effects import CopiedValues
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    BECOMES_A_COPY,
    COPIABLE_VALUES,
    COPY_CHANGES,
    COPY_EXCEPTION,
    COPY_GAINS_ABILITY,
    COPY_KEEPS_STATUS,
    NOT_COPIED,
)
from rulings_cli.terms.types import SUBTYPES_OF
from rulings_cli.terms.zones import Zone

Amounts = Callable[[Quantity], int]


@implements(COPY_EXCEPTION, COPY_GAINS_ABILITY)
def excepted(
    face: Face,
    except_: CopyException,
    amount: Amounts,
    *,
    own: Face | None = None,
    ability: Ability | None = None,
) -> Face:
    """Give the copiable values of a copy that differs from the original (CR 707.9).

    `own` is what the copying object was, for what it does not copy; `ability` the ability that
    makes the copy, for "except it has this ability".
    """
    changes: dict[str, Any] = {}
    for name in ("power", "toughness"):
        quantity = getattr(except_, name)
        if quantity is not None:
            changes[name] = str(amount(quantity))
    if except_.no_mana_cost:
        changes["mana_cost"] = None
        changes["colors"] = faces.colors_of(face)
    colors = _colors(except_, own)
    if colors is not None:
        changes["set_colors"] = colors
    if except_.name:
        if own is None:
            raise NotSupported("a copy with a name of its own", COPY_EXCEPTION.number)
        changes["name"] = own.name
    if face.flipped is not None:
        changes["flipped"] = excepted(face.flipped, except_, amount, own=own, ability=ability)
    subtypes = face.subtypes
    if except_.only:
        subtypes = _without_alike(subtypes, except_.subtypes)
    return face.evolve(
        **changes,
        types=tuple(dict.fromkeys((*face.types, *except_.types))),
        subtypes=tuple(dict.fromkeys((*subtypes, *except_.subtypes))),
        supertypes=tuple(
            each
            for each in dict.fromkeys((*face.supertypes, *except_.supertypes))
            if each not in except_.lacks
        ),
        paragraphs=(*_not_defining(face, except_), *_gained(except_, ability)),
    )


def rules_of(except_: CopyException) -> tuple[Rule, ...]:
    """Give the rules of what an exception does: what is gained, changed, not copied."""
    rules: tuple[Rule, ...] = (COPY_EXCEPTION,)
    if except_.keywords or except_.abilities:
        rules += (COPY_GAINS_ABILITY,)
    sets = except_.power is not None or except_.colors is not None
    if sets or except_.types or except_.subtypes or except_.supertypes or except_.lacks:
        rules += (COPY_CHANGES,)
    if sets or except_.own:
        rules += (NOT_COPIED,)
    return rules


def _colors(except_: CopyException, own: Face | None) -> frozenset[str] | None:
    if "color" in except_.own:
        if own is None:
            raise NotSupported("a copy that keeps its color", COPY_EXCEPTION.number)
        return faces.colors_of(own)
    return None if except_.colors is None else frozenset(except_.colors)


def _without_alike(subtypes: tuple[str, ...], new: tuple[str, ...]) -> tuple[str, ...]:
    gone: frozenset[str] = frozenset()
    for alike in SUBTYPES_OF.values():
        if not alike.isdisjoint(new):
            gone |= alike
    return tuple(each for each in subtypes if each not in gone)


@implements(NOT_COPIED)
def _not_defining(face: Face, except_: CopyException) -> tuple[Paragraph, ...]:
    """Leave out the abilities that define what the exception gives (CR 707.9d)."""
    gone: tuple[type, ...] = ()
    if except_.power is not None:
        gone += (SetPowerToughness,)
    if except_.colors is not None or "color" in except_.own:
        gone += (ChangeColors,)
    if not gone:
        return face.paragraphs
    return tuple(
        each
        for each in face.paragraphs
        if not any(_defines(ability, gone) for ability in each.abilities)
    )


def _defines(ability: object, kinds: tuple[type, ...]) -> bool:
    return isinstance(ability, StaticAbility) and any(
        isinstance(effect, Affects)
        and isinstance(effect.of, This)
        and any(
            isinstance(each, kinds) and getattr(each, "defining", True) for each in effect.changes
        )
        for effect in ability.effects
    )


def _gained(except_: CopyException, ability: Ability | None) -> tuple[Paragraph, ...]:
    found = []
    for each in (*except_.keywords, *except_.abilities):
        gained: Any = each
        if isinstance(each, ThisAbility):
            if ability is None:
                raise NotSupported("a copy that has the ability that made it", "707.9a")
            gained = ability
        found.append(Paragraph((gained,)))
    return tuple(found)


@implements(BECOMES_A_COPY, COPIABLE_VALUES)
def fixed(
    game: Game, change: BecomesCopy, objects: tuple[ObjectId, ...], context: Context
) -> CopiedValues:
    """Give the values that a permanent takes as it becomes a copy; they don't change later."""
    found = looking_up.objects_of(game, change.of, context)
    if len(found) != 1:
        raise NotSupported("becoming a copy of no object, or of several", BECOMES_A_COPY.number)
    face = copiable(game, looking_up.that_creature(game, change.of, found[0], context))
    if len(objects) == 1:
        face = _as_it_stands(game, objects[0], face)
    if change.except_ is None:
        return CopiedValues(face)
    own = faces.face_in_force(game.get(objects[0])) if len(objects) == 1 else None
    return CopiedValues(
        excepted(
            face,
            change.except_,
            lambda each: quantities.amount(game, each, context),
            own=own,
            ability=_resolving(game, context),
        )
    )


@implements(COPY_KEEPS_STATUS)
def _as_it_stands(game: Game, id: ObjectId, face: Face) -> Face:
    """Give the lower half of a flip card to a permanent that is flipped itself."""
    if face.flipped is None or not flipping.is_flipped(game.get(id)):
        return face
    return flipping.turned(face)


def copiable(game: Game, id: ObjectId) -> Face:
    """Give the copiable values of an object, as it is or as it last was (CR 707.2, 608.2h)."""
    found = game.get(id)
    face = flipping.unflipped(found, faces.face_in_force(found))
    # which doors are unlocked is a designation, and those are not copied (CR 709.5d)
    is_room = "Room" in face.subtypes and found.zone is Zone.BATTLEFIELD
    return faces.locked(face) if is_room else face


def _resolving(game: Game, context: Context) -> Ability | None:
    if context.this is None:
        return None
    found = game.get(context.this)
    return None if found.on_stack is None else found.on_stack.ability


def refresh(game: Game, ids: tuple[ObjectId, ...]) -> None:
    """Let objects have the values of the newest effect that makes them copies, or their own."""
    for id in ids:
        if id not in game.objects:
            continue
        each = game.objects[id]
        newest = max(
            (
                (effect.timestamp, change.face)
                for effect in game.effects.values()
                if id in effect.objects
                for change in effect.changes
                if isinstance(change, CopiedValues)
            ),
            key=lambda pair: pair[0],
            default=None,
        )
        own = each.own_face or each.face
        if newest is not None:
            game.update(id, face=newest[1], own_face=own)
        elif each.own_face is not None:
            game.update(id, face=own, own_face=None)
