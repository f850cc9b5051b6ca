"""Piles: objects grouped for a while, one group of which a player chooses (CR 700.3)."""

from __future__ import annotations

from rulings_cli.engine.context import Context
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING

_FIRST, _SECOND = "first pile", "second pile"
_CHOSEN, _OTHER = "chosen pile", "other pile"
#: How a pile is spoken of that another player chooses.
OF_THEIR_CHOICE = ("in the pile of their choice", "in the pile of that player's choice")


def separated(
    context: Context, first: tuple[ObjectId, ...], second: tuple[ObjectId, ...]
) -> Context:
    """Give the context in which there are these two piles."""
    return context.bind(_FIRST, first).bind(_SECOND, second)


@implements(CHOICES_WHILE_RESOLVING)
def choose(game: Game, tape: Tape, player: PlayerId, context: Context) -> Context:
    """Let a player choose one of the piles; binds it and the other."""
    choice = Choice(
        "pile",
        player,
        CHOICES_WHILE_RESOLVING,
        OneOption((_FIRST, _SECOND)),
        "which pile",
        (context.objects_bound(_FIRST), context.objects_bound(_SECOND)),
    )
    chosen = tape.ask(choice, game)
    other = _SECOND if chosen == _FIRST else _FIRST
    context = context.bind(_CHOSEN, context.objects_bound(chosen))
    return context.bind(_OTHER, context.objects_bound(other))
