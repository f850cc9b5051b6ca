"""Detain: no attacking, blocking or activating until your next turn (CR 701.35)."""

from __future__ import annotations

from rulings_cli.abilities.durations import UntilYourNextTurn
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.static import CantActivate, CantBe
from rulings_cli.engine import designations
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import DETAINING

RULE = DETAINING


@implements(DETAINING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Forbid it all to the permanents, mana abilities too."""
    found = acting.permanents(game, tape, effect.of or This(), context)
    if found:
        designations.designate_for(
            game,
            found,
            "detained",
            UntilYourNextTurn(),
            DETAINING,
            source=context.source,
            controller=context.controller,
            changes=(CantBe("attack or block"), CantActivate(Bound("detained", "it"))),
            context=context.bind("detained", found),
        )
    return context
