"""A spell or ability on its way through the steps of CR 601.2b-h, and 602.2b."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.engine.bodies import BodyPart
from rulings_cli.engine.context import Context
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import ChoiceMade
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, Payment, PaymentContext, PlayerId
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value


class Proposal:
    """A spell or ability on its way through 601.2b-h; `object` None is a mana ability (605.3b).

    `what` is what cost changes are asked about: the spell's id, or the ability itself. `base` is
    the mana cost, alternative cost or activation cost; None is an unpayable one (CR 118.6).
    """

    __slots__ = (
        "action",
        "additional",
        "alternative",
        "base",
        "context",
        "game",
        "modes",
        "object",
        "only",
        "paid",
        "parts",
        "payment",
        "payments",
        "tape",
        "total",
        "what",
    )

    def __init__(
        self,
        game: Game,
        tape: Tape,
        action: Value,
        context: Context,
        *,
        what: Any,
        parts: tuple[BodyPart, ...],
        base: Cost | None,
        payment: PaymentContext,
    ) -> None:
        self.game = game
        self.tape = tape
        self.action = action
        self.context = context
        self.object = context.this
        self.what = what
        self.parts = parts
        self.base = base
        self.payment = payment
        self.alternative = ""
        #: what the spell must be as proposed, told in the context of the effect that allows it
        self.only: tuple[Described, Context] | None = None
        self.additional: tuple[Cost, ...] = ()
        self.modes: tuple[int, ...] = ()
        self.total = Cost()
        self.payments: tuple[Payment, ...] = ()
        self.paid: tuple[ObjectId, ...] = ()

    @property
    def player(self) -> PlayerId:
        """Give who casts or activates."""
        return self.context.controller

    @property
    def costs(self) -> tuple[Cost, ...]:
        """Give all costs that are known before effects change the total."""
        return (*(() if self.base is None else (self.base,)), *self.additional)

    def mark(self, **changes: Any) -> None:
        """Keep a decision on the object on the stack, if there is one."""
        if self.object is not None and self.object in self.game.objects:
            self.game.update(self.object, **changes)

    def tell(self, what: str, value: str, *rules: Rule) -> None:
        """Emit that a choice was made."""
        event = ChoiceMade(rules, self.player, what, value, self.object or self.context.source)
        self.game.emit(event)
