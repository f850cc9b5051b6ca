"""Processes that are repeated: the instructions before, or after, are followed again."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.effects import Effect, If, RepeatProcess, Sentence
from rulings_cli.abilities.quantities import AnyNumber
from rulings_cli.abilities.references import Bound
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.resolving import IN_ORDER
from rulings_cli.terms.values import Value, walk

#: How often a process that says of itself that it is repeated is followed at most.
_MOST: Final = 100


@executes(RepeatProcess)
def repeat(game: Game, tape: Tape, effect: RepeatProcess, context: Context) -> Context:
    """Ask for the process to be followed again, so often, or as it says of itself."""
    if effect.times is None or isinstance(effect.times, AnyNumber):
        return context.evolve(again=1, begun=context.begun + 1)
    return context.evolve(again=acting.amount(game, tape, effect.times, context))


@implements(IN_ORDER)
def process(
    body: tuple[Sentence, ...], index: int, before: tuple[Effect, ...], effect: Effect
) -> tuple[tuple[Sentence, ...], bool]:
    """Give the process that an instruction repeats, and whether the body ends with it.

    That is all before it; all of it, the instruction too, where the process says of itself that it
    is repeated; or all that follows.
    """
    (asking,) = (each for each in walk((effect,)) if isinstance(each, RepeatProcess))
    if asking.following:
        return body[index + 1 :], True
    if asking.times is not None and not isinstance(asking.times, AnyNumber):
        return (*body[:index], body[index].evolve(effects=before)), False
    return (*body[:index], body[index].evolve(effects=(*before, effect))), False


def speaks_of(following: tuple[Sentence, ...]) -> bool:
    """Tell whether what comes after a process speaks of what was done in it."""
    return any(_speaks_of_it(each) for each in walk(following))


def _speaks_of_it(node: Value) -> bool:
    return isinstance(node, Bound | If) or "this way" in str(getattr(node, "word", ""))


def checked(context: Context, following: tuple[Sentence, ...]) -> Context:
    """Give the context for one more time; raise NotSupported where it goes on and on."""
    if context.begun > _MOST:
        raise NotSupported("a process that is repeated without an end in sight", IN_ORDER.number)
    if speaks_of(following):
        raise NotSupported("what was done in a process that was repeated", IN_ORDER.number)
    return context.evolve(again=None)
