"""Gather continuous effects and apply them layer by layer (CR 613, 611.2, 611.3).

An effect is a node `Affects` of a static ability, or what a resolution left behind. Within a
layer effects apply by timestamp, an effect that depends on another after that (613.8).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import Each, ObjectRef, This
from rulings_cli.abilities.static import (
    Affects,
    BecomesA,
    BecomesChosen,
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    GainsAbilitiesOf,
    GainsControl,
    GrantAbilities,
    IsNoLonger,
    LoseAbilities,
    LosesLandTypes,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from rulings_cli.engine import changing, changing_text, faces, keeping, looking_up, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.reading import facets_read
from rulings_cli.engine.watching import Applied, Watch, watching
from rulings_cli.engine.working import Working
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.layers import (
    ABILITY_LAYER,
    COLOR_LAYER,
    CONTROL_LAYER,
    DEFINING_FIRST,
    DEFINING_SIZE,
    DEPENDENCY,
    DEPENDENCY_ORDER,
    DEPENDENCY_OVERRIDES,
    MODIFY_SIZE,
    REEVALUATED,
    SAME_SET,
    SET_SIZE,
    STATIC_TIMESTAMP,
    SWITCH_SIZE,
    TEXT_LAYER,
    TIMESTAMPS,
    TYPE_LAYER,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Reach(Value):
    """How far the continuous effects of a position reach."""

    others: bool = False  # objects other than the one that the effect is on
    everywhere: bool = False  # other zones than the battlefield


#: The layers that change anything here, with the facet of an object that each of them changes.
_LAYERS: tuple[tuple[str, tuple[type[Value], ...], str], ...] = (
    ("2", (GainsControl,), "control"),
    ("3", (ChangeText,), "text"),
    ("4", (ChangeTypes, BecomesChosen, IsNoLonger, LosesLandTypes), "types"),
    ("5", (ChangeColors, BecomesChosen), "colors"),
    ("6", (GrantAbilities, LoseAbilities, CantHave, GainsAbilitiesOf), "abilities"),
    ("7a", (SetPowerToughness,), "size"),
    ("7b", (SetPowerToughness,), "size"),
    ("7c", (ModifyPowerToughness,), "size"),
    ("7d", (SwitchPowerToughness,), "size"),
)
_RULE_OF_LAYER: dict[str, tuple[Rule, ...]] = {
    "2": (CONTROL_LAYER,),
    "3": (TEXT_LAYER,),
    "4": (TYPE_LAYER,),
    "5": (COLOR_LAYER,),
    "6": (ABILITY_LAYER,),
    "7a": (DEFINING_SIZE,),
    "7b": (SET_SIZE,),
    "7c": (MODIFY_SIZE,),
    "7d": (SWITCH_SIZE,),
}
_CHANGING: tuple[type[Value], ...] = (
    *{kind for _, kinds, _ in _LAYERS for kind in kinds},
    BecomesA,
)


class _Effect:
    """One continuous effect while the layers are applied."""

    __slots__ = ("changes", "condition", "context", "defining", "key", "objects", "of", "timestamp")

    def __init__(
        self,
        key: tuple[object, ...],
        of: ObjectRef,
        changes: tuple[Value, ...],
        context: Context,
        timestamp: int,
        condition: Condition | None = None,
        objects: tuple[ObjectId, ...] | None = None,
        defining: bool = False,
    ) -> None:
        self.key = key
        self.of = of
        self.changes = changing.expanded(changes)
        self.context = context
        self.timestamp = timestamp
        self.condition = condition
        #: what it applies to, once it has begun to apply (613.6)
        self.objects = objects
        self.defining = defining


_Workings = dict[ObjectId, Working]


def reach(game: Game) -> Reach:
    """Find out how far effects reach, so that a position without them costs nothing."""
    others = everywhere = False
    for effect in game.effects.values():
        if effect.objects and any(isinstance(each, _CHANGING) for each in effect.changes):
            others = True
            everywhere |= any(
                id in game.objects and game.objects[id].zone is not Zone.BATTLEFIELD
                for id in effect.objects
            )
    for each in _possible_sources(game):
        face = faces.face_in_force(each)
        if faces.grants_continuous_effects(face):
            others = True
            # an emblem, or a card whose ability works in the graveyard, is looked at there
            everywhere |= each.zone is not Zone.BATTLEFIELD
            effects = faces.continuous_effects(face)
            everywhere |= any(_reaches_elsewhere(effect.of) for effect in effects)
    return Reach(others, everywhere)


def _reaches_elsewhere(of: ObjectRef) -> bool:
    if not isinstance(of, Each) or not isinstance(of.what, Described):
        return False
    what = of.what
    return what.zone not in (None, Zone.BATTLEFIELD) or what.noun in ("card", "spell", "source")


def _possible_sources(game: Game) -> Iterator[GameObject]:
    for id, kinds in keeping.static_effects(game).by_object:
        each = game.objects[id]
        if Affects in kinds and (
            each.zone is Zone.BATTLEFIELD
            or each.kind == "emblem"
            or each.zone in faces.static_zones(faces.face_in_force(each))
        ):
            yield each


@implements(DEFINING_FIRST, TIMESTAMPS, DEPENDENCY_ORDER, DEPENDENCY_OVERRIDES, REEVALUATED)
def apply_layers(game: Game, working: _Workings, watch: Watch | None = None) -> None:
    """Apply all layers to the objects that are half-way, in order; a watch is told of each."""

    def each(layer: str, what: Callable[[Working], None]) -> None:
        if watch is None:
            for one in working.values():
                what(one)
            return
        with watching(watch, working, Applied(layer, None, what.__name__.replace("_", " "))):
            for one in working.values():
                what(one)

    begun: dict[tuple[object, ...], _Effect] = {}
    for layer, kinds, facet in _LAYERS:
        if layer == "4":
            begun = _with_changed_texts(begun, working)
            each("4", Working.define_types)
        elif layer == "5":
            each("4", Working.add_intrinsic_abilities)
            each("5", Working.define_colors)
        _apply_layer(game, working, layer, kinds, facet, begun, watch)
        if layer == "6":
            each("6", Working.apply_keyword_counters)
    each("7c", Working.apply_size_counters)


def _with_changed_texts(
    begun: dict[tuple[object, ...], _Effect], working: _Workings
) -> dict[tuple[object, ...], _Effect]:
    """Let effects that began in layer 2 go on as the texts say that have changed in layer 3."""
    found: dict[tuple[object, ...], _Effect] = {}
    for key, effect in begun.items():
        source = working.get(effect.context.source)
        if source is None or not source.text_changes or key[0] != source.object.id:
            found[key] = effect
            continue
        effect.key = changing_text.changed(key, *source.text_changes)
        effect.changes = changing_text.changed(effect.changes, *source.text_changes)
        found[effect.key] = effect
    return found


def _apply_layer(
    game: Game,
    working: _Workings,
    layer: str,
    kinds: tuple[type[Value], ...],
    facet: str,
    begun: dict[tuple[object, ...], _Effect],
    watch: Watch | None,
) -> None:
    applied: set[tuple[object, ...]] = set()
    while True:
        pending = [
            each
            for each in _existing(game, working, begun, layer, kinds)
            if each.key not in applied
        ]
        if not pending:
            return
        pending.sort(key=lambda each: (not each.defining, each.timestamp))
        effect = _next(game, working, pending, facet, layer, kinds)
        begun[effect.key] = effect
        applied.add(effect.key)
        overrides = (DEPENDENCY_OVERRIDES,) if effect is not pending[0] else ()
        if watch is None:
            _apply(game, working, effect, layer, kinds, overrides)
            continue
        with watching(watch, working, _step(effect, layer, overrides)):
            _apply(game, working, effect, layer, kinds, overrides)


def _step(effect: _Effect, layer: str, overrides: tuple[Rule, ...]) -> Applied:
    order = "dependency" if overrides else f"timestamp {effect.timestamp}"
    return Applied(
        layer,
        effect.context.source,
        "characteristic-defining" if effect.defining else order,
        (*_RULE_OF_LAYER[layer], *overrides),
    )


@lru_cache(maxsize=4096)
def _act_in(changes: tuple[Value, ...], layer: str, kinds: tuple[type[Value], ...]) -> bool:
    return any(_in_layer(each, layer, kinds) for each in changing.expanded(changes))


def _in_layer(change: Value, layer: str, kinds: tuple[type[Value], ...]) -> bool:
    if not isinstance(change, kinds):
        return False
    if isinstance(change, BecomesChosen):
        return (change.what == "color") == (layer == "5")
    if isinstance(change, SetPowerToughness):
        return change.defining == (layer == "7a")
    return True


def _existing(
    game: Game,
    working: _Workings,
    begun: dict[tuple[object, ...], _Effect],
    layer: str,
    kinds: tuple[type[Value], ...],
) -> Iterator[_Effect]:
    """Give the effects on a layer that have begun, and those that exist and hold at this moment."""

    def acts(changes: tuple[Value, ...]) -> bool:
        return _act_in(changes, layer, kinds)

    for each in begun.values():
        if acts(each.changes):
            yield each
    for each in _of_resolutions(game, working, acts):
        if each.key not in begun:
            yield each
    for source in list(working.values()):
        for each in _of_object(source, acts):
            if each.key not in begun and _holds(game, each):
                yield each


def _holds(game: Game, effect: _Effect) -> bool:
    return statics.holds_or_unknown(game, effect.condition, effect.context)


def _of_resolutions(
    game: Game, working: _Workings, acts: Callable[[tuple[Value, ...]], bool]
) -> Iterator[_Effect]:
    for each in game.effects.values():
        if not acts(each.changes):
            continue
        objects = tuple(id for id in each.objects if id in working)
        if objects:
            context = each.context if isinstance(each.context, Context) else None
            yield _Effect(
                ("resolution", each.id),
                This(),
                each.changes,
                context or Context(each.source, each.controller),
                each.timestamp,
                objects=objects,
            )


@implements(STATIC_TIMESTAMP)
def _of_object(source: Working, acts: Callable[[tuple[Value, ...]], bool]) -> Iterator[_Effect]:
    each = source.object
    seen: dict[StaticAbility, int] = {}
    for ability, granted in source.abilities:
        if not isinstance(ability, StaticAbility):
            continue
        occurrence = seen[ability] = seen.get(ability, 0) + 1
        for index, effect in enumerate(ability.effects):
            if not isinstance(effect, Affects) or not acts(effect.changes):
                continue
            defining = _is_defining(effect, ability, granted)
            if not defining and not _functions(each, ability):
                continue
            yield _Effect(
                (each.id, ability, occurrence, index),
                effect.of,
                effect.changes,
                Context(each.id, source.controller),
                max(each.timestamp, granted),
                condition=ability.condition,
                defining=defining,
            )


def _functions(each: GameObject, ability: StaticAbility) -> bool:
    """Tell whether a static ability works where its object is (CR 113.6)."""
    return each.zone is ability.zone or (each.zone is Zone.COMMAND and each.kind == "emblem")


def _is_defining(effect: Affects, ability: StaticAbility, granted: int) -> bool:
    """Tell whether it is a characteristic-defining ability (CR 604.3a)."""
    if granted or ability.condition is not None or not isinstance(effect.of, This):
        return False
    return all(
        (isinstance(each, SetPowerToughness) and each.defining)
        or isinstance(each, ChangeColors)
        or (isinstance(each, ChangeTypes) and not each.types and not each.supertypes)
        for each in effect.changes
    )


@implements(SAME_SET)
def _objects(game: Game, working: _Workings, effect: _Effect) -> tuple[ObjectId, ...]:
    """Give what the effect applies to; from when it begins on that stays the same."""
    if effect.objects is not None:
        return effect.objects
    found = looking_up.objects_of(game, effect.of, effect.context)
    return tuple(id for id in found if id in working)


@implements(
    CONTROL_LAYER,
    TEXT_LAYER,
    TYPE_LAYER,
    COLOR_LAYER,
    ABILITY_LAYER,
    DEFINING_SIZE,
    SET_SIZE,
    MODIFY_SIZE,
)
def _apply(
    game: Game,
    working: _Workings,
    effect: _Effect,
    layer: str,
    kinds: tuple[type[Value], ...],
    more: tuple[Rule, ...] = (),
) -> None:
    try:
        effect.objects = _objects(game, working, effect)
        for change in effect.changes:
            if _in_layer(change, layer, kinds):
                for id in effect.objects:
                    working[id].touch(*_RULE_OF_LAYER[layer], *more)
                    changing.CHANGES[type(change)](
                        game, working[id], change, effect.context, effect.timestamp
                    )
    except NotSupported as unknown:
        # what it does is not known: it is noted, and the other effects go on
        effect.objects = effect.objects or ()
        statics.note(game, unknown)


def _next(
    game: Game,
    working: _Workings,
    pending: list[_Effect],
    facet: str,
    layer: str,
    kinds: tuple[type[Value], ...],
) -> _Effect:
    """Choose the effect to apply next: the first that depends on no other one (613.8b)."""
    if len(pending) == 1:
        return pending[0]
    for each in pending:
        if not any(
            other is not each and _depends(game, working, each, other, facet, layer, kinds)
            for other in pending
        ):
            return each
    return pending[0]


@implements(DEPENDENCY)
def _depends(
    game: Game,
    working: _Workings,
    first: _Effect,
    other: _Effect,
    facet: str,
    layer: str,
    kinds: tuple[type[Value], ...],
) -> bool:
    """Tell whether applying the other would change the first: tried out on copies."""
    if first.defining != other.defining or not _might_depend(first, other, facet):
        return False
    before = _outcome(game, working, first, layer, kinds)
    kept = dict(working)
    objects = other.objects
    try:
        for id, each in kept.items():
            working[id] = each.copy()
        _apply(game, working, other, layer, kinds)
        return before != _outcome(game, working, first, layer, kinds)
    finally:
        working.update(kept)
        other.objects = objects


def _might_depend(first: _Effect, other: _Effect, facet: str) -> bool:
    if facet in facets_read((first.of, first.changes, first.condition)):
        return True
    return any(
        isinstance(each, LoseAbilities) or (isinstance(each, ChangeTypes) and not each.adding)
        for each in other.changes
    )


def _outcome(
    game: Game,
    working: _Workings,
    effect: _Effect,
    layer: str,
    kinds: tuple[type[Value], ...],
) -> tuple[object, ...]:
    """Give whether the effect exists, what it applies to, and what it does to that."""
    exists = effect.objects is not None or (
        effect.context.source in working
        and any(
            each.key == effect.key
            for each in _of_object(
                working[effect.context.source], lambda changes: _act_in(changes, layer, kinds)
            )
        )
        and _holds(game, effect)
    )
    if not exists:
        return (False,)
    try:
        amounts = tuple(
            changing.amounts(game, change, effect.context)
            for change in effect.changes
            if _in_layer(change, layer, kinds)
        )
        return (True, frozenset(_objects(game, working, effect)), amounts)
    except NotSupported:
        return (False,)
