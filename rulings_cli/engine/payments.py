"""Paying costs that an effect asks for while it resolves (CR 118.12, 608.2g)."""

from __future__ import annotations

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
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import made_to_do, paying, proposing, quantities
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import refuse
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.costs import COST_ON_RESOLUTION
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.mana_abilities import WHENEVER_MANA_IS_ASKED
from rulings_cli.terms.rules.replacing import CANT_COST
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING
from rulings_cli.terms.values import Value


@implements(COST_ON_RESOLUTION, CAST_WHILE_RESOLVING)
def pay_while_resolving(
    game: Game,
    tape: Tape,
    player: PlayerId,
    cost: Cost,
    context: Context,
    *,
    kind: str = "",
    rules: tuple[Rule, ...] = (),
) -> tuple[ObjectId, ...]:
    """Pay a cost now, mana abilities first; give what was given up. Raises Refusal."""
    chosen = _counted(game, _one_of_each(game, tape, player, cost), context)
    total = paying.announce(game, tape, chosen, player, None)
    if any(made_to_do.cant_choose(game, player, each) for each in total.components):
        words = "what resolves can't make that player do it"
        refuse(CANT_COST, words, action=Value(), because=(CANT_WINS, *rules))
    x = context.x if asks_for_x(chosen, cost) else None
    payment = PaymentContext(kind or _kind(game, context), player, context.source, x=x)
    if proposing.includes_mana(total):
        proposing.chance_for_mana_abilities(
            game, tape, player, total, payment, rule=WHENEVER_MANA_IS_ASKED
        )
    started = len(game.trace)
    paying.choose_payment(game, tape, total, payment, (COST_ON_RESOLUTION, *rules))
    return proposing.taken(tuple(game.trace[started:]), context.source, total)


def asks_for_x(*asked: Cost) -> bool:
    """Tell whether what is paid is written with an X."""
    return any(
        isinstance(each, PayMana) and "X" in each.cost.symbols
        for cost in asked
        for each in cost.components
    )


def _counted(game: Game, cost: Cost, context: Context) -> Cost:
    """Work out the amounts of a cost in the context of the effect that asks for it (608.2h)."""
    parts: list[CostComponent] = []
    for each in cost.components:
        if isinstance(each, PayMana) and each.times is not None:
            times = max(0, quantities.amount(game, each.times, context))
            if times:
                parts.append(PayMana(ManaCost(each.cost.symbols * times)))
        elif isinstance(each, PayMana) and "X" in each.cost.symbols:
            parts.append(PayMana(_with_x(each.cost, context)))
        elif isinstance(each, SacrificeObjects | DrawCost | AddManaCost):
            count = max(0, quantities.amount(game, each.count, context))
            parts.append(each.evolve(count=Number(count)))
        elif isinstance(each, PayLife):
            parts.append(PayLife(Number(max(0, quantities.amount(game, each.amount, context)))))
        else:
            parts.append(each)
    return Cost(tuple(parts))


def _with_x(cost: ManaCost, context: Context) -> ManaCost:
    """Put in the X of the effect that asks for the payment (CR 107.3a)."""
    x = quantities.amount_of_x(context)
    return ManaCost(tuple(str(x) if each == "X" else each for each in cost.symbols))


def _kind(game: Game, context: Context) -> str:
    """Give what is paid for: ward, cumulative upkeep, or a payment that an effect asks for."""
    if context.this is None or not game.exists(context.this):
        return "resolution"
    on_stack = game.get(context.this).on_stack
    words = getattr(on_stack.ability, "words", "") if on_stack is not None else ""
    return words if words in ("ward", "cumulative upkeep") else "resolution"


def _one_of_each(game: Game, tape: Tape, player: PlayerId, cost: Cost) -> Cost:
    parts: list[object] = []
    for each in cost.components:
        if isinstance(each, EitherCost):
            options = OneOption(tuple(range(len(each.costs))))
            choice = Choice("optional costs", player, COST_ON_RESOLUTION, options, "which cost")
            parts += each.costs[tape.ask(choice, game)].components
        else:
            parts.append(each)
    return Cost(tuple(parts))  # type: ignore[arg-type]  # components of costs
