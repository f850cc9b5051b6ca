"""A plan of which mana abilities to activate for a payment, and how it answers the choices."""

from __future__ import annotations

from typing import Any

from rulings_cli.game.choices import NO_ANSWER, Answerer, Choice
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.values import Value

#: What tells units of mana apart in a plan: type, source, restrictions, riders.
UnitKey = tuple[Any, ...]


def key_of(unit: ManaUnit) -> UnitKey:
    """Give what tells a unit apart from others, its serial number aside."""
    return (unit.type, unit.source, unit.restrictions, unit.riders)


class Activation(Value):
    """One activation of a mana ability, with the answers to its choices in order.

    `answers` pairs each kind of choice with its answer; mana that pays is given by its keys,
    since serial numbers differ from run to run. Nothing is activated inside: the mana that it
    needs is in the pool by then, which comes to the same (CR 605.3a).
    """

    object: ObjectId
    index: int
    answers: tuple[tuple[str, Any], ...] = ()


class Plan(Value):
    """The activations, in order, and what then pays: units by key, and objects instead of mana.

    `instead` pairs "convoke", "improvise" and "delve" with the objects tapped or exiled.
    """

    activations: tuple[Activation, ...] = ()
    pay: tuple[UnitKey, ...] = ()
    instead: tuple[tuple[str, tuple[ObjectId, ...]], ...] = ()

    @property
    def sources(self) -> tuple[ObjectId, ...]:
        """Give the objects whose abilities are activated, in order."""
        return tuple(each.object for each in self.activations)


class Following:
    """Answers the choices of a payment as a plan says; everything else goes to `otherwise`."""

    __slots__ = ("answers", "at", "done", "otherwise", "plan")

    def __init__(self, plan: Plan, otherwise: Answerer | None = None) -> None:
        self.plan = plan
        self.otherwise = otherwise
        self.at = 0
        self.done = False
        #: what is left of the answers to the choices of the activation that is going on
        self.answers: list[tuple[str, Any]] = []

    def __call__(self, choice: Choice, game: Game) -> Any:
        """Answer a choice, or give NO_ANSWER where neither the plan nor `otherwise` knows."""
        if choice.kind == "mana abilities":
            return self._next(game)
        at = next((i for i, (kind, _) in enumerate(self.answers) if kind == choice.kind), None)
        if at is not None:
            # what stands before it was not asked this time: there was only one way
            _, answer = self.answers[at]
            del self.answers[: at + 1]
            return units_as_answer(choice, game, answer) if choice.kind == "pay" else answer
        if self.done and choice.kind == "pay":
            return units_as_answer(choice, game, self.plan.pay)
        if choice.kind in ("tap", "exile") and isinstance(choice.about, str):
            return dict(self.plan.instead).get(choice.about, ())
        return NO_ANSWER if self.otherwise is None else self.otherwise(choice, game)

    def _next(self, game: Game) -> Any:
        if game.activating or self.at >= len(self.plan.activations):
            self.done = self.done or not game.activating
            return "done"
        found = self.plan.activations[self.at]
        self.at += 1
        self.answers = list(found.answers)
        return ("activate", found.object, found.index)


def units_as_answer(choice: Choice, game: Game, keys: tuple[UnitKey, ...]) -> Any:
    """Give the serial numbers of units in the pool that have these keys."""
    pool = list(game.players[choice.player].mana)
    found: list[int] = []
    for key in keys:
        unit = next((each for each in pool if key_of(each) == key), None)
        if unit is None:
            return NO_ANSWER
        pool.remove(unit)
        found.append(unit.serial)
    return tuple(found)
