"""Put the triggered abilities that wait onto the stack, with their choices (CR 603.3)."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine import (
    bodies,
    conditions,
    dividing,
    mode_memory,
    moving,
    targeting,
    triggering,
)
from rulings_cli.engine.trigger_events import (
    alternatives,
    is_about_itself,
)
from rulings_cli.game.choices import Choice, OneOption, OrderOf, SubsetOf, Tape
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.events import (
    ChoiceMade,
    PutOnStack,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import AbilityOnStack
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import APNAP
from rulings_cli.terms.rules.symbols import X_OF_SPELL_THAT_ENTERED
from rulings_cli.terms.rules.triggering import (
    PUT_ON_STACK,
    TRIGGER_MODES,
    TRIGGER_ORDER,
    TRIGGER_TARGETS,
)


@implements(PUT_ON_STACK, TRIGGER_ORDER)
def put_waiting_on_stack(game: Game, tape: Tape) -> None:
    """Put what waits onto the stack: in APNAP order, each player's own in the order they choose."""
    triggering.resolve_mana_abilities(game, tape)
    waiting = game.waiting
    game.waiting = ()
    for player in game.apnap():
        own = tuple(each for each in waiting if each.controller == player)
        for at in _order(game, tape, player, own):
            _put_on_stack(game, tape, own[at])


def _order(
    game: Game, tape: Tape, player: PlayerId, own: tuple[WaitingTrigger, ...]
) -> tuple[int, ...]:
    positions = tuple(range(len(own)))
    if len(own) < 2:
        return positions
    names = ", ".join(each.source_was.name for each in own)
    asked = Choice(
        "order triggers",
        player,
        TRIGGER_ORDER,
        OrderOf(positions),
        prompt=f"in which order {player} puts onto the stack: {names}",
        about=own,
    )
    order: tuple[int, ...] = tape.ask(asked, game)
    told = " then ".join(own[each].source_was.name for each in order)
    game.emit(ChoiceMade((TRIGGER_ORDER, APNAP), player, "order triggers", told))
    return order


@implements(TRIGGER_MODES, TRIGGER_TARGETS)
def _put_on_stack(game: Game, tape: Tape, waiting: WaitingTrigger) -> None:
    """Put one triggered ability onto the stack, with its modes and targets."""
    from rulings_cli.engine import performing

    ability: Any = waiting.ability
    on_stack = AbilityOnStack(
        ability,
        waiting.source,
        waiting.source_was,
        waiting.bound,
        waiting.player_bound,
        waiting.amount,
        waiting.kind,
        waiting.was,
        waiting.produced,
        waiting.context,
    )
    new = moving.put_ability_on_stack(game, on_stack, waiting.controller, x=_x_of(waiting))
    name = waiting.source_was.name
    x_is_told = (X_OF_SPELL_THAT_ENTERED,) if game.objects[new].x else ()
    told = PutOnStack((PUT_ON_STACK, *x_is_told), new, waiting.source, waiting.controller, name)
    performing.record(game, tape, told)
    modes = _choose_modes(game, tape, new, ability)
    targets = () if modes is None else bodies.targets_with_modes(bodies.part_of(ability), modes)
    context = bodies.context_of(game, new)
    if modes is None or not targeting.are_enough(game, targets, context):
        moving.cease(game, new, (TRIGGER_TARGETS,))
        return
    if not targets:
        return
    chosen = targeting.choose_targets(game, tape, new, targets, context)
    dividing.divide(
        game,
        new,
        (bodies.part_of(ability),),
        modes,
        context.evolve(targets=chosen),
        ask=lambda choice: tape.ask(choice, game),
    )


@implements(X_OF_SPELL_THAT_ENTERED)
def _x_of(waiting: WaitingTrigger) -> int | None:
    """Give X for an ability about its own entering: that of the spell it was, else 0 (107.3m)."""
    assert isinstance(waiting.ability, TriggeredAbility)
    if not any(
        isinstance(each, Enters) and is_about_itself(each)
        for each in alternatives(waiting.ability.event)
    ):
        return None
    cast = waiting.source_was.cast
    return (cast.x if cast is not None else None) or 0


def _choose_modes(game: Game, tape: Tape, new: ObjectId, ability: Any) -> tuple[int, ...] | None:
    """Let the controller choose modes (CR 603.3c); None where too few are legal."""
    modal = bodies.modes_of(ability.body)
    if modal is None:
        return ()
    context = bodies.context_of(game, new)
    legal = tuple(
        index
        for index, mode in enumerate(modal.modes)
        if targeting.are_enough(game, mode.targets, context)
        and mode_memory.may_be_chosen(game, new, modal, index)
    )
    minimum, maximum = modal.minimum, modal.maximum
    if modal.instead is not None and conditions.holds(game, modal.instead.condition, context):
        minimum, maximum = modal.instead.minimum, modal.instead.maximum
    if len(legal) < (min(minimum, 1) if modal.again else minimum):
        return None
    domain = SubsetOf(legal, minimum, min(maximum, len(legal)))
    asked = Choice("modes", context.controller, TRIGGER_MODES, domain, modal.words, (new, modal))
    if modal.again:
        one = asked.evolve(kind="mode", domain=OneOption(legal))
        modes = tuple(sorted(tape.ask(one, game) for _ in range(minimum)))
    else:
        modes = tuple(sorted(tape.ask(asked, game)))
    game.update(new, modes=modes)
    mode_memory.note(game, new, modal, modes)
    words = ", ".join(str(each + 1) for each in modes)
    game.emit(ChoiceMade((TRIGGER_MODES,), context.controller, "modes", words, new))
    return modes or None
