"""The components of costs other than mana: can each be paid, and paying it (CR 118.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulings_cli.abilities.costs import (
    CostComponent,
    DiscardCards,
    EitherCost,
    ExertThis,
    ExileObjects,
    ExileThis,
    MillCost,
    OtherCost,
    PayEnergy,
    PayLife,
    PayMana,
    PutCountersCost,
    RemoveCounters,
    ReturnObjects,
    RevealObjects,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
    UntapObjects,
    UntapThis,
)
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import AnyNumber, Quantity
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.abilities.static import CantBe
from rulings_cli.engine import layers, looking_up, matching, performing, quantities, statics
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, NumberBetween, SubsetOf, Tape
from rulings_cli.game.events import (
    Because,
    RuleApplied,
    WouldLoseLife,
    WouldMove,
    WouldPutCounters,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.costs import PAYING_LIFE_AS_COST, RESOURCES
from rulings_cli.terms.rules.general import PAYING_LIFE
from rulings_cli.terms.rules.keyword_actions import (
    DISCARDING,
    EXILING,
    MILLING,
    REVEALING,
    SACRIFICING,
    TAPPING,
    UNTAPPING,
)
from rulings_cli.terms.rules.symbols import TAP_SYMBOL, UNTAP_SYMBOL
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class _Paying:
    """One payment: the position, the component's context, and why it is made."""

    __slots__ = ("because", "context", "game", "payment", "tape")

    def __init__(
        self, game: Game, payment: PaymentContext, tape: Tape | None, because: Because
    ) -> None:
        self.game = game
        self.payment = payment
        self.tape = tape
        self.because = because
        self.context = Context(payment.object or 0, payment.player, x=payment.x)

    @property
    def this(self) -> ObjectId:
        """Give the object that the cost calls this."""
        return self.payment.object or 0

    def amount(self, quantity: Quantity) -> int:
        """Give an amount, as it is now."""
        return quantities.amount(self.game, quantity, self.context)

    def answers(self) -> Tape:
        """Give the tape; there is one whenever something is paid."""
        if self.tape is None:
            raise TypeError("a cost is paid without answers")
        return self.tape

    def choose(
        self, kind: str, options: tuple[ObjectId, ...], count: int, rule: Rule, prompt: str
    ) -> tuple[ObjectId, ...]:
        """Ask which objects are taken, unless there is only one way."""
        if len(options) < count:
            refuse(RESOURCES, f"there is too little to {kind}", action=Value())
        if len(options) == count:
            return options
        choice = Choice(
            kind,
            self.payment.player,
            rule,
            SubsetOf(options, count, count),
            prompt=prompt,
            about=self.this,
        )
        answer: tuple[ObjectId, ...] = self.answers().ask(choice, self.game)
        return answer

    def move(self, ids: tuple[ObjectId, ...], to: Zone, rule: Rule, cause: str) -> None:
        """Move the objects at the same time."""
        because = (*self.because, rule)
        performing.perform_all(
            self.game,
            self.answers(),
            [WouldMove(because, id, to, source=self.this, cause=cause) for id in ids],
        )


@implements(RESOURCES)
def can_pay(game: Game, component: CostComponent, context: PaymentContext) -> Illegal | None:
    """Give why a component can't be paid now, or None; mana is asked for elsewhere."""
    check = CHECKS.get(type(component))
    return None if check is None else check(_Paying(game, context, None, ()), component)


def pay(
    game: Game, tape: Tape, component: CostComponent, context: PaymentContext, because: Because
) -> None:
    """Pay a component, asking what to take; a Refusal is raised where it can't be paid."""
    wrong = can_pay(game, component, context)
    if wrong is not None:
        refuse(wrong.rule, wrong.reason, action=Value(), because=wrong.because, by=wrong.by)
    PAY[type(component)](_Paying(game, context, tape, because), component)


#: What is paid when: this before other objects, tapping before giving up, chance last (601.2h).
_ORDER: tuple[type[Value], ...] = (
    TapThis,
    UntapThis,
    TapObjects,
    UntapObjects,
    PayLife,
    PayEnergy,
    RevealObjects,
    RemoveCounters,
    PutCountersCost,
    ExertThis,
    SacrificeThis,
    ExileThis,
    ReturnObjects,
    SacrificeObjects,
    ExileObjects,
    DiscardCards,
    EitherCost,
    OtherCost,
    MillCost,
)


def order(component: CostComponent) -> int:
    """Give the place of a component in the order in which they are paid."""
    last = isinstance(component, DiscardCards) and component.at_random
    return len(_ORDER) if last else _ORDER.index(type(component))


# --- tapping ------------------------------------------------------------------------------------


def _is_permanent(paying: _Paying) -> bool:
    found = paying.game.objects.get(paying.this)
    return found is not None and found.zone is Zone.BATTLEFIELD


@implements(TAP_SYMBOL)
def _check_tap(paying: _Paying, _component: TapThis) -> Illegal | None:
    if not _is_permanent(paying):
        return Illegal(RESOURCES, "it is not on the battlefield to be tapped")
    if paying.game.objects[paying.this].tapped:
        name = paying.game.objects[paying.this].name
        return Illegal(TAP_SYMBOL, f"{name} is tapped already", because=(TAP_SYMBOL, RESOURCES))
    return None


@implements(UNTAP_SYMBOL)
def _check_untap(paying: _Paying, _component: UntapThis) -> Illegal | None:
    if not _is_permanent(paying):
        return Illegal(RESOURCES, "it is not on the battlefield to be untapped")
    if not paying.game.objects[paying.this].tapped:
        name = paying.game.objects[paying.this].name
        return Illegal(UNTAP_SYMBOL, f"{name} is untapped", because=(UNTAP_SYMBOL, RESOURCES))
    return None


def _pay_tap(paying: _Paying, _component: TapThis) -> None:
    _tap(paying, (paying.this,), TAP_SYMBOL)


def _pay_untap(paying: _Paying, _component: UntapThis) -> None:
    _tap(paying, (paying.this,), UNTAP_SYMBOL, untap=True)


def _tap(paying: _Paying, ids: tuple[ObjectId, ...], rule: Rule, *, untap: bool = False) -> None:
    because = (*paying.because, rule)
    performing.perform_all(
        paying.game,
        paying.answers(),
        [WouldTap(because, id, source=paying.this, untap=untap) for id in ids],
    )


def _tappable(paying: _Paying, what: Described, *, tapped: bool) -> tuple[ObjectId, ...]:
    """Give the permanents that may be tapped (untapped); sickness plays no part (CR 302.6)."""
    return tuple(
        id
        for id in matching.objects(paying.game, what, paying.context)
        if paying.game.objects[id].tapped is tapped
    )


def _check_tap_objects(paying: _Paying, component: TapObjects) -> Illegal | None:
    return _enough(paying, _tappable(paying, component.what, tapped=False), component.count, "tap")


def _check_untap_objects(paying: _Paying, component: UntapObjects) -> Illegal | None:
    return _enough(paying, _tappable(paying, component.what, tapped=True), component.count, "untap")


def _enough(
    paying: _Paying, options: tuple[ObjectId, ...], count: Quantity, verb: str
) -> Illegal | None:
    needed = 0 if isinstance(count, AnyNumber) else paying.amount(count)
    if len(options) >= needed:
        return None
    return Illegal(RESOURCES, f"there are {len(options)} of {needed} to {verb}")


def _pay_tap_objects(paying: _Paying, component: TapObjects) -> None:
    options = _tappable(paying, component.what, tapped=False)
    chosen = paying.choose("tap", options, paying.amount(component.count), TAPPING, "what to tap")
    _tap(paying, chosen, TAPPING)


def _pay_untap_objects(paying: _Paying, component: UntapObjects) -> None:
    options = _tappable(paying, component.what, tapped=True)
    chosen = paying.choose(
        "untap", options, paying.amount(component.count), UNTAPPING, "what to untap"
    )
    _tap(paying, chosen, UNTAPPING, untap=True)


# --- sacrificing --------------------------------------------------------------------------------


def _may_sacrifice(paying: _Paying, id: ObjectId) -> bool:
    """Tell whether the player may sacrifice a permanent: their own, and nothing forbids it."""
    found = layers.characteristics(paying.game, id)
    return found.controller == paying.payment.player and not any(
        change.what == "be sacrificed"
        for change, _, _ in statics.changes_on(paying.game, id, CantBe)
    )


@implements(SACRIFICING)
def _check_sacrifice(paying: _Paying, _component: SacrificeThis) -> Illegal | None:
    if not _is_permanent(paying):
        return Illegal(RESOURCES, "it is not on the battlefield to be sacrificed")
    if not _may_sacrifice(paying, paying.this):
        return Illegal(SACRIFICING, "the player can't sacrifice it")
    return None


def _sacrificeable(paying: _Paying, what: Described) -> tuple[ObjectId, ...]:
    found = matching.objects(paying.game, what, paying.context)
    return tuple(id for id in found if _may_sacrifice(paying, id))


def _check_sacrifice_objects(paying: _Paying, component: SacrificeObjects) -> Illegal | None:
    return _enough(paying, _sacrificeable(paying, component.what), component.count, "sacrifice")


def _pay_sacrifice(paying: _Paying, _component: SacrificeThis) -> None:
    paying.move((paying.this,), Zone.GRAVEYARD, SACRIFICING, "sacrifice")


def _pay_sacrifice_objects(paying: _Paying, component: SacrificeObjects) -> None:
    options = _sacrificeable(paying, component.what)
    count = _number(paying, component.count, len(options))
    chosen = paying.choose("sacrifice", options, count, SACRIFICING, "what to sacrifice")
    paying.move(chosen, Zone.GRAVEYARD, SACRIFICING, "sacrifice")


def _number(paying: _Paying, count: Quantity, most: int) -> int:
    """Give an amount; "any number" is asked for."""
    if not isinstance(count, AnyNumber):
        return paying.amount(count)
    choice = Choice(
        "number",
        paying.payment.player,
        RESOURCES,
        NumberBetween(0, most),
        prompt="how many",
        about=paying.this,
    )
    answer: int = paying.answers().ask(choice, paying.game)
    return answer


# --- life, energy, counters ---------------------------------------------------------------------


@implements(PAYING_LIFE, PAYING_LIFE_AS_COST)
def _check_life(paying: _Paying, component: PayLife) -> Illegal | None:
    amount = paying.amount(component.amount)
    life = paying.game.players[paying.payment.player].life
    if amount <= 0 or life >= amount:
        return None
    return Illegal(
        PAYING_LIFE, f"{life} life is less than the {amount} to pay", because=(RESOURCES,)
    )


def _pay_life(paying: _Paying, component: PayLife) -> None:
    amount = paying.amount(component.amount)
    if amount > 0:
        because = (*paying.because, PAYING_LIFE)
        would = WouldLoseLife(because, paying.payment.player, amount, paying.this, paid=True)
        performing.perform(paying.game, paying.answers(), would)


def _check_energy(paying: _Paying, component: PayEnergy) -> Illegal | None:
    held = dict(paying.game.players[paying.payment.player].counters).get("energy", 0)
    amount = paying.amount(component.amount)
    return None if held >= amount else Illegal(RESOURCES, f"{held} energy is less than {amount}")


def _pay_energy(paying: _Paying, component: PayEnergy) -> None:
    amount = paying.amount(component.amount)
    because = (*paying.because, RESOURCES)
    would = WouldPutCounters(because, paying.payment.player, "energy", -amount, paying.this)
    performing.perform(paying.game, paying.answers(), would)


def _with_counters(paying: _Paying, component: RemoveCounters) -> tuple[ObjectId, ...]:
    needed = 0 if isinstance(component.count, AnyNumber) else paying.amount(component.count)
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


def _check_counters(paying: _Paying, component: RemoveCounters) -> Illegal | None:
    if _with_counters(paying, component):
        return None
    kind = f"{component.kind} counters" if component.kind else "counters"
    return Illegal(RESOURCES, f"there are too few {kind} to remove")


def _pay_counters(paying: _Paying, component: RemoveCounters) -> None:
    options = _with_counters(paying, component)
    (id,) = paying.choose("counters", options, 1, RESOURCES, "what to remove counters from")
    held = paying.game.objects[id].counters
    kinds = [kind for kind, count in held if count and component.kind in ("", kind)]
    if len(kinds) > 1:
        raise NotSupported("removing counters of several kinds", "118.3")
    if not kinds:
        return
    most = paying.game.objects[id].counters_of(kinds[0])
    count = _number(paying, component.count, most)
    because = (*paying.because, RESOURCES)
    would = WouldPutCounters(because, id, kinds[0], -count, paying.this)
    performing.perform(paying.game, paying.answers(), would)


def _pay_put_counters(paying: _Paying, component: PutCountersCost) -> None:
    because = (*paying.because, RESOURCES)
    for id in looking_up.objects_of(paying.game, component.on, paying.context):
        count = paying.amount(component.count)
        would = WouldPutCounters(because, id, component.kind, count, paying.this)
        performing.perform(paying.game, paying.answers(), would)


# --- cards --------------------------------------------------------------------------------------


def _hand(paying: _Paying, what: Described | None) -> tuple[ObjectId, ...]:
    hand = paying.game.in_zone(Zone.HAND, paying.payment.player)
    if what is None:
        return hand
    return tuple(
        id
        for id in hand
        if matching.fits(paying.game, what, paying.game.objects[id], paying.context)
    )


@implements(DISCARDING)
def _check_discard(paying: _Paying, component: DiscardCards) -> Illegal | None:
    if component.hand:
        return None
    if component.this:
        found = paying.game.objects.get(paying.this)
        in_hand = found is not None and found.zone is Zone.HAND
        return None if in_hand else Illegal(RESOURCES, "it is not in hand to be discarded")
    return _enough(paying, _hand(paying, component.what), component.count, "discard")


def _pay_discard(paying: _Paying, component: DiscardCards) -> None:
    if component.this:
        chosen: tuple[ObjectId, ...] = (paying.this,)
    elif component.hand:
        chosen = _hand(paying, None)
    else:
        options = _hand(paying, component.what)
        count = _number(paying, component.count, len(options))
        prompt = "which card chance discards" if component.at_random else "what to discard"
        chosen = paying.choose("discard", options, count, DISCARDING, prompt)
    paying.move(chosen, Zone.GRAVEYARD, DISCARDING, "discard")


def _in_zone(paying: _Paying, component: ExileObjects) -> tuple[ObjectId, ...]:
    game, player = paying.game, paying.payment.player
    if component.from_zone is Zone.BATTLEFIELD:
        found = tuple(
            id for id in game.battlefield() if layers.characteristics(game, id).controller == player
        )
    else:
        found = game.in_zone(component.from_zone, player)
    return tuple(
        id for id in found if matching.fits(game, component.what, game.objects[id], paying.context)
    )


def _check_exile(paying: _Paying, component: ExileObjects) -> Illegal | None:
    return _enough(paying, _in_zone(paying, component), component.count, "exile")


def _pay_exile(paying: _Paying, component: ExileObjects) -> None:
    options = _in_zone(paying, component)
    count = _number(paying, component.count, len(options))
    chosen = paying.choose("exile", options, count, EXILING, "what to exile")
    paying.move(chosen, Zone.EXILE, EXILING, "exile")


def _check_exile_this(paying: _Paying, component: ExileThis) -> Illegal | None:
    found = paying.game.objects.get(paying.this)
    if found is not None and found.zone is component.from_zone:
        return None
    return Illegal(RESOURCES, f"it is not in the {component.from_zone.words} to be exiled")


def _pay_exile_this(paying: _Paying, _component: ExileThis) -> None:
    paying.move((paying.this,), Zone.EXILE, EXILING, "exile")


def _returnable(paying: _Paying, component: ReturnObjects) -> tuple[ObjectId, ...]:
    if component.what is None:
        return (paying.this,) if _is_permanent(paying) else ()
    return matching.objects(paying.game, component.what, paying.context)


def _check_return(paying: _Paying, component: ReturnObjects) -> Illegal | None:
    return _enough(paying, _returnable(paying, component), component.count, "return")


def _pay_return(paying: _Paying, component: ReturnObjects) -> None:
    options = _returnable(paying, component)
    chosen = paying.choose(
        "return", options, paying.amount(component.count), RESOURCES, "what to return to hand"
    )
    paying.move(chosen, Zone.HAND, RESOURCES, "return")


@implements(MILLING)
def _check_mill(paying: _Paying, component: MillCost) -> Illegal | None:
    library = paying.game.in_zone(Zone.LIBRARY, paying.payment.player)
    count = paying.amount(component.count)
    if len(library) >= count:
        return None
    return Illegal(RESOURCES, f"a library of {len(library)} cards is too small to mill {count}")


def _pay_mill(paying: _Paying, component: MillCost) -> None:
    library = paying.game.in_zone(Zone.LIBRARY, paying.payment.player)
    paying.move(library[: paying.amount(component.count)], Zone.GRAVEYARD, MILLING, "mill")


def _check_reveal(paying: _Paying, component: RevealObjects) -> Illegal | None:
    return _enough(paying, _hand(paying, component.what), component.count, "reveal")


def _pay_reveal(paying: _Paying, component: RevealObjects) -> None:
    options = _hand(paying, component.what)
    count = paying.amount(component.count)
    for id in paying.choose("card", options, count, REVEALING, "what to reveal"):
        name = paying.game.objects[id].name
        because = (*paying.because, REVEALING)
        paying.game.emit(RuleApplied(because, f"{name} is revealed", id))


# --- what is not played -------------------------------------------------------------------------


def _check_either(paying: _Paying, component: EitherCost) -> Illegal | None:
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


def _pay_either(_paying: _Paying, _component: EitherCost) -> None:
    raise NotSupported("choosing between costs while paying them", "601.2b")


def _pay_exert(_paying: _Paying, _component: ExertThis) -> None:
    raise NotSupported("exerting a creature as a cost", "701.43")


def _pay_other(_paying: _Paying, component: OtherCost) -> None:
    raise NotSupported(f"a cost that is not built: {component.words}", "118.1")


_Check: TypeAlias = Callable[[_Paying, Any], Illegal | None]
_Pay: TypeAlias = Callable[[_Paying, Any], None]

CHECKS: dict[type[Value], _Check] = {
    TapThis: _check_tap,
    UntapThis: _check_untap,
    TapObjects: _check_tap_objects,
    UntapObjects: _check_untap_objects,
    SacrificeThis: _check_sacrifice,
    SacrificeObjects: _check_sacrifice_objects,
    PayLife: _check_life,
    PayEnergy: _check_energy,
    DiscardCards: _check_discard,
    RemoveCounters: _check_counters,
    ExileObjects: _check_exile,
    ExileThis: _check_exile_this,
    ReturnObjects: _check_return,
    MillCost: _check_mill,
    RevealObjects: _check_reveal,
    EitherCost: _check_either,
}

#: How each component is paid; a meta test compares the keys with the union (PayMana is `paying`).
PAY: dict[type[Value], _Pay] = {
    TapThis: _pay_tap,
    UntapThis: _pay_untap,
    TapObjects: _pay_tap_objects,
    UntapObjects: _pay_untap_objects,
    SacrificeThis: _pay_sacrifice,
    SacrificeObjects: _pay_sacrifice_objects,
    PayLife: _pay_life,
    PayEnergy: _pay_energy,
    DiscardCards: _pay_discard,
    RemoveCounters: _pay_counters,
    PutCountersCost: _pay_put_counters,
    ExileObjects: _pay_exile,
    ExileThis: _pay_exile_this,
    ReturnObjects: _pay_return,
    MillCost: _pay_mill,
    RevealObjects: _pay_reveal,
    ExertThis: _pay_exert,
    EitherCost: _pay_either,
    OtherCost: _pay_other,
}

__all__ = ["PAY", "PayMana", "can_pay", "order", "pay"]
