"""Become renowned, solved and the like: marks that stay on a permanent (CR 701, 702)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import designations
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.rules.keywords import RENOWNED
from rulings_cli.terms.zones import Zone

#: The rule of each mark.
RULE_OF: Final[dict[str, Rule]] = {"renowned": RENOWNED}


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Mark the permanents that the instruction speaks of."""
    word = effect.name.removeprefix("becomes ")
    if effect.of is None:
        return context
    found, context = acting.objects(game, tape, effect.of, context)
    for each in found:
        if game.get(each).zone is Zone.BATTLEFIELD:
            rules = acting.because(RULE_OF[word])
            designations.designate(game, tape, each, word, *rules)
    return context
