"""The components of costs other than mana: can each be paid, and paying it (CR 118.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulings_cli.abilities.costs import (
    AddManaCost,
    Behold,
    CostComponent,
    DiscardCards,
    DrawCost,
    EitherCost,
    ExertThis,
    ExileMaterials,
    ExileObjects,
    ExileThis,
    MillCost,
    OtherCost,
    PayEnergy,
    PayLife,
    PayMana,
    PutCountersCost,
    PutFromExile,
    RemoveCounters,
    ReturnObjects,
    RevealObjects,
    RevealThis,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapPower,
    TapThis,
    UntapObjects,
    UntapThis,
)
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import AnyNumber, Number
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.abilities.static import CantBe, HelpsWithPower
from rulings_cli.engine import (
    costs_of_actions,
    exerting,
    layers,
    looking_up,
    matching,
    no_counters,
    paying_with_cards,
    performing,
    quantities,
    replacements,
    statics,
    unpayable,
)
from rulings_cli.engine.one_payment import OnePayment, enough, is_permanent, number
from rulings_cli.engine.refusing import Illegal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.events import (
    Because,
    WouldLoseLife,
    WouldPutCounters,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.costs import PAYING_LIFE_AS_COST, RESOURCES
from rulings_cli.terms.rules.general import CANT_LOSE_LIFE, PAYING_LIFE
from rulings_cli.terms.rules.keyword_actions import (
    SACRIFICING,
    TAPPING,
    UNTAPPING,
)
from rulings_cli.terms.rules.keywords import CREW
from rulings_cli.terms.rules.replacing import CANT_COST
from rulings_cli.terms.rules.symbols import TAP_SYMBOL, UNTAP_SYMBOL
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


@implements(RESOURCES)
def can_pay(game: Game, component: CostComponent, context: PaymentContext) -> Illegal | None:
    """Give why a component can't be paid now, or None; mana is asked for elsewhere."""
    check = CHECKS.get(type(component))
    return None if check is None else check(OnePayment(game, context, None, ()), component)


def pay(
    game: Game, tape: Tape, component: CostComponent, context: PaymentContext, because: Because
) -> None:
    """Pay a component, asking what to take; a Refusal is raised where it can't be paid."""
    wrong = can_pay(game, component, context)
    if wrong is not None:
        refuse(wrong.rule, wrong.reason, action=Value(), because=wrong.because, by=wrong.by)
    PAY[type(component)](OnePayment(game, context, tape, because), component)


#: What is paid when: this before other objects, tapping before giving up, chance last (601.2h).
_ORDER: tuple[type[Value], ...] = (
    TapThis,
    UntapThis,
    TapObjects,
    TapPower,
    UntapObjects,
    PayLife,
    PayEnergy,
    RevealObjects,
    RevealThis,
    RemoveCounters,
    PutCountersCost,
    ExertThis,
    SacrificeThis,
    ExileThis,
    ReturnObjects,
    SacrificeObjects,
    ExileObjects,
    ExileMaterials,
    DiscardCards,
    EitherCost,
    Behold,
    OtherCost,
    MillCost,
    DrawCost,
    AddManaCost,
    PutFromExile,
)


def order(component: CostComponent) -> int:
    """Give the place of a component in the order in which they are paid."""
    last = isinstance(component, DiscardCards) and component.at_random
    return len(_ORDER) if last else _ORDER.index(type(component))


# --- tapping ------------------------------------------------------------------------------------


@implements(TAP_SYMBOL)
def _check_tap(paying: OnePayment, _component: TapThis) -> Illegal | None:
    if not is_permanent(paying):
        return Illegal(RESOURCES, "it is not on the battlefield to be tapped")
    if paying.game.objects[paying.this].tapped:
        name = paying.game.objects[paying.this].name
        return Illegal(TAP_SYMBOL, f"{name} is tapped already", because=(TAP_SYMBOL, RESOURCES))
    return None


@implements(UNTAP_SYMBOL)
def _check_untap(paying: OnePayment, _component: UntapThis) -> Illegal | None:
    if not is_permanent(paying):
        return Illegal(RESOURCES, "it is not on the battlefield to be untapped")
    if not paying.game.objects[paying.this].tapped:
        name = paying.game.objects[paying.this].name
        return Illegal(UNTAP_SYMBOL, f"{name} is untapped", because=(UNTAP_SYMBOL, RESOURCES))
    return None


def _pay_tap(paying: OnePayment, _component: TapThis) -> None:
    _tap(paying, (paying.this,), TAP_SYMBOL)


def _pay_untap(paying: OnePayment, _component: UntapThis) -> None:
    _tap(paying, (paying.this,), UNTAP_SYMBOL, untap=True)


def _tap(paying: OnePayment, ids: tuple[ObjectId, ...], rule: Rule, *, untap: bool = False) -> None:
    because = (*paying.because, rule)
    performing.perform_all(
        paying.game,
        paying.answers(),
        [WouldTap(because, id, source=paying.this, untap=untap) for id in ids],
    )


def _tappable(paying: OnePayment, what: Described, *, tapped: bool) -> tuple[ObjectId, ...]:
    """Give the permanents that may be tapped (untapped); sickness plays no part (CR 302.6)."""
    return tuple(
        id
        for id in matching.objects(paying.game, what, paying.context)
        if paying.game.objects[id].tapped is tapped
    )


def _check_tap_objects(paying: OnePayment, component: TapObjects) -> Illegal | None:
    return enough(paying, _tappable(paying, component.what, tapped=False), component.count, "tap")


def _check_untap_objects(paying: OnePayment, component: UntapObjects) -> Illegal | None:
    return enough(paying, _tappable(paying, component.what, tapped=True), component.count, "untap")


def _pay_tap_objects(paying: OnePayment, component: TapObjects) -> None:
    options = _tappable(paying, component.what, tapped=False)
    count = number(paying, component.count, len(options))
    chosen = paying.choose("tap", options, count, TAPPING, "what to tap")
    _tap(paying, chosen, TAPPING)


def _pay_untap_objects(paying: OnePayment, component: UntapObjects) -> None:
    options = _tappable(paying, component.what, tapped=True)
    chosen = paying.choose(
        "untap", options, paying.amount(component.count), UNTAPPING, "what to untap"
    )
    _tap(paying, chosen, UNTAPPING, untap=True)


@implements(CREW)
def _check_tap_power(paying: OnePayment, component: TapPower) -> Illegal | None:
    options = _tappable(paying, component.what, tapped=False)
    have = sum(max(0, _power(paying, id, component.to)) for id in options)
    needed = paying.amount(component.power)
    if have >= needed:
        return None
    return Illegal(RESOURCES, f"the untapped creatures have power {have} of {needed}")


def _power(paying: OnePayment, id: ObjectId, to: str) -> int:
    """Give the power with which a creature crews or saddles, which a text may change."""
    game = paying.game
    found = layers.characteristics(game, id)
    changes = [each for each in statics.changes_on(game, id, HelpsWithPower) if to in each[0].to]
    by_toughness = any(change.by_toughness for change, _, _ in changes)
    power = (found.toughness if by_toughness else found.power) or 0
    return power + sum(quantities.amount(game, one.more, its) for one, _, its in changes)


def _pay_tap_power(paying: OnePayment, component: TapPower) -> None:
    """Tap creatures as chosen; their power together must be enough."""
    options = _tappable(paying, component.what, tapped=False)
    needed = paying.amount(component.power)
    enough_of: list[ObjectId] = []
    for id in sorted(options, key=lambda each: -_power(paying, each, component.to)):
        if sum(_power(paying, each, component.to) for each in enough_of) < needed:
            enough_of.append(id)
    ordered = (*enough_of, *(each for each in options if each not in enough_of))
    least = min(1, needed)
    choice = Choice(
        "tap",
        paying.payment.player,
        TAPPING,
        SubsetOf(ordered, least, len(ordered)),
        f"which creatures to tap, with power {needed} or more together",
        (paying.this, tuple(enough_of)),
    )
    chosen = paying.answers().ask(choice, paying.game) if len(ordered) > least else ordered
    if sum(_power(paying, each, component.to) for each in chosen) < needed:
        refuse(RESOURCES, f"those have less power than {needed} together", action=Value())
    _tap(paying, chosen, TAPPING)


# --- sacrificing --------------------------------------------------------------------------------


def _may_sacrifice(paying: OnePayment, id: ObjectId) -> bool:
    """Tell whether the player may sacrifice a permanent: their own, and nothing forbids it."""
    found = layers.characteristics(paying.game, id)
    if unpayable.why_not(paying.game, paying.payment, sacrificed=id) is not None:
        return False
    return found.controller == paying.payment.player and not any(
        change.what == "be sacrificed"
        for change, _, _ in statics.changes_on(paying.game, id, CantBe)
    )


@implements(SACRIFICING)
def _check_sacrifice(paying: OnePayment, component: SacrificeThis) -> Illegal | None:
    this = paying.meant(component.of)
    if not is_permanent(paying, this):
        return Illegal(RESOURCES, "it is not on the battlefield to be sacrificed")
    forbidden = unpayable.why_not(paying.game, paying.payment, sacrificed=this)
    if forbidden is not None:
        return forbidden
    if not _may_sacrifice(paying, this):
        return Illegal(SACRIFICING, "the player can't sacrifice it")
    return None


def _sacrificeable(paying: OnePayment, what: Described) -> tuple[ObjectId, ...]:
    found = matching.objects(paying.game, what, paying.context)
    return tuple(id for id in found if _may_sacrifice(paying, id))


def _check_sacrifice_objects(paying: OnePayment, component: SacrificeObjects) -> Illegal | None:
    what = component.what
    options = _sacrificeable(paying, what)
    if not matching.is_one_of_each(what):
        return enough(paying, options, component.count, "sacrifice")
    most = matching.one_of_each(paying.game, what, options, paying.context)[0]
    return enough(paying, most, Number(len(what.kinds)), "sacrifice")


def _pay_sacrifice(paying: OnePayment, component: SacrificeThis) -> None:
    paying.move((paying.meant(component.of),), Zone.GRAVEYARD, SACRIFICING, "sacrifice")


def _pay_sacrifice_objects(paying: OnePayment, component: SacrificeObjects) -> None:
    options = _sacrificeable(paying, component.what)
    groups: tuple[tuple[ObjectId, ...], ...] = ()
    if matching.is_one_of_each(component.what):
        groups = matching.one_of_each(paying.game, component.what, options, paying.context)
        count = len(component.what.kinds)
    else:
        count = number(paying, component.count, len(options))
    chosen = paying.choose("sacrifice", options, count, SACRIFICING, "what to sacrifice", groups)
    paying.move(chosen, Zone.GRAVEYARD, SACRIFICING, "sacrifice")


# --- life, energy, counters ---------------------------------------------------------------------


@implements(PAYING_LIFE, PAYING_LIFE_AS_COST)
def _check_life(paying: OnePayment, component: PayLife) -> Illegal | None:
    amount = paying.amount(component.amount)
    life = paying.game.players[paying.payment.player].life
    if amount <= 0:
        return None
    forbidden = unpayable.why_not(paying.game, paying.payment) or _kept_life(paying)
    if forbidden is not None or life >= amount:
        return forbidden
    return Illegal(
        PAYING_LIFE, f"{life} life is less than the {amount} to pay", because=(RESOURCES,)
    )


@implements(CANT_LOSE_LIFE)
def _kept_life(paying: OnePayment) -> Illegal | None:
    """Give what keeps the player from losing, so from paying, any life (CR 119.8)."""
    keeper = replacements.life_keeper(paying.game, paying.payment.player)
    if keeper is None:
        return None
    words = f"{keeper.name} says that the life total can't change"
    return Illegal(RESOURCES, words, (CANT_LOSE_LIFE,), keeper.id)


def _pay_life(paying: OnePayment, component: PayLife) -> None:
    amount = paying.amount(component.amount)
    if amount > 0:
        because = (*paying.because, PAYING_LIFE)
        would = WouldLoseLife(because, paying.payment.player, amount, paying.this, paid=True)
        performing.perform(paying.game, paying.answers(), would)


def _check_energy(paying: OnePayment, component: PayEnergy) -> Illegal | None:
    held = dict(paying.game.players[paying.payment.player].counters).get("energy", 0)
    amount = paying.amount(component.amount)
    return None if held >= amount else Illegal(RESOURCES, f"{held} energy is less than {amount}")


def _pay_energy(paying: OnePayment, component: PayEnergy) -> None:
    amount = paying.amount(component.amount)
    because = (*paying.because, RESOURCES)
    would = WouldPutCounters(because, paying.payment.player, "energy", -amount, paying.this)
    performing.perform(paying.game, paying.answers(), would)


def _with_counters(paying: OnePayment, component: RemoveCounters) -> tuple[ObjectId, ...]:
    count = component.count
    needed = count.least if isinstance(count, AnyNumber) else paying.amount(count)
    if isinstance(component.of, ChosenObjects):
        found = matching.objects(paying.game, component.of.what, paying.context)
    else:
        found = looking_up.objects_of(paying.game, component.of, paying.context)
    return tuple(
        id
        for id in found
        if id in paying.game.objects
        and paying.game.objects[id].counters_of(component.kind) >= needed
    )


def _check_counters(paying: OnePayment, component: RemoveCounters) -> Illegal | None:
    if _with_counters(paying, component):
        return None
    kind = f"{component.kind} counters" if component.kind else "counters"
    return Illegal(RESOURCES, f"there are too few {kind} to remove")


def _pay_counters(paying: OnePayment, component: RemoveCounters) -> None:
    options = _with_counters(paying, component)
    (id,) = paying.choose("counters", options, 1, RESOURCES, "what to remove counters from")
    held = paying.game.objects[id].counters
    kinds = [kind for kind, count in held if count and component.kind in ("", kind)]
    if len(kinds) > 1:
        raise NotSupported("removing counters of several kinds", "118.3")
    if not kinds:
        return
    most = paying.game.objects[id].counters_of(kinds[0])
    count = number(paying, component.count, most)
    because = (*paying.because, RESOURCES)
    would = WouldPutCounters(because, id, kinds[0], -count, paying.this)
    performing.perform(paying.game, paying.answers(), would)


@implements(CANT_COST)
def _check_put_counters(paying: OnePayment, component: PutCountersCost) -> Illegal | None:
    if isinstance(component.on, ChosenObjects):
        return enough(paying, _takers(paying, component, component.on), Number(1), "choose")
    for id in looking_up.objects_of(paying.game, component.on, paying.context):
        source = no_counters.forbids(paying.game, id, component.kind)
        if source is not None:
            return Illegal(CANT_COST, "such a counter can't be put on it", by=source.id)
    return None


def _takers(
    paying: OnePayment, component: PutCountersCost, some: ChosenObjects
) -> tuple[ObjectId, ...]:
    """Give the objects on which the player may choose to put such a counter."""
    return tuple(
        id
        for id in matching.objects(paying.game, some.what, paying.context)
        if no_counters.forbids(paying.game, id, component.kind) is None
    )


def _pay_put_counters(paying: OnePayment, component: PutCountersCost) -> None:
    because = (*paying.because, RESOURCES)
    if isinstance(component.on, ChosenObjects):
        options = _takers(paying, component, component.on)
        on = paying.choose("counters", options, 1, RESOURCES, "what to put a counter on")
    else:
        on = looking_up.objects_of(paying.game, component.on, paying.context)
    for id in on:
        count = paying.amount(component.count)
        would = WouldPutCounters(because, id, component.kind, count, paying.this)
        performing.perform(paying.game, paying.answers(), would)


# --- what is not played -------------------------------------------------------------------------


def _check_either(paying: OnePayment, component: EitherCost) -> Illegal | None:
    first: Illegal | None = None
    for cost in component.costs:
        wrong = next(
            (
                found
                for each in cost.components
                if (found := can_pay(paying.game, each, paying.payment)) is not None
            ),
            None,
        )
        if wrong is None:
            return None
        first = first or wrong
    return first


def _pay_either(_paying: OnePayment, _component: EitherCost) -> None:
    raise NotSupported("choosing between costs while paying them", "601.2b")


def _pay_exert(paying: OnePayment, _component: ExertThis) -> None:
    exerting.exert(paying.game, paying.answers(), paying.this, paying.payment.player)


_Check: TypeAlias = Callable[[OnePayment, Any], Illegal | None]
_Pay: TypeAlias = Callable[[OnePayment, Any], None]

CHECKS: dict[type[Value], _Check] = {
    **paying_with_cards.CHECKS,
    **costs_of_actions.CHECKS,
    TapThis: _check_tap,
    UntapThis: _check_untap,
    TapObjects: _check_tap_objects,
    TapPower: _check_tap_power,
    UntapObjects: _check_untap_objects,
    SacrificeThis: _check_sacrifice,
    SacrificeObjects: _check_sacrifice_objects,
    PayLife: _check_life,
    PayEnergy: _check_energy,
    RemoveCounters: _check_counters,
    PutCountersCost: _check_put_counters,
    EitherCost: _check_either,
}

#: How each component is paid; a meta test compares the keys with the union (PayMana is `paying`).
PAY: dict[type[Value], _Pay] = {
    **paying_with_cards.PAY,
    **costs_of_actions.PAY,
    TapThis: _pay_tap,
    UntapThis: _pay_untap,
    TapObjects: _pay_tap_objects,
    TapPower: _pay_tap_power,
    UntapObjects: _pay_untap_objects,
    SacrificeThis: _pay_sacrifice,
    SacrificeObjects: _pay_sacrifice_objects,
    PayLife: _pay_life,
    PayEnergy: _pay_energy,
    RemoveCounters: _pay_counters,
    PutCountersCost: _pay_put_counters,
    ExertThis: _pay_exert,
    EitherCost: _pay_either,
}

__all__ = ["PAY", "PayMana", "can_pay", "order", "pay"]
