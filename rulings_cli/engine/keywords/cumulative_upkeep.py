"""Cumulative upkeep: a cost that grows with each age counter (CR 702.24)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.costs import (
    AddManaCost,
    Cost,
    CostComponent,
    DrawCost,
    EitherCost,
    PayLife,
    PayMana,
    SacrificeObjects,
)
from rulings_cli.abilities.effects import PutCounters, Sacrifice, Sentence, UnlessPays
from rulings_cli.abilities.quantities import CountersOn, Number, Product
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.keywords import CUMULATIVE_UPKEEP
from rulings_cli.terms.zones import Step

RULE = CUMULATIVE_UPKEEP


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """Put an age counter on it; sacrifice it unless its cost is paid once for each of them."""
    ages = CountersOn("age", This())
    cost: list[CostComponent] = []
    for each in (keyword.cost or Cost()).components:
        if isinstance(each, PayMana) and each.times is None:
            cost.append(each.evolve(times=ages))
        elif isinstance(each, PayLife) and isinstance(each.amount, Number):
            cost.append(PayLife(Product(each.amount.n, ages)))
        elif isinstance(each, EitherCost) and _either_symbol(each):
            cost.append(PayMana(ManaCost(("/".join(_either_symbol(each)),)), ages))
        elif isinstance(each, SacrificeObjects | DrawCost | AddManaCost) and isinstance(
            each.count, Number
        ):
            cost.append(each.evolve(count=Product(each.count.n, ages)))
        else:
            return None
    body = (
        Sentence((PutCounters("age", This()),)),
        Sentence((UnlessPays((Sacrifice(This()),), Cost(tuple(cost)), You()),)),
    )
    return TriggeredAbility(BeginningOf(Step.UPKEEP, You()), body, word="at")


def _either_symbol(cost: EitherCost) -> tuple[str, ...]:
    """Give the symbols of "{W} or {U}": one is chosen for each age counter, as of a hybrid one."""
    found: list[str] = []
    for each in cost.costs:
        only = each.components[0] if len(each.components) == 1 else None
        if not isinstance(only, PayMana) or len(only.cost.symbols) != 1:
            return ()
        found += only.cost.symbols
    return tuple(found)
