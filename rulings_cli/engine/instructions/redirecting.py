"""Damage dealt to something else for a turn (CR 614.9)."""

from __future__ import annotations

from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import Redirect
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.replacing import REDIRECTED


@executes(Redirect)
def redirect(game: Game, tape: Tape, effect: Redirect, context: Context) -> Context:
    """Let damage be dealt to something else for this turn (CR 614.9)."""
    protected, context = acting.targets_any(game, tape, effect.to, context)
    if not protected:
        acting.nothing(game, "there is nothing that it could protect")
        return context
    node = effect
    if effect.amount is not None:
        node = effect.evolve(amount=Number(acting.amount(game, tape, effect.amount, context)))
    begun = LastingEffect(
        0,
        context.source,
        context.controller,
        (node,),
        UntilEndOfTurn("this turn"),
        objects=tuple(each for each in protected if isinstance(each, int)),
        players=tuple(each for each in protected if isinstance(each, str)),
        context=context,
    )
    performing.begin(game, begun, words="a redirection effect begins", because=(REDIRECTED,))
    return context
