"""Let a chosen opponent copy the spell, too (CR 702.144)."""

from __future__ import annotations

from rulings_cli.abilities.effects import CopySpell, KeywordAction
from rulings_cli.abilities.references import Bound
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import DEMONSTRATE

RULE = DEMONSTRATE


@implements(DEMONSTRATE)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Choose the opponent; the copy is theirs, and so are its targets to choose."""
    opponents = game.opponents_of(context.controller)
    words = "which opponent copies it"
    choice = Choice("opponent", context.controller, DEMONSTRATE, OneOption(opponents), words)
    chosen = opponents[0] if len(opponents) == 1 else tape.ask(choice, game)
    copying = CopySpell(effect.of or Bound("triggering", "it"), new_targets=True)
    acted = execute(game, tape, copying, context.evolve(controller=chosen))
    return acted.evolve(controller=context.controller)
