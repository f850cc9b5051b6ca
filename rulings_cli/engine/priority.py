"""Timing and priority (CR 117)."""

from __future__ import annotations

from rulings_cli.engine import combat, lasting, losing, putting_triggers, state_based, triggering
from rulings_cli.game.actions import PassPriority, Refused
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import PriorityReceived, RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.general import GAME_ENDS
from rulings_cli.terms.rules.priority import (
    ACTIONS_NEED_PRIORITY,
    AFTER_RESOLVING,
    ALL_PASSED,
    BEFORE_PRIORITY,
    PASSING,
)


@implements(BEFORE_PRIORITY)
def settle(game: Game, tape: Tape) -> bool:
    """Perform state-based actions and put triggers on the stack until there are none.

    Give whether anything happened (CR 514.3a asks).
    """
    anything = False
    while True:
        lasting.note_control(game)
        combat.remove_what_stopped(game)
        while state_based.perform_state_based_actions(game, tape):
            anything = True
        if losing.is_over(game):
            return anything
        triggering.notice_states(game)
        if not game.waiting:
            return anything
        putting_triggers.put_waiting_on_stack(game, tape)
        anything = True


def receive(
    game: Game, tape: Tape, player: PlayerId, *, because: tuple[Rule, ...] = (BEFORE_PRIORITY,)
) -> None:
    """Settle the position, then give the player priority, with nobody having passed.

    Where an effect has ended the turn, the cleanup step begins instead (CR 724.1d).
    """
    game.passed = ()
    game.declaring = ""
    if game.turn_ends:
        from rulings_cli.engine import turn

        turn.end_early(game, tape)
        return
    _give(game, tape, player, because)


def _give(game: Game, tape: Tape, player: PlayerId, because: tuple[Rule, ...]) -> None:
    game.priority = None
    settle(game, tape)
    if losing.is_over(game):
        game.emit(RuleApplied((GAME_ENDS,), "the game is over"))
        return
    game.priority = player
    game.emit(PriorityReceived(because, player))


@implements(PASSING, ALL_PASSED, AFTER_RESOLVING)
def pass_priority(game: Game, tape: Tape, player: PlayerId) -> None:
    """Let the player with priority pass; when all have, resolve the top or end the step."""
    from rulings_cli.engine import resolving, turn

    game.passed = (*game.passed, player)
    still = tuple(each for each in _in_turn_order(game, player) if each not in game.passed)
    if still:
        _give(game, tape, still[0], (PASSING,))
        return
    game.priority = None
    game.emit(RuleApplied((ALL_PASSED,), "all players have passed"))
    if game.stack():
        resolving.resolve_top(game, tape)
        receive(game, tape, game.active_player, because=(AFTER_RESOLVING,))
    else:
        turn.next_step(game, tape)


@implements(ACTIONS_NEED_PRIORITY)
def take_pass(game: Game, tape: Tape, action: PassPriority) -> Refused | None:
    """Pass priority as an action; only the player who has it may.

    Who has yet to declare attackers or blockers declares none by passing, if that is legal; the
    active player has passed then.
    """
    if game.priority != action.player:
        return Refused(action, ACTIONS_NEED_PRIORITY, f"{action.player} does not have priority")
    if game.declaring:
        from rulings_cli.engine import turn

        declared = game.declaring
        turn.declare_what_is_required(game, tape)
        if declared == "blockers" or game.priority != action.player:
            return None
    pass_priority(game, tape, action.player)
    return None


def _in_turn_order(game: Game, player: PlayerId) -> tuple[PlayerId, ...]:
    """Give the players still in the game, in turn order after the player, that player last."""
    return tuple(
        each for each in (*game.opponents_of(player), player) if not game.players[each].has_lost
    )
