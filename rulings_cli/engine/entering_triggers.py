"""How often an entering makes an ability trigger: not at all, or once more (CR 603.2d, 101.2)."""

from __future__ import annotations

from rulings_cli.abilities.static import EnteringDoesntTrigger, TriggersAgain
from rulings_cli.engine import matching, statics
from rulings_cli.game.events import Event, TokenCreated, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.triggering import TRIGGERS_MORE_TIMES
from rulings_cli.terms.zones import Zone


@implements(TRIGGERS_MORE_TIMES)
def times(game: Game, fact: Event, source: ObjectId) -> tuple[int, tuple[Rule, ...]]:
    """Give how often the ability of a source triggers on a fact, and by which rules."""
    entered = _entered(fact)
    if entered is None or not game.exists(entered):
        return 1, ()
    for stopping, _, context in statics.in_force(game, EnteringDoesntTrigger):
        if matching.matches(game, stopping.what, entered, context):
            return 0, (CANT_WINS,)
    count = 1
    for again, _, context in statics.in_force(game, TriggersAgain):
        if (
            game.exists(source)
            and matching.matches(game, again.what, entered, context)
            and matching.matches(game, again.of, source, context)
        ):
            count += 1
    return count, (TRIGGERS_MORE_TIMES,) if count > 1 else ()


def _entered(fact: Event) -> ObjectId | None:
    if isinstance(fact, TokenCreated):
        return fact.object
    if isinstance(fact, ZoneChanged) and fact.to is Zone.BATTLEFIELD:
        return fact.new
    return None
