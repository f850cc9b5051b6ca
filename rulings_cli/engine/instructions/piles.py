"""Separating objects into piles, and choosing one of them (CR 700.3)."""

from __future__ import annotations

from rulings_cli.abilities.effects import ChoosePile, SeparatePiles
from rulings_cli.engine import piles
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import PILE_MAY_BE_EMPTY, PILES


@executes(SeparatePiles)
@implements(PILES, PILE_MAY_BE_EMPTY)
def separate(game: Game, tape: Tape, effect: SeparatePiles, context: Context) -> Context:
    """Let a player separate objects into two piles, either of which may be empty."""
    found, context = acting.objects(game, tape, effect.what, context)
    player = acting.players(game, effect.who, context)[0]
    first = acting.choose(
        game,
        tape,
        player,
        found,
        kind="card",
        minimum=0,
        maximum=len(found),
        about=effect,
        rule=PILES,
    )
    second = tuple(each for each in found if each not in first)
    words = f"{player} separates them into piles of {len(first)} and {len(second)}"
    game.emit(RuleApplied((PILES, PILE_MAY_BE_EMPTY), words, context.source))
    return piles.separated(context, first, second)


@executes(ChoosePile)
def choose_pile(game: Game, tape: Tape, effect: ChoosePile, context: Context) -> Context:
    """Let a player choose one of the piles."""
    player = acting.players(game, effect.who, context)[0]
    return piles.choose(game, tape, player, context)
