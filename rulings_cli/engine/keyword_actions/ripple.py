"""Reveal cards from the top and cast those with the spell's name (CR 702.60)."""

from __future__ import annotations

from rulings_cli.abilities.effects import CastCard, KeywordAction, LookAtTop, May, PutIntoZone
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound
from rulings_cli.engine import layers
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import RIPPLE
from rulings_cli.terms.zones import Zone

RULE = RIPPLE

_CASTING = May((CastCard(Bound("rippled", "it")),))
_OTHERS = PutIntoZone(Bound("uncast", "the rest"), Zone.LIBRARY, "bottom", "any")


@implements(RIPPLE)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Reveal them if the player likes; each with the same name may be cast free, in turn."""
    count = 0 if effect.count is None else acting.amount(game, tape, effect.count, context)
    words = f"whether the top {count} cards are revealed"
    domain = OneOption((True, False))
    choice = Choice("may", context.controller, RIPPLE, domain, words, context.source)
    if not tape.ask(choice, game):
        return context
    context = execute(game, tape, LookAtTop(Number(count), reveal=True), context)
    revealed = context.objects_bound("revealed")
    context = context.bind("uncast", revealed)
    name = layers.characteristics(game, context.source).name
    for each in revealed:
        if layers.characteristics(game, each).name == name:
            context = execute(game, tape, _CASTING, context.bind("rippled", (each,)))
    return execute(game, tape, _OTHERS, context)
