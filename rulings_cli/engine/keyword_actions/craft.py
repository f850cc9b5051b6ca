"""Return what was exiled to craft it, with its other face up (CR 702.167)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction, PutOntoBattlefield
from rulings_cli.abilities.references import Bound, OwnerOf
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import CRAFT, CRAFTED_WITH
from rulings_cli.terms.zones import Zone

RULE = CRAFT

_CARD = Bound("crafted", "this card")
_RETURNING = PutOntoBattlefield(_CARD, Zone.EXILE, OwnerOf(_CARD), transformed=True, verb="return")


@implements(CRAFT, CRAFTED_WITH)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Return the card, if it is still where the cost put it; its materials stay linked to it."""
    del effect
    exiled = game.in_zone(Zone.EXILE)
    card = tuple(each for each in exiled if game.objects[each].was == context.source)
    if not card:
        acting.nothing(game, "the card is in exile no longer", context.source, rule=CRAFT)
        return context
    paid = context.objects_bound("paid")
    materials = [
        each for each in exiled if each not in card and {each, game.objects[each].was} & {*paid}
    ]
    context = execute(game, tape, _RETURNING, context.bind("crafted", card))
    for new in context.objects_bound("moved"):
        for each in materials:
            game.update(each, exiled_with=new)
    return context
