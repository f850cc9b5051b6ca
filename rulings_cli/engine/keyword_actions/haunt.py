"""Exile a card haunting a creature (CR 702.55)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import HAUNT, HAUNTS
from rulings_cli.terms.zones import Zone

RULE = HAUNT


@implements(HAUNT, HAUNTS)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Move the card from the graveyard to exile, and mark which creature it haunts."""
    assert effect.of is not None
    targets, context = acting.objects(game, tape, effect.of, context)
    card = acting.follow(game, context.source, context, This())
    if card is None or game.get(card).zone is not Zone.GRAVEYARD:
        acting.nothing(game, "the card is in the graveyard no longer", rule=HAUNT)
        return context
    marks = tuple(("haunts", str(each)) for each in targets)
    performing.move(game, tape, card, Zone.EXILE, because=(HAUNT,), chosen=marks, cause="exile")
    return context
