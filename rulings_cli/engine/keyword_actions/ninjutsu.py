"""Put a ninja onto the battlefield in place of the attacker that was returned (CR 702.49c)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import attacking, combat, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import NINJUTSU, NINJUTSU_ATTACKS
from rulings_cli.terms.zones import Zone

RULE = NINJUTSU


@implements(NINJUTSU, NINJUTSU_ATTACKS)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the card enter tapped and attacking, from the hand or command zone it was in."""
    attacked = was_attacking(game, context.objects_bound("paid"))
    found, context = acting.objects(game, tape, effect.of or This(), context)
    for each in found:
        if game.get(each).zone not in (Zone.HAND, Zone.COMMAND):
            continue
        new = performing.move(
            game,
            tape,
            each,
            Zone.BATTLEFIELD,
            because=acting.because(NINJUTSU),
            controller=context.controller,
            tapped=True,
        )
        if new is not None:
            attacking.put_attacking(game, tape, (new,), attacked)
    return context


def was_attacking(game: Game, ids: tuple[ObjectId, ...]) -> ObjectId | PlayerId | None:
    """Give what one of these creatures attacked when it was removed from combat."""
    for each in reversed(combat.now(game).removed):
        if each.object in ids:
            return each.attacking
    return None
