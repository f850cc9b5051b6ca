"""Phase out, as an instruction says (CR 702.26)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import phasing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import PHASED_OUT

RULE = PHASED_OUT


@implements(PHASED_OUT)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the permanents phase out, all at once."""
    found = acting.permanents(game, tape, effect.of or This(), context)
    phasing.phase_out(game, tape, found, *acting.because())
    return context
