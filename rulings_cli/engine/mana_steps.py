"""What each mana ability does, learned by doing it once: what it takes, and what it gives.

A step can be repeated from other positions of a search without playing it again, as long as
nothing that happens on the way changes what it does; `steps_of` gives None where it might.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, StaticAbility, TriggeredAbility
from rulings_cli.abilities.costs import (
    Cost,
    DiscardCards,
    ExileThis,
    PayLife,
    PayMana,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
)
from rulings_cli.abilities.effects import (
    Add,
    DealDamage,
    DelayedTrigger,
    GainLife,
    LoseLife,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import Affects, CostChange, ManaInstead
from rulings_cli.abilities.triggers import CausesMana, TappedForMana
from rulings_cli.engine import activating, assigning, costs, keeping, layers, sources, statics
from rulings_cli.engine.assigning import ManaSlot
from rulings_cli.engine.refusing import Refusal
from rulings_cli.game.choices import NO_ANSWER, Choice, ChoiceNeeded, IllegalAnswer, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PlayerId
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value, walk

#: More answers to the choices of one ability than this are not learned.
_MOST_WAYS = 200
_COSTS = (
    PayMana,
    TapThis,
    SacrificeThis,
    SacrificeObjects,
    TapObjects,
    PayLife,
    ExileThis,
    DiscardCards,
)
_EFFECTS = (Add, DealDamage, LoseLife, GainLife, DelayedTrigger)
#: Nodes whose amounts never change while mana abilities are activated.
_FIXED = frozenset(
    ("Symbols", "OneOf", "AnyColor", "ChosenColor", "CommanderIdentity", "Number", "TypeProduced")
)


class ManaStep(Value):
    """One way to use one mana ability: the mana it costs, what it taps and gives up, its mana.

    `answers` are those to its choices, in order, the payment of its mana left out.
    """

    object: ObjectId
    index: int
    slots: tuple[ManaSlot, ...]
    taps: frozenset[ObjectId]
    gives: frozenset[ObjectId]
    life: int
    units: tuple[ManaUnit, ...]
    answers: tuple[tuple[str, Any], ...]
    needs_life: int = 0


def steps_of(
    game: Game, player: PlayerId, abilities: tuple[tuple[ObjectId, int], ...]
) -> tuple[ManaStep, ...] | None:
    """Give the steps of these mana abilities; None where they may depend on each other."""
    if not _nothing_reads_what_is_tapped(game) or _ability_costs_change(game):
        return None
    if any(each.node.once and _waits_for_mana(each.node) for each in game.delayed.values()):
        return None
    found: list[ManaStep] = []
    learned: dict[Any, tuple[ManaStep, ...]] = {}
    for id, index in abilities:
        ability = activating.ability_at(game, id, index)
        if not isinstance(ability, ActivatedAbility) or not _is_learnable(ability):
            return None
        kind = (sources.kind_of_permanent(game, id), index)
        known = learned.get(kind)
        if known is None:
            known = tuple(_learned(game, player, id, index, ability))
            if all(step.taps | step.gives == {id} for step in known):
                learned[kind] = known
            found += known
        else:
            found += [_of_another(game, step, id) for step in known]
        if len(found) > _MOST_WAYS:
            return None
    given = frozenset(id for step in found for id in step.gives)
    if given and not _leaving_changes_nothing(game, given, abilities):
        return None
    return tuple(found)


# --- whether it may be learned ------------------------------------------------------------------


def _is_learnable(ability: ActivatedAbility) -> bool:
    if ability.targets:
        return False
    for each in ability.cost.components:
        if not isinstance(each, _COSTS) or not _is_plain(each):
            return False
        if getattr(each, "of", None) is not None:  # another than the source is sacrificed
            return False
    once = any(isinstance(e, TapThis | SacrificeThis | ExileThis) for e in ability.cost.components)
    if not once and any(limit.kind != "instant" for limit in ability.limits):
        return False
    if ability.cost_change is not None:
        return False
    return all(
        isinstance(effect, _EFFECTS) and not _waits_for_mana(effect)
        for sentence in ability.body
        for effect in sentence.effects
    )


def _is_plain(component: Any) -> bool:
    """Tell whether a part of a cost asks for a fixed number of things."""
    if isinstance(component, PayMana):
        return component.times is None and "X" not in component.cost.symbols
    if isinstance(component, DiscardCards):
        return component.this
    amount = getattr(component, "count", getattr(component, "amount", Number(1)))
    return isinstance(amount, Number)


def _waits_for_mana(effect: Value) -> bool:
    return isinstance(effect, DelayedTrigger) and any(
        isinstance(each, sources.REACTING) for each in walk(effect.event)
    )


def _nothing_reads_what_is_tapped(game: Game) -> bool:
    return not any(
        keeping.reads_tapped(ability)
        for id in game.battlefield()
        for ability in layers.characteristics(game, id).abilities
        if _concerns_mana(ability)
    )


def _ability_costs_change(game: Game) -> bool:
    return any(
        change.abilities_of is not None or change.keyword
        for change, _, _ in statics.in_force(game, CostChange)
    )


def _concerns_mana(ability: Any) -> bool:
    if isinstance(ability, StaticAbility):
        return True
    if isinstance(ability, TriggeredAbility):
        return any(isinstance(each, TappedForMana | CausesMana) for each in walk(ability.event))
    return isinstance(ability, ActivatedAbility) and any(
        isinstance(each, Add) for each in walk(ability.body)
    )


def _leaving_changes_nothing(
    game: Game, given: frozenset[ObjectId], abilities: tuple[tuple[ObjectId, int], ...]
) -> bool:
    """Tell whether the mana stays the same when some of these permanents are gone."""
    for id, index in abilities:
        ability: Any = activating.ability_at(game, id, index)
        if any(limit.condition is not None for limit in getattr(ability, "limits", ())):
            return False
        if not all(_is_fixed(each) for each in walk(ability.body) if isinstance(each, Add)):
            return False
    for id in game.battlefield():
        for ability in layers.characteristics(game, id).abilities:
            if isinstance(ability, StaticAbility):
                acts = any(isinstance(e, Affects | ManaInstead) for e in ability.effects)
                if acts and (id in given or ability.condition is not None or _counts(ability)):
                    return False
            elif isinstance(ability, TriggeredAbility) and _concerns_mana(ability):
                added = [each for each in walk(ability.body) if isinstance(each, Add)]
                if id in given or not all(_is_fixed(each) for each in added):
                    return False
    return True


def _counts(ability: StaticAbility) -> bool:
    return any(type(each).__name__ == "CountOf" for each in walk(ability))


def _is_fixed(adding: Add) -> bool:
    return {type(each).__name__ for each in walk(adding.mana)} <= _FIXED


# --- learning -----------------------------------------------------------------------------------


def _learned(
    game: Game, player: PlayerId, id: ObjectId, index: int, ability: ActivatedAbility
) -> Iterator[ManaStep]:
    """Do the ability in every way from here, with the mana that it costs at hand."""
    start = game.fork()
    symbols = costs.mana_of(ability.cost).symbols
    held = tuple(ManaUnit(type_, -1, serial=start.new_id()) for type_ in _mana_that_pays(symbols))
    start.update_player(player, mana=held)
    for after, answers in _every_way(start, player, id, index, ()):
        yield _step(start, after, player, (id, index), ability, answers)


def _of_another(game: Game, step: ManaStep, id: ObjectId) -> ManaStep:
    """Give the same step of another object of the same kind."""
    own = frozenset((id,))
    was = layers.snapshot(game, id)
    return step.evolve(
        object=id,
        taps=own if step.taps else step.taps,
        gives=own if step.gives else step.gives,
        units=tuple(
            unit.evolve(source=id, source_was=was) if unit.source == step.object else unit
            for unit in step.units
        ),
    )


def _mana_that_pays(symbols: tuple[str, ...]) -> Iterator[str]:
    """Give mana enough for the symbols, whichever half of each is chosen."""
    for symbol in symbols:
        for half in symbol.split("/"):
            if half.isdigit():
                yield from "C" * int(half)
            elif half != "P":
                yield half


def _every_way(
    start: Game, player: PlayerId, id: ObjectId, index: int, given: tuple[tuple[str, Any], ...]
) -> Iterator[tuple[Game, tuple[tuple[str, Any], ...]]]:
    fork = start.fork()
    left = list(given)

    def answer(choice: Choice, _game: Game) -> Any:
        if choice.kind == "mana abilities":
            return "done"
        if choice.kind == "pay":
            return choice.about[1]
        return left.pop(0)[1] if left else NO_ANSWER

    try:
        activating.activate_mana_ability(fork, Tape(answerer=answer), player, id, index)
    except ChoiceNeeded as needed:
        choice = needed.choice
        for option in choice.domain:
            yield from _every_way(start, player, id, index, (*given, (choice.kind, option)))
    except (Refusal, IllegalAnswer):
        return
    else:
        yield fork, given


def _step(
    start: Game,
    after: Game,
    player: PlayerId,
    which: tuple[ObjectId, int],
    ability: ActivatedAbility,
    answers: tuple[tuple[str, Any], ...],
) -> ManaStep:
    before = {each.serial for each in start.players[player].mana}
    units = tuple(e for e in after.players[player].mana if e.serial not in before)
    taps = frozenset(
        id
        for id, each in start.objects.items()
        if not each.tapped
        and (
            (id in after.objects and after.objects[id].tapped)
            or (id not in after.objects and id == which[0] and _has_tap(ability.cost))
        )
    )
    gives = frozenset(id for id in start.objects if id not in after.objects)
    paid = sum(getattr(e.amount, "n", 0) for e in ability.cost.components if isinstance(e, PayLife))
    halves = [answer for kind, answer in answers if kind == "hybrid"]
    return ManaStep(
        *which,
        slots=_slots(costs.mana_of(ability.cost), halves),
        taps=taps,
        gives=gives,
        life=after.players[player].life - start.players[player].life,
        units=units,
        answers=answers,
        needs_life=paid + 2 * halves.count("life"),
    )


def _has_tap(cost: Cost) -> bool:
    return any(isinstance(each, TapThis) for each in cost.components)


def _slots(cost: ManaCost, halves: list[str]) -> tuple[ManaSlot, ...]:
    """Give the mana that is asked for after the halves of hybrid symbols were announced."""
    left = list(halves)
    plain: list[str] = []
    for symbol in cost.symbols:
        half = left.pop(0) if "/" in symbol else symbol
        if half != "life":
            plain.append(half)
    return assigning.demands(ManaCost(tuple(plain)))[0].slots
