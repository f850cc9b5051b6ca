"""Become renowned, saddled, solved: marks on permanents (CR 701, 702, 719)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import designations
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import SOLVED
from rulings_cli.terms.rules.keywords import RENOWNED, SADDLED

#: The marks that stay while the permanent does, and the one that lasts for the turn.
RULE_OF: Final[dict[str, Rule]] = {"renowned": RENOWNED, "solved": SOLVED}
FOR_THE_TURN: Final[dict[str, Rule]] = {"saddled": SADDLED}


@implements(RENOWNED, SOLVED, SADDLED)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Mark the permanents that the instruction speaks of."""
    word = effect.name.removeprefix("becomes ")
    found = acting.permanents(game, tape, effect.of or This(), context)
    for each in found if word in RULE_OF else ():
        designations.designate(game, tape, each, word, *acting.because(RULE_OF[word]))
    if word in FOR_THE_TURN and found:
        designations.designate_for(
            game,
            found,
            word,
            UntilEndOfTurn(),
            FOR_THE_TURN[word],
            source=context.source,
            controller=context.controller,
        )
    return context
