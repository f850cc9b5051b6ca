"""Refusals from inside a procedure, on their way up to the action that they refuse (CR 733.1)."""

from __future__ import annotations

from typing import NoReturn

from rulings_cli.game.actions import Refused
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value


class Refusal(Exception):
    """What is being done is not allowed; `refused` says by which rule."""

    def __init__(self, refused: Refused) -> None:
        super().__init__(refused.reason)
        self.refused = refused


class Illegal(Value):
    """Why something is not legal: the rule, the reason in our words, and whose effect it is."""

    rule: Rule
    reason: str
    because: tuple[Rule, ...] = ()
    by: ObjectId | None = None

    def refused(self, action: Value) -> Refused:
        """Give the refusal of an action for this reason."""
        return Refused(action, self.rule, self.reason, self.because, self.by)


def refuse(
    rule: Rule,
    reason: str,
    *,
    action: Value,
    because: tuple[Rule, ...] = (),
    by: ObjectId | None = None,
) -> NoReturn:
    """Stop what is being done: raise the Refusal of `action` by `rule`."""
    raise Refusal(Refused(action, rule, reason, because, by))
