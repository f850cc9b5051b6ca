"""Paying costs that an effect asks for while it resolves (CR 118.12, 608.2g)."""

from __future__ import annotations

from rulings_cli.abilities.costs import Cost, EitherCost
from rulings_cli.engine import paying, proposing
from rulings_cli.engine.context import Context
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.costs import COST_ON_RESOLUTION
from rulings_cli.terms.rules.mana_abilities import WHENEVER_MANA_IS_ASKED
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING


@implements(COST_ON_RESOLUTION, CAST_WHILE_RESOLVING)
def pay_while_resolving(
    game: Game, tape: Tape, player: PlayerId, cost: Cost, context: Context, *, kind: str = ""
) -> tuple[ObjectId, ...]:
    """Pay a cost now, mana abilities first; give what was given up. Raises Refusal."""
    total = paying.announce(game, tape, _one_of_each(game, tape, player, cost), player, None)
    payment = PaymentContext(kind or _kind(game, context), player, context.source, x=context.x)
    if proposing.includes_mana(total):
        proposing.chance_for_mana_abilities(
            game, tape, player, total, payment, rule=WHENEVER_MANA_IS_ASKED
        )
    started = len(game.trace)
    paying.choose_payment(game, tape, total, payment, (COST_ON_RESOLUTION,))
    return proposing.taken(tuple(game.trace[started:]), context.source)


def _kind(game: Game, context: Context) -> str:
    """Give what is paid for: a ward cost, or a payment that an effect asks for."""
    if context.this is None or not game.exists(context.this):
        return "resolution"
    on_stack = game.get(context.this).on_stack
    event = getattr(on_stack.ability, "event", None) if on_stack is not None else None
    return "ward" if type(event).__name__ == "BecomesTarget" else "resolution"


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
