"""Running actions on a tape: with other ways to pay, after passes, until something is gone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli import engine
from rulings_cli.examples.answering import Answerer
from rulings_cli.examples.hints import Hints
from rulings_cli.examples.lines import Line
from rulings_cli.examples.naming import Unclear
from rulings_cli.game.actions import Done, PassPriority, Refused
from rulings_cli.game.choices import Choice, ChoiceNeeded, IllegalAnswer, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId

Procedure = Callable[[Tape], "Done | Refused"]


class Pending:
    """An action that is half done: how to go on with it, and the position it stands at."""

    __slots__ = ("answerer", "answers", "choice", "line", "procedure", "so_far", "verb")

    def __init__(
        self,
        procedure: Procedure,
        answers: tuple[Any, ...],
        needed: ChoiceNeeded,
        answerer: Answerer,
        line: Line,
    ) -> None:
        self.procedure = procedure
        self.answers = answers
        self.choice: Choice = needed.choice
        self.so_far: Game = needed.so_far
        self.answerer = answerer
        self.line = line


def attempt(procedure: Procedure, tape: Tape) -> Done | Refused:
    """Run an action; an answer that the rules do not allow is a refusal by the asking rule."""
    try:
        return procedure(tape)
    except IllegalAnswer as wrong:
        reason = f"that is no legal choice: {wrong.choice.prompt or wrong.choice.kind}"
        return Refused(PassPriority(wrong.choice.player), wrong.choice.rule, reason)


#: So many ways to take an action are tried where the line does not say which.
_MOST_WAYS: Final = 48


def with_ways_to_pay(
    procedure: Procedure, answerer: Answerer, hints: Callable[[], Hints]
) -> Done | Refused | Pending:
    """Run an action; where it is refused try other faces, alternative costs and hybrid halves."""
    first: Refused | None = None
    for _ in range(_MOST_WAYS):
        tape = Tape((), answerer)
        try:
            found = attempt(procedure, tape)
        except ChoiceNeeded as needed:
            return Pending(procedure, tuple(tape.answers), needed, answerer, NO_LINE)
        if isinstance(found, Done):
            return found
        first = first or found
        path = answerer.next_path()
        if path is None:
            break
        answerer.restart(hints(), path)
    assert first is not None
    return first


NO_LINE: Final = Line("", (), "when", "")


def in_priority(game: Game, action: Any, tape: Tape) -> Done | Refused:
    """Take an action; a player who has priority before them and could pass, passes first."""
    other = game.priority
    if other not in (None, action.player) and action.player not in game.passed:
        passed = engine.step(game, PassPriority(other), tape)
        if isinstance(passed, Done) and passed.game.priority == action.player:
            game = passed.game
    return engine.step(game, action, tape)


def everybody_passes(game: Game, tape: Tape) -> Done | Refused:
    """Let each player pass once, from the one who has priority (CR 117.4)."""
    for _ in game.turn_order:
        if engine.is_over(game):
            return Done(game)
        if game.priority is None:
            raise Unclear("nobody has priority")
        result = engine.step(game, PassPriority(game.priority), tape)
        if isinstance(result, Refused):
            return result
        game = result.game
        if not game.passed:
            break
    return Done(game)


def pass_until(game: Game, goal: ObjectId | None, tape: Tape) -> Done | Refused:
    """Let everybody pass until the stack is empty, or an object has left it."""
    for _ in range(500):
        if (
            engine.is_over(game)
            or not game.stack()
            or (goal is not None and goal not in game.stack())
        ):
            return Done(game)
        result = everybody_passes(game, tape)
        if isinstance(result, Refused):
            return result
        game = result.game
    raise Unclear("the stack does not become empty: something goes on for ever")
