"""What static abilities and lasting effects say now, beyond characteristics (CR 604, 613.11)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TypeVar

from rulings_cli.abilities.abilities import StaticAbility, Uncompiled
from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.static import Affects
from rulings_cli.engine import conditions, keeping, layers, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import WHERE_ABILITIES_FUNCTION
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

_E = TypeVar("_E", bound=Value)


@implements(WHERE_ABILITIES_FUNCTION)
def in_force(game: Game, kind: type[_E]) -> Iterator[tuple[_E, GameObject, Context]]:
    """Give each static effect of a kind that applies now, with the object that it comes from.

    Static abilities of permanents (and of objects elsewhere, where the ability says that it works
    there) whose condition holds, in timestamp order, and what resolutions left behind. Own effects
    of a spell or card on itself are not among them; see `own`.
    """
    key = ("statics", kind, game.turn, game.step, game.active_player, tuple(game.effects))
    cache = keeping.kept(game)
    found = cache.get(key)
    if found is None:
        found = cache[key] = tuple(_in_force(game, kind))
    return iter(found)


def _in_force(game: Game, kind: type[_E]) -> Iterator[tuple[_E, GameObject, Context]]:
    known = keeping.static_effects(game)
    if known.copies or kind in known.granted or kind not in keeping.STATIC_EFFECTS:
        # no effect gives abilities to cards in a library
        printed = {id for id, kinds in known.by_object if kind in kinds}
        sources = [
            each
            for each in game.objects.values()
            if each.zone is not Zone.LIBRARY or each.id in printed
        ]
    else:
        sources = [game.objects[id] for id, kinds in known.by_object if kind in kinds]
    for each in sorted(sources, key=lambda each: each.timestamp):
        yield from _of_object(game, each, kind)
    for lasting in game.effects.values():
        for change in _fitting(lasting.changes, kind):
            yield (change, game.get(lasting.source), _context_of(lasting))


def _of_object(
    game: Game, each: GameObject, kind: type[_E]
) -> Iterator[tuple[_E, GameObject, Context]]:
    if each.on_stack is not None:
        return
    found = layers.characteristics(game, each.id)
    for ability in found.abilities:
        if not isinstance(ability, StaticAbility) or not _functions(each, ability):
            continue
        fitting = [effect for effect in ability.effects if isinstance(effect, kind)]
        if not fitting:
            continue
        context = Context(each.id, found.controller, source_was=each)
        if holds_or_unknown(game, ability.condition, context):
            for effect in fitting:
                yield (effect, each, context)


def holds_or_unknown(game: Game, condition: Condition | None, context: Context) -> bool:
    """Tell whether a static ability's condition holds; one that is not modelled counts as not so.

    It is noted in `game.unplayable`, so that an answer that it may matter to abstains.
    """
    if condition is None:
        return True
    try:
        return conditions.holds(game, condition, context)
    except NotSupported as unknown:
        note(game, unknown)
        return False


def note(game: Game, unknown: NotSupported) -> None:
    """Note what is not modelled in `game.unplayable`, so that an answer may abstain."""
    if unknown.what not in game.unplayable:
        game.unplayable = (*game.unplayable, unknown.what)


def _functions(each: GameObject, ability: StaticAbility) -> bool:
    from rulings_cli.engine import states

    if each.zone is Zone.COMMAND and each.kind != "emblem":
        return states.is_eminent(ability.condition)
    return each.zone is ability.zone or each.zone is Zone.COMMAND


def own(game: Game, id: ObjectId, kind: type[_E]) -> Iterator[tuple[_E, Context]]:
    """Give the effects of a kind that an object's abilities have on itself (CR 113.6d to h).

    They work while it is being cast, on the stack or entering, whatever zone the ability is for;
    the caller asks for kinds that speak of the object itself, such as additional costs.
    """
    found = layers.characteristics(game, id)
    for ability in found.abilities:
        if isinstance(ability, StaticAbility):
            context = Context(id, found.controller)
            for effect in ability.effects:
                if isinstance(effect, kind) and (
                    holds_or_unknown(game, ability.condition, context)
                ):
                    yield (effect, context)


def changes_on(
    game: Game,
    id: ObjectId,
    kind: type[_E],
) -> Iterator[tuple[_E, ObjectId, Context]]:
    """Give the changes of a kind that apply to an object, such as that it can't block.

    For the kinds that are no characteristics; each with the object that it comes from.
    """
    for effect, source, context in in_force(game, Affects):
        for change in _fitting(effect.changes, kind):
            if id in looking_up.objects_of(game, effect.of, context):
                yield (change, source.id, context)
    if game.objects[id].zone is not Zone.BATTLEFIELD:
        for effect, context in own(game, id, Affects):
            for change in _fitting(effect.changes, kind):
                if id in looking_up.objects_of(game, effect.of, context):
                    yield (change, id, context)
    for lasting in game.effects.values():
        if id in lasting.objects:
            for change in _fitting(lasting.changes, kind):
                yield (change, lasting.source, _context_of(lasting))


def _fitting(changes: tuple[Value, ...], kind: type[_E]) -> Iterator[_E]:
    for each in changes:
        if isinstance(each, kind):
            yield each


def _context_of(lasting: LastingEffect) -> Context:
    held = lasting.context
    return held if isinstance(held, Context) else Context(lasting.source, lasting.controller)


def note_what_may_forbid(game: Game, *touching: str) -> None:
    """Note text of permanents that is not understood and may stop others from such an action.

    It speaks of other objects or players and touches such matters; what is attached to something
    may speak of that alone, and is noted all the same.
    """
    for _, text in not_understood(game, *touching):
        if "others" in text.touches and text not in game.unplayable:
            game.unplayable = (*game.unplayable, text)


def not_understood(game: Game, *touching: str) -> tuple[tuple[ObjectId, Uncompiled], ...]:
    """Give the paragraphs of permanents that are not understood and may touch such matters."""
    wanted = set(touching)
    return tuple(
        (id, text)
        for id in game.battlefield()
        for text in layers.characteristics(game, id).uncompiled
        if isinstance(text, Uncompiled) and not wanted.isdisjoint(text.touches)
    )
