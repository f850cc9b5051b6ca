"""What objects really are: the characteristics after all continuous effects (CR 613, 109.3)."""

from __future__ import annotations

from functools import lru_cache

from rulings_cli.abilities.cards import Face
from rulings_cli.engine import continuous, faces
from rulings_cli.engine.keeping import kept
from rulings_cli.engine.watching import Applied, Watch
from rulings_cli.engine.working import Working
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import KEPT, Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import mana_value as value_of_cost
from rulings_cli.terms.rules.characteristics import (
    BACK_FACE_MANA_VALUE,
    MANA_VALUE,
    MELDED_MANA_VALUE,
    NO_MANA_COST,
    X_IN_MANA_VALUE,
)
from rulings_cli.terms.rules.layers import LAYERS
from rulings_cli.terms.zones import Zone


class _Projection:
    """All characteristics of one position, worked out as they are asked for."""

    __slots__ = (
        "active_player",
        "done",
        "effects",
        "far",
        "open",
        "permanents",
        "rules",
        "running",
        "step",
        "turn",
    )

    def __init__(self, game: Game) -> None:
        #: the position's fields that may be written without dropping the cache
        self.turn = game.turn
        self.step = game.step
        self.active_player = game.active_player
        self.effects = tuple(game.effects)
        self.done: dict[ObjectId, Characteristics] = {}
        #: by which rules each of these has its values
        self.rules: dict[ObjectId, tuple[Rule, ...]] = {}
        #: objects that are half-way through the layers: what they are so far counts (613.9)
        self.open: dict[ObjectId, Working] = {}
        #: whether the whole battlefield is being projected
        self.running = False
        #: all permanents, as soon as they are asked for together
        self.permanents: tuple[tuple[ObjectId, Characteristics], ...] | None = None
        #: whether effects may reach objects other than the one they are on; None: not known yet
        self.far: continuous.Reach | None = None

    def is_of(self, game: Game) -> bool:
        """Tell whether it still is of this position."""
        return (
            self.turn == game.turn
            and self.step is game.step
            and self.active_player == game.active_player
            and (tuple(game.effects) == self.effects if game.effects else not self.effects)
        )


@implements(LAYERS)
def characteristics(game: Game, id: ObjectId) -> Characteristics:
    """Give an object's characteristics now; of one that is gone, as they last were (608.2h)."""
    projection = _projection(game)
    found = projection.done.get(id)
    if found is not None:
        return found
    working = projection.open.get(id)
    if working is not None:
        return working.freeze()
    each = game.objects.get(id)
    if each is None:
        return characteristics_of(game, game.last_known[id])
    reach = _reach(game, projection)
    if reach.others and not projection.running and (reach.everywhere or _on_battlefield(each)):
        _project_all(game, projection, reach)
        found = projection.done.get(id)
        if found is not None:
            return found
    return _project_one(game, projection, each)


def permanents(game: Game) -> tuple[tuple[ObjectId, Characteristics], ...]:
    """Give all permanents with their characteristics now."""
    projection = _projection(game)
    found = projection.permanents
    if found is None:
        found = tuple((each, characteristics(game, each)) for each in game.battlefield())
        if not projection.open:
            projection.permanents = found
    return found


def rules_of(game: Game, id: ObjectId) -> tuple[Rule, ...]:
    """Give the rules that make an object what it is now: layers, counters, which face counts."""
    characteristics(game, id)
    return _projection(game).rules.get(id, ())


def characteristics_of(game: Game, was: GameObject) -> Characteristics:
    """Give the characteristics of an object as it was at some time (CR 113.7a, 608.2h)."""
    if was.known is not None:
        return was.known
    if game.objects.get(was.id) is was:
        return characteristics(game, was.id)
    working = Working(was, faces.face_in_force(was), game.active_player)
    working.finish_alone()
    return working.freeze()


def with_face(game: Game, id: ObjectId, face: Face) -> GameObject:
    """Give a card as it is judged when another of its faces is to be played (CR 712.12)."""
    shown = game.get(id).evolve(face=face)
    working = Working(shown, face, game.active_player)
    working.finish_alone()
    return shown.evolve(known=working.freeze())


def freeze(game: Game, id: ObjectId) -> GameObject:
    """Keep on the object what it is now; to be called just before it leaves its zone."""
    known = snapshot(game, id)
    if known.zone is Zone.BATTLEFIELD:
        attached = tuple(
            each for each in game.battlefield() if game.objects[each].attached_to == id
        )
        fought = _in_combat(game, id)
        if attached or fought:
            known = known.evolve(attachments=attached, fought=fought)
    game.objects[id] = known
    return known


def _in_combat(game: Game, id: ObjectId) -> tuple[str, ...]:
    """Give the words that say what a permanent is in combat."""
    if game.combat is None:
        return ()
    attacker = game.combat.attacker(id)
    if attacker is None:
        return ("blocking",) if game.combat.blocker(id) is not None else ()
    if attacker.blocked is None:
        return ("attacking",)
    return ("attacking", "blocked" if attacker.blocked else "unblocked")


def snapshot(game: Game, id: ObjectId) -> GameObject:
    """Give the object with its characteristics of this moment (for `source_was` and the like)."""
    each = game.get(id)
    if id not in game.objects:
        return each
    return each.evolve(known=characteristics(game, id))


@implements(MANA_VALUE, NO_MANA_COST, BACK_FACE_MANA_VALUE, MELDED_MANA_VALUE, X_IN_MANA_VALUE)
def mana_value(game: Game, id: ObjectId) -> int:
    """Give an object's mana value; X counts only on the stack."""
    return mana_value_of(game, game.get(id))


def mana_value_of(game: Game, was: GameObject) -> int:
    """Give the mana value of an object as it was."""
    x = (was.x or 0) if was.zone is Zone.STACK else 0
    card = was.card
    if was.components and card is not None and card.layout == "meld" and was.own_face is None:
        return sum(value_of_cost(each.face.mana_cost, x=0) for each in was.components)
    if (
        card is not None
        and card.layout in ("transform", "meld")
        and was.kind != "ability"
        and was.face != card.front
        and was.face in card.faces  # what is a copy of a back face has none (CR 202.3b)
        and not was.face_down
    ):
        return value_of_cost(card.front.mana_cost, x=x)
    if card is not None and card.partial and card.layout in faces.SPLIT and not _on_table(was):
        raise NotSupported("a split card whose other half the card data lack", "709.4b")
    return value_of_cost(characteristics_of(game, was).mana_cost, x=x)


def _projection(game: Game) -> _Projection:
    cache = game.cache.get(KEPT)
    if cache is None:
        cache = kept(game)
    found: _Projection | None = cache.get("layers")
    if found is None or not found.is_of(game):
        found = cache["layers"] = _Projection(game)
    return found


def _reach(game: Game, projection: _Projection) -> continuous.Reach:
    if projection.far is None:
        projection.far = continuous.reach(game)
    return projection.far


def _on_table(each: GameObject) -> bool:
    return each.zone in (Zone.BATTLEFIELD, Zone.STACK)


def _on_battlefield(each: GameObject) -> bool:
    return each.zone is Zone.BATTLEFIELD


def watched(game: Game, id: ObjectId) -> tuple[Applied, ...]:
    """Give every step of the layers that changes an object, in the order in which they apply."""
    position = game.fork()
    position.forget()
    watch = Watch(id)
    _project_all(position, _projection(position), continuous.Reach(True, True), watch)
    return tuple(watch.applied)


def _project_all(
    game: Game, projection: _Projection, reach: continuous.Reach, watch: Watch | None = None
) -> None:
    """Apply the layers to everything that effects of several objects may reach."""
    ids = tuple(game.objects) if reach.everywhere else game.battlefield()
    working = {
        id: Working(game.objects[id], faces.face_in_force(game.objects[id]), game.active_player)
        for id in ids
    }
    projection.running = True
    projection.open.update(working)
    try:
        continuous.apply_layers(game, projection.open, watch)
    finally:
        projection.running = False
        projection.open = {}
    for id, each in working.items():
        projection.done[id] = each.freeze()
        projection.rules[id] = each.rules


@lru_cache(maxsize=4096)
def _plain(
    face: Face, controller: PlayerId, counters: tuple[tuple[str, int], ...], on_battlefield: bool
) -> tuple[Characteristics, tuple[Rule, ...]]:
    """Give the characteristics of an object that only its counters change, and the rules."""
    zone = Zone.BATTLEFIELD if on_battlefield else Zone.STACK
    working = Working(GameObject(0, face, zone, controller, controller, counters=counters), face)
    working.finish_alone()
    working.apply_keyword_counters()
    working.apply_size_counters()
    return working.freeze(), working.rules


def _project_one(game: Game, projection: _Projection, each: GameObject) -> Characteristics:
    """Work out one object that nothing but itself changes."""
    face = faces.face_in_force(each)
    if not faces.defines_itself(face) and each.on_stack is None and not projection.running:
        found, projection.rules[each.id] = _plain(
            face, each.controller, each.counters, each.zone is Zone.BATTLEFIELD
        )
        projection.rules[each.id] += faces.rules_of_face(each)
        projection.done[each.id] = found
        return found
    working = Working(each, face, game.active_player)
    if projection.running:
        # its own defining abilities read others that are half-way: do not keep what comes out
        working.finish_alone()
        return working.freeze()
    if each.on_stack is None:
        projection.open[each.id] = working
        try:
            continuous.apply_layers(game, {each.id: working})
        finally:
            projection.open.pop(each.id, None)
    else:
        working.finish_alone()
    # a value that was read while another was half-way may not be final
    found = working.freeze()
    if not projection.open:
        projection.done[each.id] = found
        projection.rules[each.id] = working.rules
    return found
