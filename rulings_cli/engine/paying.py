"""Paying costs (CR 118, 601.2h): mana from the pool by exact assignment, and everything else."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulings_cli.abilities.costs import Cost, CostComponent, PayLife, PayMana
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import LifeForMana
from rulings_cli.engine import (
    assigning,
    components,
    costs,
    instead_of_mana,
    looking_up,
    performing,
    spending,
    statics,
)
from rulings_cli.engine.assigning import Demand, ManaSlot
from rulings_cli.engine.refusing import Illegal, refuse
from rulings_cli.game.choices import Choice, OneOption, SubsetOf, Tape
from rulings_cli.game.events import Because, ChoiceMade, CostPaid
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, Payment, PaymentContext, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import MANA_TYPES, ManaCost
from rulings_cli.terms.rules.casting import ANNOUNCING, PAYING_TOTAL_COST
from rulings_cli.terms.rules.costs import ONE_COST_EACH, PAYING_MANA, RESOURCES, SEVERAL_WAYS
from rulings_cli.terms.rules.effects import AS_THOUGH_MANA
from rulings_cli.terms.rules.mana import RESTRICTED_MANA
from rulings_cli.terms.rules.symbols import COLORLESS_SYMBOL, HYBRID_SYMBOL, PHYREXIAN_SYMBOL
from rulings_cli.terms.values import Value


def can_pay_component(
    game: Game, component: CostComponent, context: PaymentContext
) -> Illegal | None:
    """Give why a component other than mana can't be paid now, or None (CR 118.3)."""
    return components.can_pay(game, component, context)


def may_spend(
    game: Game, unit: ManaUnit, context: PaymentContext, total: Cost
) -> tuple[bool, Rule]:
    """Tell whether a unit of mana may be spent on the payment at all, and by which rule."""
    return spending.may_spend(game, unit, context, total)


class Assignment(Value):
    """How a mana cost is paid: which unit pays which slot, and the life for Phyrexian symbols."""

    payments: tuple[Payment, ...] = ()
    life: int = 0

    @property
    def units(self) -> tuple[ManaUnit, ...]:
        """Give the units of mana that are spent."""
        return tuple(each.unit for each in self.payments if each.unit is not None)


# --- announcing (601.2b, 118.13) ----------------------------------------------------------------


@implements(ANNOUNCING, SEVERAL_WAYS)
def announce(
    game: Game, tape: Tape, cost: Cost, player: PlayerId, about: ObjectId | None = None
) -> Cost:
    """Ask how each hybrid and Phyrexian symbol will be paid; give the cost without them.

    The choices are of kind "hybrid"; an answer is a half such as "W" or "2", or "life" (2 life).
    """
    found: list[CostComponent] = []
    life = 0
    for each in cost.components:
        if not isinstance(each, PayMana):
            found.append(each)
            continue
        symbols: list[str] = []
        for symbol in each.cost.symbols:
            half = _announced(game, tape, symbol, player, about)
            if half == "life":
                life += 2
            else:
                symbols.append(half)
        found.append(each.evolve(cost=ManaCost(tuple(symbols or ["0"]))))
    if life:
        found.append(PayLife(Number(life)))
    return Cost(tuple(found))


def _announced(
    game: Game, tape: Tape, symbol: str, player: PlayerId, about: ObjectId | None
) -> str:
    if "/" not in symbol:
        return symbol
    options = tuple("life" if each == "P" else each for each in symbol.split("/"))
    choice = Choice(
        "hybrid",
        player,
        ANNOUNCING,
        OneOption(options),
        prompt=f"how to pay {{{symbol}}}",
        about=about,
    )
    answer: str = tape.ask(choice, game)
    symbol_rule = PHYREXIAN_SYMBOL if "life" in options else HYBRID_SYMBOL
    told = f"{{{symbol}}} with {'2 life' if answer == 'life' else f'{{{answer}}}'}"
    rules = (ANNOUNCING, SEVERAL_WAYS, symbol_rule)
    game.emit(ChoiceMade(rules, player, "how to pay", told, about))
    return answer


# --- who can pay what ---------------------------------------------------------------------------


class Purse:
    """The units that may be spent on one payment, and what each can pay."""

    __slots__ = ("as_though", "by_type", "limits", "units")

    def __init__(
        self, game: Game, units: Iterable[ManaUnit], context: PaymentContext, total: Cost
    ) -> None:
        self.as_though = spending.as_though(game, context)
        self.by_type = spending.as_though_by_type(game, context)
        self.limits = spending.limits_of(game, context)
        allowed = [each for each in units if self.allows(game, each, context, total)]
        self.units = tuple(sorted(allowed, key=_preference))

    def allows(self, game: Game, unit: ManaUnit, context: PaymentContext, total: Cost) -> bool:
        """Tell whether the unit may be spent on the payment at all."""
        if not unit.restrictions and not self.limits:
            return True
        return spending.may_spend(game, unit, context, total)[0]

    def can(self, unit: ManaUnit, slot: ManaSlot) -> bool:
        """Tell whether the unit can fill the slot."""
        if slot.snow:
            return unit.snow
        if slot.is_generic and unit.restrictions and not spending.may_pay_generic(unit):
            return False
        stands_for = self.by_type.get(unit.type, "")
        if stands_for.startswith("only "):
            return assigning.type_fits(stands_for.removeprefix("only "), slot, "")
        if assigning.type_fits(unit.type, slot, self.as_though):
            return True
        if unit.snow and not stands_for:
            stands_for = self.by_type.get("S", "")
        if stands_for in ("color", "type"):
            return assigning.type_fits(unit.type, slot, stands_for)
        return bool(stands_for) and assigning.type_fits(stands_for, slot, "")


def _preference(unit: ManaUnit) -> tuple[bool, bool, int]:
    """Spend first what is good for little else: restricted mana, then colorless, the oldest."""
    return (not unit.restrictions, unit.type != "C", unit.serial)


def can_pay_from_pool(
    game: Game,
    player: PlayerId,
    mana: ManaCost,
    context: PaymentContext,
    *,
    total: Cost | None = None,
    units: Sequence[ManaUnit] | None = None,
) -> Assignment | None:
    """Give an assignment of the pool's units (or of `units`) that pays the mana, or None.

    Exact: None means that there is none. Hybrid symbols may be paid either way, Phyrexian ones by
    life that the player has. `total` is what restrictions are asked about, the mana if not given.
    """
    total = total if total is not None else Cost((PayMana(mana),))
    held = game.players[player].mana if units is None else tuple(units)
    purse = Purse(game, held, context, total)
    return _assign(purse, mana, game.players[player].life)


def _assign(purse: Purse, mana: ManaCost, life: int) -> Assignment | None:
    for demand in assigning.demands(mana):
        if demand.life > life:
            continue
        found = assigning.fill(demand.slots, purse.units, purse.can)
        if found is not None:
            return _assignment(demand, purse.units, found)
    return None


def _assignment(demand: Demand, units: Sequence[ManaUnit], found: dict[int, int]) -> Assignment:
    payments = tuple(
        Payment("1" if slot.is_generic else slot.symbol, units[found[index]])
        for index, slot in enumerate(demand.slots)
        if index in found
    )
    return Assignment(payments, demand.life)


def cover(
    game: Game, units: Sequence[ManaUnit], total: Cost, context: PaymentContext
) -> tuple[str, ManaCost]:
    """Give how far the units would pay a total cost: "in full", "in part" or "nothing", and what.

    What they cover is the largest part of the mana in the cost, its earlier symbols first, in the
    cost's own order. Units that may not be spent on it cover nothing. Life is not counted.
    """
    purse = Purse(game, units, context, total)
    mana = costs.mana_of(total)
    best: tuple[ManaSlot, ...] = ()
    asked = 0
    for demand in assigning.demands(mana):
        if demand.life:
            continue
        found = assigning.fill(demand.slots, purse.units, purse.can, all_slots=False) or {}
        covered = tuple(demand.slots[index] for index in sorted(found))
        if len(covered) == len(demand.slots):
            return ("in full", mana)
        if _earlier(covered) > _earlier(best):
            best = covered
        asked = max(asked, len(demand.slots))
    if not asked:
        return ("in full", mana)
    return ("in part" if best else "nothing", _said(best))


def _earlier(covered: tuple[ManaSlot, ...]) -> tuple[int, ...]:
    """Give a key that is larger for more slots, then for those that stand earlier in the cost."""
    return (len(covered), *(-slot.at for slot in covered))


def _said(covered: tuple[ManaSlot, ...]) -> ManaCost:
    """Give the covered slots as symbols; the parts of one generic symbol are one number."""
    symbols: list[str] = []
    places: list[int] = []
    for slot in covered:
        if slot.symbol.isdigit():
            if places and places[-1] == slot.at:
                symbols[-1] = str(int(symbols[-1]) + 1)
                continue
            symbols.append("1")
        elif places and places[-1] == slot.at:
            continue
        else:
            symbols.append(slot.symbol)
        places.append(slot.at)
    return ManaCost(tuple(symbols))


@implements(PAYING_TOTAL_COST)
def with_life(game: Game, mana: ManaCost, context: PaymentContext) -> ManaCost:
    """Give a cost with what life may be paid for, as the player's permanents let them.

    That changes how the cost is paid, not what it is: it was determined before (CR 601.2f, h).
    """
    symbols = {
        effect.symbol
        for effect, _, where in statics.in_force(game, LifeForMana)
        if looking_up.player_matches(game, effect.who, context.player, where)
    }
    if symbols.isdisjoint(mana.symbols):
        return mana
    if components.can_pay(game, PayLife(Number(2)), context) is not None:
        return mana
    return ManaCost(tuple(f"{e}/P" if e in symbols else e for e in mana.symbols))


# --- paying -------------------------------------------------------------------------------------


def why_not(game: Game, total: Cost, context: PaymentContext) -> Illegal | None:
    """Give why the total cost can't be paid with the pool and resources as they are, or None."""
    for component in total.components:
        if not isinstance(component, PayMana):
            found = components.can_pay(game, component, context)
            if found is not None:
                return found
    mana = with_life(game, costs.mana_of(total), context)
    if can_pay_from_pool(game, context.player, mana, context, total=total) is None:
        return _why_no_mana(game, mana, total, context)
    return None


def _why_no_mana(game: Game, mana: ManaCost, total: Cost, context: PaymentContext) -> Illegal:
    """Say why the pool does not pay the mana: too little, or mana that may not be spent on it."""
    pool = game.players[context.player].mana
    unbound = tuple(each.evolve(restrictions=()) for each in pool)
    stopped = next(
        (
            each
            for each in pool
            if not spending.may_spend(game, each, context, total)[0]
            or not spending.may_pay_generic(each)
        ),
        None,
    )
    if can_pay_from_pool(game, context.player, mana, context, total=total, units=unbound):
        if stopped is None:
            reason = f"what is done instead of paying mana leaves a part of {mana} unpaid"
            return Illegal(RESOURCES, reason, because=(RESOURCES, PAYING_MANA))
        source = game.objects.get(stopped.source) or game.last_known.get(stopped.source)
        name = source.name if source is not None else "its source"
        return Illegal(
            RESTRICTED_MANA,
            f"the mana from {name} may not be spent on this",
            because=(RESTRICTED_MANA, RESOURCES),
            by=stopped.source,
        )
    held = "".join(f"{{{each.type}}}" for each in pool) or "an empty mana pool"
    return Illegal(RESOURCES, f"{mana} can't be paid with {held}", because=(RESOURCES, PAYING_MANA))


@implements(PAYING_TOTAL_COST, RESOURCES, PAYING_MANA, ONE_COST_EACH)
def choose_payment(
    game: Game, tape: Tape, total: Cost, context: PaymentContext, because: Because
) -> None:
    """Pay the whole cost, or raise a Refusal; choices are asked where there are any.

    Mana first, then the other components, those with random elements or a library last. Emits
    CostPaid with which mana paid which symbol.
    """
    action = Value()
    for component in total.components:
        if not isinstance(component, PayMana):
            found = components.can_pay(game, component, context)
            if found is not None:
                refuse(found.rule, found.reason, action=action, because=found.because, by=found.by)
    payments = _pay_mana(game, tape, total, context)
    others = [each for each in total.components if not isinstance(each, PayMana)]
    for component in sorted(others, key=components.order):
        components.pay(game, tape, component, context, because)
    performing.record(
        game,
        tape,
        CostPaid(
            (*because, *_rules_of(game, payments, context)),
            context.player,
            context.object or 0,
            payments,
            str(costs.mana_of(total)),
        ),
    )


def _rules_of(
    game: Game, payments: tuple[Payment, ...], context: PaymentContext
) -> tuple[Rule, ...]:
    """Give the rules that the payment of mana rests on."""
    if not payments:
        return ()
    units = [each.unit for each in payments if each.unit is not None]
    restricted = any(each.restrictions for each in units)
    as_though = any(
        each.unit is not None and each.symbol in MANA_TYPES and each.unit.type != each.symbol
        for each in payments
    )
    return (
        PAYING_MANA,
        *((COLORLESS_SYMBOL,) if any(each.symbol == "C" for each in payments) else ()),
        *((RESTRICTED_MANA,) if restricted else ()),
        *((AS_THOUGH_MANA,) if as_though and _stands_for_other(game, context) else ()),
    )


def _stands_for_other(game: Game, context: PaymentContext) -> bool:
    return bool(spending.as_though(game, context) or spending.as_though_by_type(game, context))


def _pay_mana(game: Game, tape: Tape, total: Cost, context: PaymentContext) -> tuple[Payment, ...]:
    mana = with_life(game, costs.mana_of(total), context)
    if not any(demand.slots or demand.life for demand in assigning.demands(mana)):
        return ()
    left, instead = instead_of_mana.offer(game, tape, mana, context, total)
    payable = (
        (each, found)
        for each in left
        for found in (can_pay_from_pool(game, context.player, each, context, total=total),)
        if found is not None
    )
    mana, assignment = next(payable, (left[0] if left else mana, None))
    if assignment is None:
        found = _why_no_mana(game, mana, total, context)
        refuse(found.rule, found.reason, action=Value(), because=found.because, by=found.by)
    chosen = _choose_units(game, tape, mana, total, context, assignment)
    spent = {each.serial for each in chosen.units}
    rest = tuple(each for each in game.players[context.player].mana if each.serial not in spent)
    game.update_player(context.player, mana=rest)
    if chosen.life:
        components.pay(game, tape, PayLife(Number(chosen.life)), context, (PAYING_TOTAL_COST,))
    return (*chosen.payments, *instead)


def _choose_units(
    game: Game,
    tape: Tape,
    mana: ManaCost,
    total: Cost,
    context: PaymentContext,
    assignment: Assignment,
) -> Assignment:
    """Ask which mana is spent, if more than one choice pays; the first options are the default.

    The choice is of kind "pay", its answer a tuple of serial numbers of units.
    """
    default = tuple(each.serial for each in assignment.units)
    options = _useful(game, mana, total, context, default)
    if len(options) <= len(default):
        return assignment
    choice = Choice(
        "pay",
        context.player,
        PAYING_MANA,
        SubsetOf(options, len(default), len(default)),
        prompt=f"which mana pays {mana}",
        about=(context, default),
    )
    answer = set(tape.ask(choice, game))
    units = [each for each in game.players[context.player].mana if each.serial in answer]
    found = can_pay_from_pool(game, context.player, mana, context, total=total, units=units)
    if found is None or len(found.units) != len(default):
        paid = "".join(f"{{{each.type}}}" for each in units)
        refuse(RESOURCES, f"{paid} does not pay {mana}", action=Value(), because=(PAYING_MANA,))
    return found


def _useful(
    game: Game, mana: ManaCost, total: Cost, context: PaymentContext, default: tuple[int, ...]
) -> tuple[int, ...]:
    """Give the units that can pay some part, the default ones first; no others if all are alike."""
    purse = Purse(game, game.players[context.player].mana, context, total)
    slots = {slot for demand in assigning.demands(mana) for slot in demand.slots}
    useful = [each for each in purse.units if any(purse.can(each, slot) for slot in slots)]
    if len({_kind(each) for each in useful}) <= 1:
        return default
    others = (each.serial for each in useful if each.serial not in default)
    return (*default, *others)


def _kind(unit: ManaUnit) -> tuple[object, ...]:
    return (unit.type, unit.restrictions, unit.riders, unit.snow)
