"""Costs that are paid with cards: discarding, exiling, returning, milling, revealing (CR 118.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities.costs import (
    AddManaCost,
    DiscardCards,
    DrawCost,
    ExileMaterials,
    ExileObjects,
    ExileThis,
    MillCost,
    PutFromExile,
    ReturnObjects,
    RevealObjects,
    RevealThis,
)
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import layers, matching, performing
from rulings_cli.engine.one_payment import OnePayment, enough, is_permanent, number
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.choices import Choice, SubsetOf
from rulings_cli.game.events import RuleApplied, WouldAddMana, WouldDraw
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.costs import PAID_THOUGH_REPLACED, RESOURCES
from rulings_cli.terms.rules.keyword_actions import DISCARDING, EXILING, MILLING, REVEALING
from rulings_cli.terms.rules.keywords import CRAFT_MATERIALS
from rulings_cli.terms.rules.mana import PRODUCING_MANA
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


def _hand(paying: OnePayment, what: Described | None) -> tuple[ObjectId, ...]:
    hand = paying.game.in_zone(Zone.HAND, paying.payment.player)
    if what is None:
        return hand
    return tuple(
        id
        for id in hand
        if matching.fits(paying.game, what, paying.game.objects[id], paying.context)
    )


@implements(DISCARDING)
def _check_discard(paying: OnePayment, component: DiscardCards) -> Illegal | None:
    if component.hand:
        return None
    if component.this:
        found = paying.game.objects.get(paying.this)
        in_hand = found is not None and found.zone is Zone.HAND
        return None if in_hand else Illegal(RESOURCES, "it is not in hand to be discarded")
    return enough(paying, _hand(paying, component.what), component.count, "discard")


def _pay_discard(paying: OnePayment, component: DiscardCards) -> None:
    if component.this:
        chosen: tuple[ObjectId, ...] = (paying.this,)
    elif component.hand:
        chosen = _hand(paying, None)
    else:
        options = _hand(paying, component.what)
        count = number(paying, component.count, len(options))
        prompt = "which card chance discards" if component.at_random else "what to discard"
        chosen = paying.choose("discard", options, count, DISCARDING, prompt)
    paying.move(chosen, Zone.GRAVEYARD, DISCARDING, "discard")


def _in_zone(paying: OnePayment, component: ExileObjects) -> tuple[ObjectId, ...]:
    game, player = paying.game, paying.payment.player
    if component.from_zone is Zone.BATTLEFIELD and component.what.noun != "spell":
        found = tuple(
            id for id in game.battlefield() if layers.characteristics(game, id).controller == player
        )
    elif _is_anybodys(component) or component.what.noun == "spell":
        return matching.objects(game, component.what, paying.context)
    else:
        found = game.in_zone(component.from_zone, player)
    return tuple(
        id for id in found if matching.fits(game, component.what, game.objects[id], paying.context)
    )


def _is_anybodys(component: ExileObjects) -> bool:
    """Tell whether the graveyard of any player will do: "from a single graveyard"."""
    return any("from a single" in each for each in component.what.order)


def _check_exile(paying: OnePayment, component: ExileObjects) -> Illegal | None:
    options = _in_zone(paying, component)
    groups = matching.groups(paying.game, component.what, options)
    most = max(groups, key=len, default=()) if _is_anybodys(component) else options
    return enough(paying, most, component.count, "exile")


def _pay_exile(paying: OnePayment, component: ExileObjects) -> None:
    options = _in_zone(paying, component)
    count = number(paying, component.count, len(options))
    groups = matching.groups(paying.game, component.what, options)
    if groups:
        groups = tuple(each for each in groups if len(each) >= count)
        options = tuple(id for id in options if any(id in some for some in groups))
    chosen = paying.choose("exile", options, count, EXILING, "what to exile", groups)
    paying.move(chosen, Zone.EXILE, EXILING, "exile")


def _check_exile_this(paying: OnePayment, component: ExileThis) -> Illegal | None:
    found = paying.game.objects.get(paying.meant(component.of))
    if found is not None and found.zone is component.from_zone:
        return None
    return Illegal(RESOURCES, f"it is not in the {component.from_zone.words} to be exiled")


def _pay_exile_this(paying: OnePayment, component: ExileThis) -> None:
    paying.move((paying.meant(component.of),), Zone.EXILE, EXILING, "exile")


def _returnable(paying: OnePayment, component: ReturnObjects) -> tuple[ObjectId, ...]:
    if component.what is None:
        return (paying.this,) if is_permanent(paying) else ()
    return matching.objects(paying.game, component.what, paying.context)


def _check_return(paying: OnePayment, component: ReturnObjects) -> Illegal | None:
    return enough(paying, _returnable(paying, component), component.count, "return")


def _pay_return(paying: OnePayment, component: ReturnObjects) -> None:
    options = _returnable(paying, component)
    chosen = paying.choose(
        "return", options, paying.amount(component.count), RESOURCES, "what to return to hand"
    )
    paying.move(chosen, Zone.HAND, RESOURCES, "return")


@implements(MILLING)
def _check_mill(paying: OnePayment, component: MillCost) -> Illegal | None:
    library = paying.game.in_zone(Zone.LIBRARY, paying.payment.player)
    count = paying.amount(component.count)
    if len(library) >= count:
        return None
    return Illegal(RESOURCES, f"a library of {len(library)} cards is too small to mill {count}")


def _pay_mill(paying: OnePayment, component: MillCost) -> None:
    library = paying.game.in_zone(Zone.LIBRARY, paying.payment.player)
    paying.move(library[: paying.amount(component.count)], Zone.GRAVEYARD, MILLING, "mill")


def _check_draw(_paying: OnePayment, _component: DrawCost) -> Illegal | None:
    return None


@implements(PAID_THOUGH_REPLACED)
def _pay_draw(paying: OnePayment, component: DrawCost) -> None:
    """Draw; where something else is done instead, the cost is paid all the same."""
    assert paying.tape is not None
    because = (PAID_THOUGH_REPLACED, RESOURCES)
    for _ in range(paying.amount(component.count)):
        drawn = WouldDraw(because, paying.payment.player, paying.this)
        performing.perform(paying.game, paying.tape, drawn)


def _check_add(_paying: OnePayment, _component: AddManaCost) -> Illegal | None:
    return None


@implements(PRODUCING_MANA)
def _pay_add(paying: OnePayment, component: AddManaCost) -> None:
    """Add the mana to the pool of the player who pays (CR 106.3)."""
    assert paying.tape is not None
    player, source = paying.payment.player, paying.game.get(paying.this)
    types = component.symbols * paying.amount(component.count)
    units = tuple(ManaUnit(each, source.id, source) for each in types)
    because = (*paying.because, PRODUCING_MANA)
    performing.perform(paying.game, paying.tape, WouldAddMana(because, player, units, source.id))


def _in_exile(paying: OnePayment, component: PutFromExile) -> tuple[ObjectId, ...]:
    return matching.objects(paying.game, component.what, paying.context)


def _check_put(paying: OnePayment, component: PutFromExile) -> Illegal | None:
    return enough(paying, _in_exile(paying, component), component.count, "put into a graveyard")


def _pay_put(paying: OnePayment, component: PutFromExile) -> None:
    options = _in_exile(paying, component)
    count = paying.amount(component.count)
    chosen = paying.choose("card", options, count, RESOURCES, "which exiled cards to put away")
    paying.move(chosen, Zone.GRAVEYARD, RESOURCES, "put")


def _check_reveal(paying: OnePayment, component: RevealObjects) -> Illegal | None:
    return enough(paying, _hand(paying, component.what), component.count, "reveal")


def _pay_reveal(paying: OnePayment, component: RevealObjects) -> None:
    options = _hand(paying, component.what)
    count = paying.amount(component.count)
    for id in paying.choose("card", options, count, REVEALING, "what to reveal"):
        name = paying.game.objects[id].name
        because = (*paying.because, REVEALING)
        paying.game.emit(RuleApplied(because, f"{name} is revealed", id))


def _check_reveal_this(paying: OnePayment, component: RevealThis) -> Illegal | None:
    found = paying.game.objects.get(paying.this)
    if found is not None and found.zone is component.from_zone:
        return None
    return Illegal(RESOURCES, f"it is not in the {component.from_zone.words} to be revealed")


def _pay_reveal_this(paying: OnePayment, _component: RevealThis) -> None:
    name = paying.game.objects[paying.this].name
    because = (*paying.because, REVEALING)
    paying.game.emit(RuleApplied(because, f"{name} is revealed", paying.this))


@implements(CRAFT_MATERIALS)
def _materials(paying: OnePayment, component: ExileMaterials) -> tuple[ObjectId, ...]:
    """Give fitting permanents of the player and cards in the graveyard, but for this itself."""
    game, player = paying.game, paying.payment.player
    permanents = (
        id for id in game.battlefield() if layers.characteristics(game, id).controller == player
    )
    what = component.what.evolve(zone=None, zone_of=None, controller=None)
    return tuple(
        id
        for id in (*permanents, *game.in_zone(Zone.GRAVEYARD, player))
        if id != paying.this and matching.fits(game, what, game.objects[id], paying.context)
    )


def _check_materials(paying: OnePayment, component: ExileMaterials) -> Illegal | None:
    return enough(paying, _materials(paying, component), Number(component.count), "exile")


def _pay_materials(paying: OnePayment, component: ExileMaterials) -> None:
    options = _materials(paying, component)
    most = len(options) if component.or_more else component.count
    choice = Choice(
        "exile",
        paying.payment.player,
        EXILING,
        SubsetOf(options, component.count, most),
        "which materials to exile",
        paying.this,
    )
    chosen = (
        options if len(options) == component.count else paying.answers().ask(choice, paying.game)
    )
    paying.move(chosen, Zone.EXILE, EXILING, "exile")


CHECKS: dict[type[Value], Callable[[OnePayment, Any], Illegal | None]] = {
    DiscardCards: _check_discard,
    ExileObjects: _check_exile,
    ExileThis: _check_exile_this,
    ReturnObjects: _check_return,
    DrawCost: _check_draw,
    AddManaCost: _check_add,
    PutFromExile: _check_put,
    MillCost: _check_mill,
    RevealObjects: _check_reveal,
    RevealThis: _check_reveal_this,
    ExileMaterials: _check_materials,
}
PAY: dict[type[Value], Callable[[OnePayment, Any], None]] = {
    DiscardCards: _pay_discard,
    ExileObjects: _pay_exile,
    ExileThis: _pay_exile_this,
    ReturnObjects: _pay_return,
    DrawCost: _pay_draw,
    AddManaCost: _pay_add,
    PutFromExile: _pay_put,
    MillCost: _pay_mill,
    RevealObjects: _pay_reveal,
    RevealThis: _pay_reveal_this,
    ExileMaterials: _pay_materials,
}
