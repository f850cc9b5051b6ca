"""Let it become day or night (CR 731.1)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import day_and_night
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.additional import DAY_AND_NIGHT

RULE = DAY_AND_NIGHT


def is_built(effect: KeywordAction) -> bool:
    """Know the two words."""
    return effect.words in (day_and_night.DAY, day_and_night.NIGHT)


def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let it become what the words say."""
    day_and_night.become(game, tape, effect.words, *acting.because())
    return context
