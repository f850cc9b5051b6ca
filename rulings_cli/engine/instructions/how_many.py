"""How many or how much an instruction did: "that many" and "that much" after it (CR 608.2c)."""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any, Final

from rulings_cli.abilities.conditions import (
    BothConditions,
    ControlsMore,
    CountIs,
    HasCards,
)
from rulings_cli.abilities.costs import Cost, PayEnergy, PayLife
from rulings_cli.abilities.effects import (
    CreateToken,
    Destroy,
    Draw,
    Exile,
    ExileTop,
    GainControl,
    If,
    MayPay,
    Mill,
    PutCounters,
    PutIntoZone,
    PutOntoBattlefield,
    RemoveCountersFrom,
    ReturnToHand,
    Sacrifice,
    ShuffleInto,
    Tap,
    Untap,
)
from rulings_cli.abilities.quantities import AnyNumber, Number, ThatMuch
from rulings_cli.engine import deeds, quantities
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, NumberBetween, Tape
from rulings_cli.game.events import (
    BecameTapped,
    ControlChanged,
    CountersPut,
    DamageDealt,
    Drew,
    Event,
    LifeChanged,
    TokenCreated,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING
from rulings_cli.terms.values import Value, walk

Facts = tuple[Event, ...]


def note(game: Game, effect: Value, begun: int, context: Context) -> Context:
    """Let later parts know how many an instruction did, by the facts since it began.

    "If you do" after what is not optional asks whether anything was done at all.
    """
    count = _COUNTED.get(type(effect))
    if count is None:
        return context
    many = count(tuple(game.trace[begun:]))
    return context.evolve(lately=many, did=many > 0 if context.did is None else context.did)


def meant(game: Game, effects: Iterable[Value], context: Context) -> Context:
    """Let later parts know how much would have been done: "otherwise, you lose that much life"."""
    for each in effects:
        for name in ("amount", "count"):
            quantity: Any = getattr(each, name, None)
            if quantity is not None:
                return _known(game, quantity, context)
    return context


def replaced(
    game: Game, effects: Iterable[Value], instead: Iterable[Value], context: Context
) -> Context:
    """Let what happens instead know how much it replaces: "deals twice that much damage instead".

    Where it is another kind of instruction, "that much" stays what the event tells.
    """
    effects = tuple(effects)
    known = meant(game, effects, context.evolve(lately=None))
    if known.lately is None:
        return context
    kinds = {type(each) for each in effects}
    is_alike = any(type(each) in kinds for each in walk(tuple(instead)))
    return known.evolve(amount=known.lately) if is_alike else known


def asked(game: Game, condition: object, context: Context) -> Context:
    """Let what follows know the amount that a condition asks for, if nothing else told one."""
    context = _with_difference(game, condition, context)
    if context.amount is None and context.lately is None and isinstance(condition, CountIs):
        return _known(game, condition.left, context)
    return context


def asked_by(game: Game, effect: If, context: Context) -> Context:
    """Let what an "if" allows know the amount that it asks for.

    It is what "that much" means, unless an instruction between the two tells how many.
    """
    context = _with_difference(game, effect.condition, context)
    told = itertools.dropwhile(lambda each: isinstance(each, Sacrifice), effect.effects)
    if isinstance(effect.condition, CountIs) and is_that_much(next(told, None)):
        known = _known(game, effect.condition.left, context.evolve(lately=None))
        return context if known.lately is None else known.evolve(amount=known.lately)
    return asked(game, effect.condition, context)


def _with_difference(game: Game, condition: object, context: Context) -> Context:
    """Let what follows know "the difference" of what a condition compares."""
    if isinstance(condition, BothConditions):
        for each in condition.conditions:
            context = _with_difference(game, each, context)
        return context
    if isinstance(condition, CountIs):
        left = _known(game, condition.left, context.evolve(lately=None)).lately
        right = _known(game, condition.right, context.evolve(lately=None)).lately
        both = (left, right)
    elif isinstance(condition, HasCards | ControlsMore):
        both = deeds.compared(game, condition, context)
    else:
        return context
    if None in both:
        return context
    return context.evolve(difference=abs(both[0] - both[1]))  # type: ignore[operator]  # no None


def _known(game: Game, quantity: Any, context: Context) -> Context:
    try:
        return context.evolve(lately=quantities.amount(game, quantity, context))
    except NotSupported:  # it is nobody's yet, and nothing may ask for it
        return context


def is_that_much(quantity: object) -> bool:
    """Tell whether an instruction's own amount is that of something before it."""
    return any(isinstance(each, ThatMuch) for each in walk(quantity))


def life(facts: Iterable[Event], player: PlayerId) -> int:
    """Give how much life a player has gained or lost by facts."""
    changes = (e.amount for e in facts if isinstance(e, LifeChanged) and e.player == player)
    return abs(sum(changes))


def damage(facts: Iterable[Event], to: ObjectId | PlayerId) -> int:
    """Give how much damage was dealt to something by facts."""
    return sum(e.amount for e in facts if isinstance(e, DamageDealt) and e.to == to)


def _moved(facts: Facts) -> int:
    return sum(isinstance(each, ZoneChanged) for each in facts)


def _created(facts: Facts) -> int:
    return sum(isinstance(each, TokenCreated) for each in facts)


def _drawn(facts: Facts) -> int:
    """Give how many cards one player drew."""
    by = [each.player for each in facts if isinstance(each, Drew)]
    return max(map(by.count, by), default=0)


def _taken_off(facts: Facts) -> int:
    return -sum(each.amount for each in facts if isinstance(each, CountersPut) and each.amount < 0)


def _put_on(facts: Facts) -> int:
    return sum(each.amount for each in facts if isinstance(each, CountersPut) and each.amount > 0)


def _turned(facts: Facts) -> int:
    return sum(isinstance(each, BecameTapped) for each in facts)


def _handed_over(facts: Facts) -> int:
    return sum(isinstance(each, ControlChanged) for each in facts)


_COUNTED: Final[dict[type[Value], Callable[[Facts], int]]] = {
    CreateToken: _created,
    Destroy: _moved,
    Draw: _drawn,
    Exile: _moved,
    ExileTop: _moved,
    GainControl: _handed_over,
    Mill: _moved,
    PutCounters: _put_on,
    PutIntoZone: _moved,
    PutOntoBattlefield: _moved,
    RemoveCountersFrom: _taken_off,
    ReturnToHand: _moved,
    ShuffleInto: _moved,
    Tap: _turned,
    Untap: _turned,
}


# --- as much as a player likes ---------------------------------------------------------------


def _any_amount(effect: MayPay) -> PayEnergy | PayLife | None:
    """Give what a player may pay as much of as they like, if it is such a payment."""
    for each in effect.cost.components:
        if isinstance(each, PayEnergy | PayLife) and isinstance(each.amount, AnyNumber):
            return each
    return None


@implements(CHOICES_WHILE_RESOLVING)
def offered(game: Game, tape: Tape, player: PlayerId, effect: MayPay) -> tuple[MayPay, int]:
    """Let the player choose how much of what they have they pay; give that, and the number."""
    part = _any_amount(effect)
    if part is None:
        return effect, 0
    held, least = game.players[player], getattr(part.amount, "least", 0)
    has_energy = dict(held.counters).get("energy", 0)
    most = max(0, held.life) if isinstance(part, PayLife) else has_energy
    domain = NumberBetween(min(least, most), most)
    choice = Choice("number", player, CHOICES_WHILE_RESOLVING, domain, "how much", effect)
    number: int = max(tape.ask(choice, game), least)
    return effect.evolve(cost=Cost((part.evolve(amount=Number(number)),))), number


def of_payment(effect: MayPay, number: int, context: Context) -> Context:
    """Let "that much" be what was paid, where a player could choose how much."""
    if _any_amount(effect) is None:
        return context
    return context.evolve(amount=number, lately=number)
