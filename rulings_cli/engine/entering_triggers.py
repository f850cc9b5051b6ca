"""How often an event makes an ability trigger: not at all, or once more (CR 603.2d, 101.2)."""

from __future__ import annotations

from rulings_cli.abilities.static import EnteringDoesntTrigger, TriggersAgain, TriggersMore
from rulings_cli.abilities.triggers import (
    Exploits,
    FirstTime,
    PlayerSacrifices,
    TriggerEvent,
    While,
)
from rulings_cli.engine import matching, statics
from rulings_cli.engine.trigger_events import Look, alternatives, occurs
from rulings_cli.game.events import Attacked, AttackersDeclared, Event, TokenCreated, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.triggering import TRIGGERS_MORE_TIMES
from rulings_cli.terms.zones import Zone


@implements(TRIGGERS_MORE_TIMES)
def times(
    game: Game,
    before: Game,
    fact: Event,
    source: ObjectId,
    *,
    back: bool,
    event: TriggerEvent | None = None,
) -> tuple[int, tuple[Rule, ...]]:
    """Give how often the ability of a source triggers on a fact, and by which rules.

    `back`: the ability looks back, and so does what makes it trigger more often (CR 603.10a).
    `event` is what it waits for, where it waits for something that may be a death.
    """
    entered = _entered(fact)
    count = 1
    inner = event.event if isinstance(event, While | FirstTime) else event
    is_cause = isinstance(inner, PlayerSacrifices | Exploits)  # the death is only what follows
    if not is_cause and _is_a_death_that_counts_for_nothing(game, before, fact, source, back=back):
        return 0, (CANT_WINS,)
    if entered is not None and game.exists(entered):
        for stopping, _, context in statics.in_force(game, EnteringDoesntTrigger):
            if matching.matches(game, stopping.what, entered, context) and (
                stopping.of is None
                or (game.exists(source) and matching.matches(game, stopping.of, source, context))
            ):
                return 0, (CANT_WINS,)
        for again, _, context in statics.in_force(game, TriggersAgain):
            if (
                game.exists(source)
                and matching.matches(game, again.what, entered, context)
                and matching.matches(game, again.of, source, context)
            ):
                count += 1
    count += _more(game, before, fact, source, back=back)
    return count, (TRIGGERS_MORE_TIMES,) if count > 1 else ()


def _is_a_death_that_counts_for_nothing(
    game: Game, before: Game, fact: Event, source: ObjectId, *, back: bool
) -> bool:
    """Tell whether an effect keeps what dies from making an ability trigger.

    As all was just before, where the ability looks back (CR 603.10a). Another one, of a card that
    is put into a graveyard from anywhere, is in that graveyard as it triggers.
    """
    if not isinstance(fact, ZoneChanged) or fact.from_ is not Zone.BATTLEFIELD:
        return False
    if fact.to is not Zone.GRAVEYARD or (not back and source == fact.new):
        return False
    return any(
        stopping.dying and matching.matches(before, stopping.what, fact.object, context)
        for stopping, _, context in statics.in_force(
            before if back else game, EnteringDoesntTrigger
        )
    )


def _more(game: Game, before: Game, fact: Event, source: ObjectId, *, back: bool) -> int:
    """Count the effects that make the ability trigger once more, as they are or were."""
    seen = before if back else game
    if source not in seen.objects:
        return 0
    count = 0
    for again, _, context in statics.in_force(seen, TriggersMore):
        if not matching.matches(seen, again.of, source, context):
            continue
        look = Look(game, before, context)
        count += again.event is None or any(
            occurs(each, one, look) is not None
            for each in alternatives(again.event)
            for one in _made_of(fact)
        )
    return count


def _made_of(fact: Event) -> tuple[Event, ...]:
    """Give what an event is made of: a player attacks by creatures attacking (CR 508.3d)."""
    if not isinstance(fact, AttackersDeclared):
        return (fact,)
    return tuple(Attacked((), fact.player, each, "", "") for each in fact.attackers)


def _entered(fact: Event) -> ObjectId | None:
    if isinstance(fact, TokenCreated):
        return fact.object
    if isinstance(fact, ZoneChanged) and fact.to is Zone.BATTLEFIELD:
        return fact.new
    return None
