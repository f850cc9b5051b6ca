"""Turns that are added, steps that are skipped, turns that end early (CR 500.7, 500.11, 724)."""

from __future__ import annotations

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ControlPlayer,
    EndTheTurn,
    ExtraPhases,
    ExtraTurn,
    SkipStep,
)
from rulings_cli.engine import moving, performing, state_based
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.engine.leaving_the_stack import leave
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import (
    CONTROLLED_PLAYER,
    STACK_IS_EXILED,
    THE_TURN_ENDS,
    WAITING_TRIGGERS_CEASE,
)
from rulings_cli.terms.rules.turn import EXTRA_PHASES, EXTRA_TURNS, SKIPPING
from rulings_cli.terms.zones import Step, Zone


@executes(ExtraTurn)
@implements(EXTRA_TURNS)
def extra_turn(game: Game, tape: Tape, effect: ExtraTurn, context: Context) -> Context:
    """Add turns after this one; the one that was added last is taken first."""
    count = acting.amount(game, tape, effect.count, context)
    for player in acting.players(game, effect.who, context) * count:
        game.extra_turns = (*game.extra_turns, player)
        words = f"{player} will take an extra turn after this one"
        performing.record(game, tape, RuleApplied((EXTRA_TURNS,), words, context.source))
    return context


#: With which step each kind of phase begins; a main phase that is added is no first one (505.1a).
_BEGINS = {
    "beginning": Step.UNTAP,
    "combat": Step.BEGINNING_OF_COMBAT,
    "main": Step.POSTCOMBAT_MAIN,
}


@executes(ExtraPhases)
@implements(EXTRA_PHASES)
def extra_phases(game: Game, tape: Tape, effect: ExtraPhases, context: Context) -> Context:
    """Add phases after this one; those that were added last come first."""
    from rulings_cli.engine import turn

    is_such = {"main": game.step.is_main_phase, "combat": game.step.is_combat}
    if not is_such.get(effect.after, True):
        acting.nothing(game, f"it is no {effect.after} phase", rule=EXTRA_PHASES)
        return context
    if game.step >= Step.END:
        raise NotSupported("a phase that is added after the ending phase", EXTRA_PHASES.number)
    last = next(each for each in turn.LAST_STEPS if each >= game.step)
    added = tuple(_BEGINS[each] for each in effect.phases)
    game.next_phases = (*added, *(game.next_phases or (Step(last + 1),)))
    words = f"after this phase comes an additional {' and '.join(effect.phases)} phase"
    performing.record(game, tape, RuleApplied((EXTRA_PHASES,), words, context.source))
    return context


@executes(SkipStep)
@implements(SKIPPING)
def skip_step(game: Game, tape: Tape, effect: SkipStep, context: Context) -> Context:
    """Let players skip their next such step: a replacement effect that waits (CR 614.10a)."""
    del tape
    lasting = LastingEffect(
        0,
        context.source,
        context.controller,
        (effect,),
        ForTheRestOfTheGame(),
        players=acting.players(game, effect.who, context),
    )
    words = f"the next {effect.step.words} will be skipped"
    performing.begin(game, lasting, words=words, because=(SKIPPING,))
    return context


@executes(ControlPlayer)
@implements(CONTROLLED_PLAYER)
def control_player(game: Game, tape: Tape, effect: ControlPlayer, context: Context) -> Context:
    """Let a player control others during the next turn that those take (CR 723.1)."""
    del tape
    controlled = acting.players(game, effect.whom, context)
    for controller in acting.players(game, effect.who, context):
        lasting = LastingEffect(
            0, context.source, controller, (effect,), ForTheRestOfTheGame(), players=controlled
        )
        words = f"{controller} will control {' and '.join(controlled)} in the next turn of theirs"
        performing.begin(game, lasting, words=words, because=(CONTROLLED_PLAYER,))
    return context


@executes(EndTheTurn)
@implements(THE_TURN_ENDS, WAITING_TRIGGERS_CEASE, STACK_IS_EXILED)
def end_the_turn(game: Game, tape: Tape, effect: EndTheTurn, context: Context) -> Context:
    """Empty the stack and go to the cleanup step, once this has been carried out (CR 724.1)."""
    del effect
    if game.waiting:
        game.waiting = ()
        words = "triggered abilities that wait cease to exist"
        game.emit(RuleApplied((WAITING_TRIGGERS_CEASE,), words, context.source))
    for each in reversed(game.stack()):
        if game.get(each).on_stack is not None:
            moving.cease(game, each, (STACK_IS_EXILED,))
        else:
            leave(game, tape, each, Zone.EXILE, because=(STACK_IS_EXILED,), cause="exile")
    state_based.perform_state_based_actions(game, tape)
    game.turn_ends = True
    return context
