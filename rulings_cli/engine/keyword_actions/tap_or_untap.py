"""Tap or untap, as the player chooses while it resolves (CR 701.26)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import WouldTap
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import TAPPING, UNTAPPING
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING

RULE = TAPPING


@implements(TAPPING, UNTAPPING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Ask which of the two; doing what is so already does nothing."""
    for each in acting.permanents(game, tape, effect.of or This(), context):
        words = "whether to tap it, else it is untapped"
        domain = OneOption((True, False))
        choice = Choice("may", context.controller, CHOICES_WHILE_RESOLVING, domain, words, each)
        taps = bool(tape.ask(choice, game))
        because = acting.because(TAPPING if taps else UNTAPPING)
        performing.perform(game, tape, WouldTap(because, each, context.source, untap=not taps))
    return context
