"""Effects that last: how they begin and when they end (CR 611.2, 603.7, 610.3, 514.2)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.durations import (
    AsLongAsControlled,
    AsLongAsRemains,
    UntilCast,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextEndStep,
    UntilYourNextTurn,
    WhilePaired,
)
from rulings_cli.abilities.effects import Exile
from rulings_cli.abilities.static import Affects, GainsControl
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import (
    CopiedValues,
    DelayedTriggeredAbility,
    LastingEffect,
    Permission,
)
from rulings_cli.game.events import (
    Because,
    CeasedToExist,
    ControlChanged,
    EffectBegan,
    EffectEnded,
    Event,
    WouldMove,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.effects import DURATION, UNTIL_EVENT
from rulings_cli.terms.rules.keywords import PAIRED_NO_MORE
from rulings_cli.terms.rules.layers import CONTROL_LAYER
from rulings_cli.terms.rules.replacing import PREVENTION_SHIELD
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

Thing = LastingEffect | Permission | DelayedTriggeredAbility


def begin(game: Game, thing: Thing, *, words: str, because: Because) -> int:
    """Store what begins under a new id, stamp it with the time and the turn, and tell it."""
    from rulings_cli.engine import chosen_qualities  # it needs layers, which need this

    new_id = game.new_id()
    if isinstance(thing, LastingEffect):
        thing = thing.evolve(changes=chosen_qualities.fixed(game, thing.changes, thing.source))
        effect = thing.evolve(id=new_id, timestamp=game.tick(), turn=game.turn)
        game.effects[new_id] = effect
        _refresh_copies(game, effect)
    elif isinstance(thing, Permission):
        game.permissions[new_id] = thing.evolve(id=new_id, turn=game.turn)
    else:
        node = chosen_qualities.fixed(game, thing.node, thing.source)
        game.delayed[new_id] = thing.evolve(id=new_id, node=node, turn=game.turn)
    game.forget()
    game.emit(EffectBegan(because, words, thing.source))
    return new_id


def _refresh_copies(game: Game, thing: Thing) -> None:
    """Let what an effect that begins or ends makes a copy have the values that it now has."""
    if isinstance(thing, LastingEffect) and any(
        isinstance(each, CopiedValues) for each in thing.changes
    ):
        from rulings_cli.engine import copying

        copying.refresh(game, thing.objects)


def _duration(thing: Thing) -> object:
    return thing.node.duration if isinstance(thing, DelayedTriggeredAbility) else thing.duration


def _controller(thing: Thing) -> str:
    return thing.player if isinstance(thing, Permission) else thing.controller


def _end(game: Game, is_over: Callable[[Thing], bool], because: Because) -> bool:
    """End every effect, permission and delayed trigger that is over, and tell each."""
    ended: list[tuple[Thing, str]] = []
    for effects, words in (
        (game.effects, "a continuous effect ends"),
        (game.permissions, "a permission ends"),
        (game.delayed, "a delayed triggered ability ends"),
    ):
        over = [each for each in effects.values() if is_over(each)]
        for each in over:
            del effects[each.id]
        ended += [(each, words) for each in over]
    for each, words in ended:
        game.emit(EffectEnded(because, words, each.source))
        _refresh_copies(game, each)
    if ended:
        game.forget()
    return bool(ended)


def keep_for(
    game: Game, effect: LastingEffect, objects: tuple[ObjectId, ...], because: Because
) -> None:
    """Let an effect go on for these objects only; for none of them it has ended."""
    if objects == effect.objects:
        return
    if not objects:
        end(game, effect, because)
        return
    game.forget()
    game.effects[effect.id] = effect.evolve(objects=objects)


def end(game: Game, effect: LastingEffect, because: Because) -> None:
    """Let an effect end."""
    game.forget()
    del game.effects[effect.id]
    game.emit(EffectEnded(because, "a continuous effect ends", effect.source))


def use_up(game: Game, effect: LastingEffect, change: Value, left: Value | None) -> None:
    """Put what is left of a change in its place; an effect that has no change left ends."""
    changes = tuple(
        kept for each in effect.changes if (kept := left if each == change else each) is not None
    )
    game.forget()
    if changes:
        game.effects[effect.id] = effect.evolve(changes=changes)
        return
    del game.effects[effect.id]
    game.emit(EffectEnded((PREVENTION_SHIELD,), "a prevention shield is used up", effect.source))


def end_at_cleanup(game: Game, because: Because) -> None:
    """End what lasts until end of turn or this turn (CR 514.2)."""

    def is_over(thing: Thing) -> bool:
        duration = _duration(thing)
        if isinstance(duration, UntilEndOfYourNextTurn):
            return game.active_player == _controller(thing) and game.turn > thing.turn
        return isinstance(duration, UntilEndOfTurn)

    _end(game, is_over, because)


def end_after_combat(game: Game, because: Because) -> None:
    """End what lasts until end of combat, as the combat phase ends (CR 511.2)."""
    _end(game, lambda thing: isinstance(_duration(thing), UntilEndOfCombat), because)


def end_as_end_step_begins(game: Game, because: Because) -> None:
    """End what lasts until its controller's next end step, as that step begins (CR 500.4)."""

    def is_over(thing: Thing) -> bool:
        mine = game.active_player == _controller(thing)
        return mine and isinstance(_duration(thing), UntilYourNextEndStep)

    _end(game, is_over, because)


def end_as_turn_begins(game: Game, because: Because) -> None:
    """End what lasts until its controller's next turn, as that turn begins (CR 500.4)."""

    def is_over(thing: Thing) -> bool:
        return (
            isinstance(_duration(thing), UntilYourNextTurn)
            and game.active_player == _controller(thing)
            and game.turn > thing.turn
        )

    _end(game, is_over, because)


def end_what_is_over(game: Game, tape: Tape, facts: tuple[Event, ...]) -> None:
    """End what a fact has ended: effects bound to a source, exile until it leaves, fighting."""
    if game.combat is not None:
        from rulings_cli.engine import combat

        combat.remove_what_stopped(game)
    if not game.effects and not game.permissions and not game.delayed:
        return
    _end(game, lambda thing: _lost_its_source(game, thing), (DURATION,))
    cast = {
        game.get(each.object).was
        for each in facts
        if isinstance(each, ZoneChanged) and each.from_ is Zone.EXILE and each.to is Zone.STACK
    }
    if cast:
        is_cast = lambda each: isinstance(_duration(each), UntilCast) and each.source in cast  # noqa: E731
        _end(game, is_cast, (DURATION,))
    gone = {
        each.object
        for each in facts
        if isinstance(each, ZoneChanged | CeasedToExist) and each.from_ == Zone.BATTLEFIELD
    }
    if gone:
        _return_exiled(game, tape, gone)


@implements(DURATION)
def _lost_its_source(game: Game, thing: Thing) -> bool:
    """Tell whether an effect "for as long as you control" something has ended."""
    from rulings_cli.engine import layers

    duration = _duration(thing)
    if isinstance(duration, WhilePaired) and isinstance(thing, LastingEffect):
        return _are_parted(game, thing)
    if isinstance(duration, AsLongAsRemains):
        stays = thing.source in game.battlefield()
        return not stays or (duration.state == "tapped" and not game.objects[thing.source].tapped)
    if not isinstance(duration, AsLongAsControlled):
        return False
    if thing.source not in game.battlefield():
        return True
    if layers.characteristics(game, thing.source).controller != _controller(thing):
        return True
    return "tapped" in duration.words and not game.objects[thing.source].tapped


@implements(PAIRED_NO_MORE)
def _are_parted(game: Game, pair: LastingEffect) -> bool:
    """Tell whether one of two paired creatures has left, or is no creature of the player's."""
    from rulings_cli.engine import layers

    for id in pair.objects:
        if id not in game.battlefield():
            return True
        now = layers.characteristics(game, id)
        if "creature" not in now.types or now.controller != pair.controller:
            return True
    return False


@implements(UNTIL_EVENT)
def _return_exiled(game: Game, tape: Tape, gone: set[ObjectId]) -> None:
    """Return what was exiled until a permanent left, to the zone it came from (CR 610.3).

    What returns to the battlefield is under its owner's control (CR 610.3c).
    """
    from rulings_cli.engine import performing

    due = [
        each
        for each in game.effects.values()
        if each.source in gone and any(isinstance(change, Exile) for change in each.changes)
    ]
    for effect in due:
        del game.effects[effect.id]
        game.forget()
        game.emit(EffectEnded((UNTIL_EVENT,), "it has left the battlefield", effect.source))
    moves = [
        WouldMove(
            (UNTIL_EVENT,), each, _came_from(game, each), source=effect.source, cause="return"
        )
        for effect in due
        for each in effect.objects
        if game.exists(each) and game.objects[each].zone == Zone.EXILE
    ]
    if moves:
        performing.perform_all(game, tape, moves)


def _came_from(game: Game, id: ObjectId) -> Zone:
    """Give the zone that a card was in before the one it is in."""
    was = game.objects[id].was
    return Zone.BATTLEFIELD if was is None else game.get(was).zone


# --- control ----------------------------------------------------------------------------------


@implements(CONTROL_LAYER)
def note_control(game: Game) -> None:
    """Tell which permanents have come under another player's control since the last look.

    From then on they are newly controlled (CR 302.6), by a steal as by its end.
    """
    from rulings_cli.engine import layers

    if not _control_may_differ(game):
        return
    for id in game.battlefield():
        each = game.objects[id]
        now = layers.characteristics(game, id).controller
        if now != (each.held_by or each.controller):
            game.update(id, held_by=now, controlled_since=game.tick())
            game.emit(ControlChanged((CONTROL_LAYER,), id, now))


def _control_may_differ(game: Game) -> bool:
    from rulings_cli.engine import statics

    if any(isinstance(one, GainsControl) for each in game.effects.values() for one in each.changes):
        return True
    if any(each.held_by for each in game.objects.values()):
        return True
    return any(
        isinstance(change, GainsControl)
        for node, _, _ in statics.in_force(game, Affects)
        for change in node.changes
    )
