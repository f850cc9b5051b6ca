"""Choices and the tape of answers: an action is a function of (game, tape)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations
from typing import TYPE_CHECKING, Any, TypeAlias

from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.game.game import Game


class OneOption(Value):
    """Exactly one of the options."""

    options: tuple[Any, ...]

    def contains(self, answer: object) -> bool:
        """Tell whether the answer is one of the options."""
        return answer in self.options

    def __iter__(self) -> Iterator[Any]:
        return iter(self.options)


class SubsetOf(Value):
    """A tuple of different options, `minimum` to `maximum` of them, in any order.

    Where there are `groups`, all of them are of one group: "from a single graveyard". No two of
    them are in the same one of those in `apart`: "with different names". With `total` the numbers
    in `weights`, one an option, come to no more than that: "with total mana value 6 or less".
    """

    options: tuple[Any, ...]
    minimum: int = 0
    maximum: int = 1
    groups: tuple[tuple[Any, ...], ...] = ()
    apart: tuple[tuple[Any, ...], ...] = ()
    weights: tuple[int, ...] = ()
    total: int | None = None

    def contains(self, answer: object) -> bool:
        """Tell whether the answer is such a tuple."""
        return (
            isinstance(answer, tuple)
            and self._fit_together(answer)
            and self.minimum <= len(answer) <= self.maximum
            and len(set(answer)) == len(answer)
            and all(each in self.options for each in answer)
            and (not self.groups or any(set(answer) <= set(group) for group in self.groups))
        )

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        for size in range(self.minimum, min(self.maximum, len(self.options)) + 1):
            for group in self.groups or (self.options,):
                yield from filter(self._fit_together, combinations(group, size))
                if size == 0:
                    break

    def _fit_together(self, answer: tuple[Any, ...]) -> bool:
        if any(len(set(answer) & set(each)) > 1 for each in self.apart):
            return False
        if self.total is None:
            return True
        weight = dict(zip(self.options, self.weights, strict=True))
        held: int = sum(weight.get(each, 0) for each in answer)
        return held <= self.total


class OrderOf(Value):
    """All of the options, in an order."""

    options: tuple[Any, ...]

    def contains(self, answer: object) -> bool:
        """Tell whether the answer is a permutation of the options."""
        return isinstance(answer, tuple) and sorted(map(repr, answer)) == sorted(
            map(repr, self.options)
        )

    def __iter__(self) -> Iterator[tuple[Any, ...]]:
        return permutations(self.options)


class NumberBetween(Value):
    """A whole number; `highest` None is without limit."""

    lowest: int = 0
    highest: int | None = None

    def contains(self, answer: object) -> bool:
        """Tell whether the answer is a number within the bounds."""
        return (
            isinstance(answer, int)
            and answer >= self.lowest
            and (self.highest is None or answer <= self.highest)
        )

    def __iter__(self) -> Iterator[int]:
        number = self.lowest
        while self.highest is None or number <= self.highest:
            yield number
            number += 1


class DivisionOf(Value):
    """An amount divided among some: a tuple of shares, in their order.

    The last of them may get a share only where each other gets at least its part of `least`
    (CR 702.19b); `least` empty is no such condition.
    """

    amount: int
    among: tuple[Any, ...]
    least: tuple[int, ...] = ()

    def contains(self, answer: object) -> bool:
        """Tell whether the answer gives each its share, and nothing is left."""
        return (
            isinstance(answer, tuple)
            and len(answer) == len(self.among)
            and all(isinstance(each, int) and each >= 0 for each in answer)
            and sum(answer) == self.amount
            and (
                not self.least
                or not answer[-1]
                or all(share >= low for share, low in zip(answer, self.least, strict=False))
            )
        )

    def __iter__(self) -> Iterator[tuple[int, ...]]:
        return (each for each in _shares(self.amount, len(self.among)) if self.contains(each))


def _shares(amount: int, parts: int) -> Iterator[tuple[int, ...]]:
    if parts == 1:
        yield (amount,)
        return
    for first in range(amount, -1, -1):
        for rest in _shares(amount - first, parts - 1):
            yield (first, *rest)


class AnyName(Value):
    """A name, such as that of a creature type, a card or a color."""

    what: str

    def contains(self, answer: object) -> bool:
        """Tell whether the answer is a name at all."""
        return isinstance(answer, str) and bool(answer)

    def __iter__(self) -> Iterator[str]:
        return iter(())


Domain: TypeAlias = OneOption | SubsetOf | OrderOf | NumberBetween | DivisionOf | AnyName


class Choice(Value):
    """A choice that a player, or chance, must make now; `rule` is the rule that asks.

    `kind` tells scripts what is asked (closed list, see engine/choosing): "face", "alternative
    cost", "optional costs", "x", "modes", "targets", "hybrid", "mana abilities", "pay", "tap",
    "sacrifice", "discard", "exile", "may", "order triggers", "order replacement", "mana", "random
    order", "shuffle", "attach", "number", "color", "creature type", "card", "division", "pay life".
    `about` is what it is about (an object id or node), `prompt` says it to a person.
    """

    kind: str
    player: PlayerId
    rule: Rule
    domain: Domain
    prompt: str = ""
    about: Any = None


class ChoiceNeeded(Exception):
    """The tape has no answer; `so_far` is the dropped fork, to be read only."""

    def __init__(self, choice: Choice, so_far: Game) -> None:
        super().__init__(choice.prompt or choice.kind)
        self.choice = choice
        self.so_far = so_far


class IllegalAnswer(Exception):
    """The answer is not in the domain: the player tried what the rules do not allow."""

    def __init__(self, choice: Choice, answer: object) -> None:
        super().__init__(f"{answer!r} is no legal answer to {choice.prompt or choice.kind}")
        self.choice = choice
        self.answer = answer


#: Gives the answer to a choice, or `NO_ANSWER` to leave the tape short (the action stops there).
Answerer: TypeAlias = "Callable[[Choice, Game], Any]"
NO_ANSWER = object()


class Tape:
    """The answers to an action's choices, in order; what it lacks the answerer may give."""

    __slots__ = ("answerer", "answers", "asked", "position")

    def __init__(self, answers: tuple[Any, ...] = (), answerer: Answerer | None = None) -> None:
        self.answers = list(answers)
        self.position = 0
        self.answerer = answerer
        #: every choice that was asked, with its answer
        self.asked: list[tuple[Choice, Any]] = []

    def ask(self, choice: Choice, game: Game) -> Any:
        """Give the next answer; raise ChoiceNeeded without one, IllegalAnswer for a bad one."""
        if self.position < len(self.answers):
            answer = self.answers[self.position]
        else:
            answer = self.answerer(choice, game) if self.answerer is not None else NO_ANSWER
            if answer is NO_ANSWER:
                raise ChoiceNeeded(choice, game)
            self.answers.append(answer)
        self.position += 1
        if not choice.domain.contains(answer):
            raise IllegalAnswer(choice, answer)
        self.asked.append((choice, answer))
        return answer
