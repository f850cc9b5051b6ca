"""One payment of the components of a cost: who pays, for what, and what is asked (CR 118)."""

from __future__ import annotations

from rulings_cli.abilities.quantities import AnyNumber, Quantity
from rulings_cli.abilities.references import Particular
from rulings_cli.engine import performing, quantities
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal, refuse
from rulings_cli.game.choices import Choice, NumberBetween, SubsetOf, Tape
from rulings_cli.game.events import Because, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.rules.costs import RESOURCES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class OnePayment:
    """One payment: the position, the component's context, and why it is made."""

    __slots__ = ("because", "context", "game", "payment", "tape")

    def __init__(
        self, game: Game, payment: PaymentContext, tape: Tape | None, because: Because
    ) -> None:
        self.game = game
        self.payment = payment
        self.tape = tape
        self.because = because
        self.context = Context(
            payment.object or 0, payment.player, x=payment.x, bound=payment.bound
        )

    @property
    def this(self) -> ObjectId:
        """Give the object that the cost calls this."""
        return self.payment.object or 0

    def meant(self, of: object) -> ObjectId:
        """Give the object that a component means: this, or the one that it names (201.5a)."""
        return of.id if isinstance(of, Particular) else self.this

    def amount(self, quantity: Quantity) -> int:
        """Give an amount, as it is now."""
        return quantities.amount(self.game, quantity, self.context)

    def answers(self) -> Tape:
        """Give the tape; there is one whenever something is paid."""
        if self.tape is None:
            raise TypeError("a cost is paid without answers")
        return self.tape

    def choose(
        self,
        kind: str,
        options: tuple[ObjectId, ...],
        count: int,
        rule: Rule,
        prompt: str,
        groups: tuple[tuple[ObjectId, ...], ...] = (),
    ) -> tuple[ObjectId, ...]:
        """Ask which objects are taken, unless there is only one way."""
        if len(options) < count:
            refuse(RESOURCES, f"there is too little to {kind}", action=Value())
        if len(options) == count:
            return options
        if len(groups) == 1 and len(groups[0]) == count:
            return groups[0]
        choice = Choice(
            kind,
            self.payment.player,
            rule,
            SubsetOf(options, count, count, groups),
            prompt=prompt,
            about=self.this,
        )
        answer: tuple[ObjectId, ...] = self.answers().ask(choice, self.game)
        return answer

    def move(self, ids: tuple[ObjectId, ...], to: Zone, rule: Rule, cause: str) -> None:
        """Move the objects at the same time."""
        because = (*self.because, rule)
        performing.perform_all(
            self.game,
            self.answers(),
            [WouldMove(because, id, to, source=self.this, cause=cause) for id in ids],
        )


def is_permanent(paying: OnePayment, id: ObjectId | None = None) -> bool:
    """Tell whether an object is on the battlefield: the one that the cost calls this."""
    found = paying.game.objects.get(paying.this if id is None else id)
    return found is not None and found.zone is Zone.BATTLEFIELD


def enough(
    paying: OnePayment, options: tuple[ObjectId, ...], count: Quantity, verb: str
) -> Illegal | None:
    """Give a reason if there are fewer options than the cost asks for."""
    needed = count.least if isinstance(count, AnyNumber) else paying.amount(count)
    if len(options) >= needed:
        return None
    return Illegal(RESOURCES, f"there are {len(options)} of {needed} to {verb}")


def number(paying: OnePayment, count: Quantity, most: int) -> int:
    """Give an amount; "any number" is asked for."""
    if not isinstance(count, AnyNumber):
        return paying.amount(count)
    choice = Choice(
        "number",
        paying.payment.player,
        RESOURCES,
        NumberBetween(count.least, most),
        prompt="how many",
        about=paying.this,
    )
    answer: int = paying.answers().ask(choice, paying.game)
    return answer
