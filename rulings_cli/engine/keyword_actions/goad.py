"""Goad: it has to attack, and somebody else if it can (CR 701.15)."""

from __future__ import annotations

from rulings_cli.abilities.durations import UntilYourNextTurn
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import MustDo
from rulings_cli.engine import designations
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import GOADED, GOADED_ATTACKS

RULE = GOADED


@implements(GOADED, GOADED_ATTACKS)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Mark creatures until the goading player's next turn; `attacking` asks for the mark."""
    found = acting.permanents(game, tape, effect.of or This(), context)
    if found:
        designations.designate_for(
            game,
            found,
            "goaded",
            UntilYourNextTurn(),
            GOADED,
            GOADED_ATTACKS,
            source=context.source,
            controller=context.controller,
            changes=(MustDo("attack each combat if able"),),
        )
    return context
