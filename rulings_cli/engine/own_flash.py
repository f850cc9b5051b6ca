"""Spells that may be cast as though they had flash, as they say themselves (CR 601.3c-d)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword, StaticAbility
from rulings_cli.abilities.conditions import Condition, HappenedThisTurn, WasBeheld
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import TargetsObject
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import DelayedTrigger, Sacrifice, Sentence
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.abilities.references import ControllerOf, EachPlayer, This
from rulings_cli.abilities.static import Affects, GrantAbilities, OwnFlash, StaticEffect
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine import conditions, layers
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.effects import DelayedTriggeredAbility
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.rules.casting import FLASH_FOR_A_COST, FLASH_ON_CONDITION
from rulings_cli.terms.rules.triggering import DELAYED_TRIGGER
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Step

#: The mark of a permanent whose spell was cast so when a sorcery couldn't have been.
SACRIFICED_LATER = ("cast as though it had flash", "sacrificed")
#: What conditions look at that is not known before the spell is on the stack.
_CHOSEN_LATER = (HappenedThisTurn, TargetsObject, VariableX, WasBeheld)
_MORE = "paid to be cast as though it had flash"
_LATER = DelayedTrigger(
    BeginningOf(Step.CLEANUP, EachPlayer()),
    (Sentence((Sacrifice(This(), ControllerOf(This())),)),),
    duration=ForTheRestOfTheGame(),
)


def _said(spell: Characteristics) -> Iterator[tuple[StaticAbility, OwnFlash]]:
    for ability in spell.abilities:
        if isinstance(ability, StaticAbility):
            for effect in ability.effects:
                if isinstance(effect, OwnFlash):
                    yield ability, effect
                elif _has_flash(effect):
                    yield ability, OwnFlash()


def _has_flash(effect: StaticEffect) -> bool:
    """Tell whether it says that the spell itself has flash: "~ has flash as long as …"."""
    if not isinstance(effect, Affects) or not isinstance(effect.of, This):
        return False
    granted = (each.abilities for each in effect.changes if isinstance(each, GrantAbilities))
    return any(Keyword("flash") in abilities for abilities in granted)


def _holds(game: Game, condition: Condition | None, context: Context) -> bool:
    if condition is None:
        return True
    if any(isinstance(each, _CHOSEN_LATER) for each in walk(condition)):
        raise NotSupported("flash by what is chosen for the spell", "601.3d")
    return conditions.holds(game, condition, context)


@implements(FLASH_FOR_A_COST, FLASH_ON_CONDITION)
def of(game: Game, id: ObjectId, spell: Characteristics) -> OwnFlash | None:
    """Give what lets the spell be cast as though it had flash, the cheapest where there are more.

    What depends on how it is cast is looked at in the position with it on the stack (601.3d).
    """
    context = Context(id, game.get(id).controller, this=id)
    found = [
        effect
        for ability, effect in _said(spell)
        if all(_holds(game, each, context) for each in (ability.condition, effect.condition))
    ]
    return min(found, key=lambda each: each.more is not None, default=None)


def mark(game: Game, id: ObjectId, used: OwnFlash) -> None:
    """Note what else is paid for it, and that the permanent is sacrificed later."""
    marks = (SACRIFICED_LATER,) if used.sacrificed else ()
    if used.more is not None:
        marks = (*marks, (_MORE, str(used.more)))
    if marks:
        game.update(id, chosen=(*game.get(id).chosen, *marks))


def rules_of(used: OwnFlash | None) -> tuple[Rule, ...]:
    """Give the rules by which a spell is cast as though it had flash, at such a time."""
    if used is None:
        return ()
    return (FLASH_FOR_A_COST,) if used.more is not None else (FLASH_ON_CONDITION,)


def cost_of(game: Game, id: ObjectId) -> tuple[Cost, ...]:
    """Give what is paid in addition for the spell that is cast so (CR 601.3c)."""
    more = dict(game.get(id).chosen).get(_MORE)
    return () if more is None else (Cost((PayMana(parse_mana_cost(more)),)),)


def as_it_enters(game: Game, new: GameObject) -> None:
    """Let the permanent be sacrificed at the beginning of the next cleanup step."""
    if SACRIFICED_LATER not in new.chosen:
        return
    from rulings_cli.engine import lasting  # it ends what lasts, and moves what returns by that

    source_was = layers.snapshot(game, new.id)
    waiting = DelayedTriggeredAbility(0, _LATER, new.id, source_was, new.controller)
    words = "it is sacrificed at the next cleanup step"
    lasting.begin(game, waiting, words=words, because=(DELAYED_TRIGGER,))


def used_now(game: Game, position: Game, id: ObjectId) -> OwnFlash | None:
    """Give what the spell needs to be cast now, if only that lets it be; `id` as it would be."""
    from rulings_cli.engine import permissions  # it asks here whether a spell has flash

    spell = layers.characteristics(position, id)
    player = position.get(id).controller
    if "instant" in spell.types or not permissions.not_sorcery_time(game, player):
        return None
    if permissions.has_flash(position, player, id, spell):
        return None
    return of(position, id, spell)
