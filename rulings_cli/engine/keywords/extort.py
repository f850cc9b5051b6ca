"""Extort: each opponent may be drained for each spell (CR 702.101)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import GainLife, If, LoseLife, MayPay, Sentence
from rulings_cli.abilities.quantities import Number, ThatMuch
from rulings_cli.abilities.references import EachOpponent, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.keywords import EXTORT

RULE = EXTORT


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Drain for the life that was really lost."""
    paying = MayPay(Cost((PayMana(ManaCost(("W/B",))),)))
    draining = If(YouDo(), (LoseLife(Number(1), EachOpponent()), GainLife(ThatMuch())))
    return TriggeredAbility(
        Casts(You(), Described(noun="spell")),
        (Sentence((paying,)), Sentence((draining,))),
        word="whenever",
    )
