"""The mana abilities that a player could use for a payment: simple ones and the others.

A simple one taps its permanent, adds mana and does nothing else, and nothing reacts to that or
depends on it; such sources are a multiset, solved by matching. All others are run in order.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from rulings_cli.abilities.abilities import StaticAbility, TriggeredAbility
from rulings_cli.abilities.costs import (
    ExileObjects,
    ReturnObjects,
    SacrificeObjects,
    TapObjects,
    TapThis,
)
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.abilities.triggers import (
    Activates,
    BecomesTapped,
    CausesMana,
    OtherEvent,
    TappedForMana,
)
from rulings_cli.engine import activating, layers, mana, matching, outcomes, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.keeping import reads_tapped
from rulings_cli.engine.outcomes import Outcome
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PlayerId
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


class SourceWay(Value):
    """One way to use a simple source: which ability, which of its outcomes, the units of it.

    `answers` are those to its choices, where it was learned by doing it.
    """

    index: int
    outcome: Outcome
    units: tuple[ManaUnit, ...]
    is_choice: bool
    answers: tuple[tuple[str, Any], ...] = ()


class SimpleSource(Value):
    """A permanent all of whose usable mana abilities are simple: at most one way is taken."""

    object: ObjectId
    ways: tuple[SourceWay, ...]

    @property
    def kind(self) -> tuple[Any, ...]:
        """Give what makes sources interchangeable: the mana that they give, not where from."""
        return tuple(
            tuple((unit.type, unit.restrictions, unit.riders, unit.snow) for unit in way.units)
            for way in self.ways
        )


class Sources(Value):
    """The sources of a position: simple ones, and (object, index) of all other abilities."""

    simple: tuple[SimpleSource, ...]
    others: tuple[tuple[ObjectId, int], ...]


def sources_of(game: Game, player: PlayerId, using: frozenset[ObjectId] | None = None) -> Sources:
    """Give the mana abilities that the player could activate now, `using` only these objects."""
    usable = [
        (id, index)
        for id, index in activating.mana_abilities_now(game, player)
        if using is None or id in using
    ]
    abilities = {(id, index): activating.ability_at(game, id, index) for id, index in usable}
    if _anything_reacts(game):
        return Sources((), tuple(usable))
    plain = {key for key, ability in abilities.items() if _is_plain(ability)}
    fixed = {key for key in plain if _is_fixed(abilities[key])}
    if len(plain) < len(usable):
        plain = fixed
    not_simple = {id for id, index in usable if (id, index) not in plain}
    for key in usable:
        if key not in plain:
            not_simple |= _consumable(game, Context(key[0], player), abilities[key])
    simple: dict[ObjectId, list[SourceWay]] = {}
    for id, index in usable:
        if id not in not_simple:
            simple.setdefault(id, []).extend(_ways(game, player, id, index, abilities[id, index]))
    return Sources(
        tuple(SimpleSource(id, tuple(ways)) for id, ways in simple.items() if ways),
        tuple(key for key in usable if key[0] in not_simple),
    )


# --- what is simple -----------------------------------------------------------------------------


@lru_cache(maxsize=2048)
def _is_plain(ability: Any) -> bool:
    """Tell whether the ability is "{T}: Add …" and nothing more."""
    if ability.cost.components != (TapThis(),) or ability.targets or ability.limits:
        return False
    effects = [effect for sentence in ability.body for effect in sentence.effects]
    return (
        len(effects) == 1
        and isinstance(effects[0], Add)
        and isinstance(effects[0].who, You)
        and not reads_tapped(effects[0])
    )


@lru_cache(maxsize=2048)
def _is_fixed(ability: Any) -> bool:
    """Tell whether what the ability adds depends on nothing that may change on the way."""
    produced = ability.body[0].effects[0].mana
    names = {type(each).__name__ for each in walk(produced)}
    return names <= {"Symbols", "OneOf", "AnyColor", "ChosenColor", "CommanderIdentity", "Number"}


#: What an ability may wait for that happens while mana abilities are activated.
REACTING = (TappedForMana, CausesMana, BecomesTapped, Activates, OtherEvent)


@lru_cache(maxsize=4096)
def _reacts(ability: Value) -> bool:
    """Tell whether an ability may react to tapping or mana, or depend on what is tapped."""
    if isinstance(ability, TriggeredAbility):
        return any(isinstance(each, REACTING) for each in walk(ability.event))
    return isinstance(ability, StaticAbility) and reads_tapped(ability)


def _anything_reacts(game: Game) -> bool:
    if next(statics.in_force(game, ManaInstead), None) is not None:
        return True
    if any(
        isinstance(each, REACTING)
        for waiting in game.delayed.values()
        for each in walk(waiting.node.event)
    ):
        return True
    return any(
        _reacts(ability)
        for id in game.battlefield()
        for ability in layers.characteristics(game, id).abilities
    )


_CONSUMING = (SacrificeObjects, TapObjects, ReturnObjects, ExileObjects)


def _consumable(game: Game, context: Context, ability: Any) -> set[ObjectId]:
    """Give the permanents that a cost or effect of the ability may take, tap or untap."""
    if not _only_adds(ability):
        return set(game.battlefield())
    return {
        id
        for component in ability.cost.components
        if isinstance(component, _CONSUMING) and component.what is not None
        for id in game.battlefield()
        if matching.fits(game, component.what, game.objects[id], context)
    }


@lru_cache(maxsize=2048)
def _only_adds(ability: Any) -> bool:
    """Tell whether the effect changes nothing that other sources depend on."""
    harmless = {"Add", "DealDamage", "LoseLife", "GainLife", "DelayedTrigger"}
    return all(
        type(effect).__name__ in harmless
        for sentence in ability.body
        for effect in sentence.effects
    )


def _ways(
    game: Game, player: PlayerId, id: ObjectId, index: int, ability: Any
) -> Iterator[SourceWay]:
    node: Add = ability.body[0].effects[0]
    context = Context(id, player)

    def could(each: ObjectId) -> frozenset[str]:
        return mana.could_produce(game, each)

    found = outcomes.outcomes(game, node.mana, context, player, could) or ()
    source = game.objects[id]
    for outcome in found:
        if outcome:
            units = mana.units_of(game, node, outcome, source)
            yield SourceWay(index, outcome, units, len(found) > 1)


def kind_of_permanent(game: Game, id: ObjectId) -> tuple[Any, ...]:
    """Give what makes permanents interchangeable for a search."""
    each = game.objects[id]
    began = game.players[each.controller].turn_began
    return (
        each.face,
        each.zone is Zone.BATTLEFIELD,
        each.tapped,
        each.counters,
        each.chosen,
        each.attached_to,
        each.controlled_since > began,
        each.controller,
        each.used,
        _attachments(game).get(id, ()),
    )


def _attachments(game: Game) -> dict[ObjectId, tuple[Any, ...]]:
    """Give the faces of what is attached to each permanent."""
    found: dict[ObjectId, tuple[Any, ...]] | None = game.cache.get("attachments")
    if found is None:
        found = {}
        for id in game.battlefield():
            host = game.objects[id].attached_to
            if host is not None:
                found[host] = (*found.get(host, ()), game.objects[id].face)
        game.cache["attachments"] = found
    return found
