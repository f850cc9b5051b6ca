"""What mana may be spent on: restrictions and "as though" permissions (CR 106.6, 609.4b)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import ObjectRef
from rulings_cli.abilities.spending import (
    CantSpend,
    GenericPart,
    OnlyMana,
    SpendingPredicate,
    SpendOnly,
    ToActivate,
    ToCast,
    ToPayContaining,
    ToPayCost,
)
from rulings_cli.abilities.static import AlternativeCost, AsThoughAnyMana, ManaAsThough
from rulings_cli.engine import costs, faces, looking_up, matching, statics
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, PaymentContext
from rulings_cli.game.objects import CastRecord, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.costs import ANY_TYPE_CAN_BE_SPENT
from rulings_cli.terms.rules.effects import AS_THOUGH_MANA
from rulings_cli.terms.rules.general import DESCRIPTION_MEANS_PERMANENT, DESCRIPTION_WITH_SOURCE
from rulings_cli.terms.rules.keywords import DISTURB, MEGAMORPH, TURNING_FACE_UP
from rulings_cli.terms.rules.mana import RESTRICTED_MANA
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


@implements(RESTRICTED_MANA)
def may_spend(
    game: Game, unit: ManaUnit, context: PaymentContext, total: Cost
) -> tuple[bool, Rule]:
    """Tell whether a unit of mana may be spent on the payment at all, and by which rule.

    What it says of the generic part of a cost alone is another question: `may_pay_generic`.
    """
    wanted = limits_of(game, context)
    return (
        all(is_wanted(game, unit, *each) for each in wanted)
        and all(_allows(game, unit, each, context, total) for each in unit.restrictions)
    ), RESTRICTED_MANA


def limits_of(game: Game, context: PaymentContext) -> tuple[tuple[OnlyMana, Context], ...]:
    """Give what the spell or ability that is paid for says of the mana that may pay for it."""
    if context.kind == "activate":
        only = getattr(context.ability, "only_mana", None)
        if only is None or only.on_x:
            return ()
        return ((only, Context(context.object or 0, context.player)),)
    if context.kind != "cast" or context.object is None:
        return ()
    found = [each for each in statics.own(game, context.object, OnlyMana) if not each[0].on_x]
    record = game.get(context.object).cast
    if record is not None and record.alternative == "alternative cost":
        found += [
            (each.only, where)
            for each, where in statics.own(game, context.object, AlternativeCost)
            if each.only is not None
        ]
    return tuple(found)


def is_wanted(game: Game, unit: ManaUnit, only: OnlyMana, where: Context) -> bool:
    """Tell whether the unit is such mana as may pay for the spell or ability."""
    if only.nothing:
        return False
    types = (looking_up.chosen_color(game, where),) if only.chosen else only.types
    if types and unit.type not in types:
        return False
    if only.source is None:
        return True
    source = unit.source_was if isinstance(unit.source_was, GameObject) else None
    if source is None:
        source = game.objects.get(unit.source) or game.last_known.get(unit.source)
    return source is not None and matching.fits(game, only.source, source, where)


def may_pay_generic(unit: ManaUnit) -> bool:
    """Tell whether the unit may pay generic mana."""
    return not any(
        isinstance(each, CantSpend) and any(isinstance(on, GenericPart) for on in each.on)
        for each in unit.restrictions
    )


def _allows(
    game: Game, unit: ManaUnit, restriction: Value, context: PaymentContext, total: Cost
) -> bool:
    if isinstance(restriction, SpendOnly):
        return _fits_one(game, unit, restriction.on, context, total)
    if isinstance(restriction, CantSpend):
        return not any(
            fits(game, unit, each, context, total)
            for each in restriction.on
            if not isinstance(each, GenericPart)
        )
    return True


def _fits_one(
    game: Game,
    unit: ManaUnit,
    on: tuple[SpendingPredicate, ...],
    context: PaymentContext,
    total: Cost,
) -> bool:
    """Tell whether one predicate fits; one that is not modelled matters only if no other does."""
    unknown: NotSupported | None = None
    for each in on:
        try:
            if fits(game, unit, each, context, total):
                return True
        except NotSupported as met:
            unknown = met
    if unknown is not None:
        raise unknown
    return False


def fits(
    game: Game, unit: ManaUnit, predicate: SpendingPredicate, context: PaymentContext, total: Cost
) -> bool:
    """Tell whether a payment is of the kind that a predicate names."""
    test = PREDICATES.get(type(predicate))
    if test is None:
        raise NotSupported(f"a limit on spending: {type(predicate).__name__}", "106.6")
    return test(game, unit, predicate, context, total)


def _to_cast(
    game: Game, unit: ManaUnit, predicate: ToCast, context: PaymentContext, _total: Cost
) -> bool:
    if context.kind != "cast" or context.object is None:
        return False
    if predicate.spell is None:
        return True
    spell = as_spell(game.get(context.object))
    return matching.fits(game, predicate.spell, spell, _speaker(unit, context))


def as_spell(card: GameObject) -> GameObject:
    """Give a card as the spell that it would be if cast from where it is; a spell as it is."""
    if card.zone is Zone.STACK:
        return card
    record = card.cast or CastRecord(card.controller, card.zone)
    return card.evolve(zone=Zone.STACK, known=None, cast=record)


def _speaker(unit: ManaUnit, context: PaymentContext) -> Context:
    """Give the context of the source that made the mana: "you" is who spends it."""
    was = unit.source_was if isinstance(unit.source_was, GameObject) else None
    return Context(unit.source, context.player, source_was=was)


@implements(DESCRIPTION_MEANS_PERMANENT, DESCRIPTION_WITH_SOURCE)
def _to_activate(
    game: Game, unit: ManaUnit, predicate: ToActivate, context: PaymentContext, _total: Cost
) -> bool:
    """Abilities "of artifacts" are those of permanents; "of artifact sources" of any zone."""
    if context.kind != "activate" or context.object is None:
        return False
    label = getattr(context.ability, "label", "")
    if predicate.keyword and predicate.keyword not in (context.keyword, label):
        return False
    if predicate.source is None:
        return True
    source = game.get(context.object)
    if predicate.permanents and source.zone is not Zone.BATTLEFIELD:
        return False
    return matching.fits(game, predicate.source, source, _speaker(unit, context))


def _to_pay_cost(
    game: Game, unit: ManaUnit, predicate: ToPayCost, context: PaymentContext, _total: Cost
) -> bool:
    test = _COSTS.get(predicate.kind)
    if test is None:
        raise NotSupported(f"mana for the cost of {predicate.kind}", "106.6")
    if not test(game, context):
        return False
    what: Described | None = predicate.what
    if what is None:
        return True
    return context.object is not None and matching.fits(
        game, what, game.get(context.object), _speaker(unit, context)
    )


def _is_kind(kind: str) -> Callable[[Game, PaymentContext], bool]:
    return lambda _game, context: context.kind == kind


@implements(TURNING_FACE_UP, MEGAMORPH)
def _is_morph_cost(game: Game, context: PaymentContext) -> bool:
    """Tell whether it is a morph or megamorph cost (CR 702.37b); a disguise cost is none."""
    if context.kind != "turn face up":
        return False
    if context.keyword or context.object is None:
        return context.keyword in ("morph", "megamorph")
    abilities = faces.abilities_of(game.get(context.object).face)
    return any(getattr(each, "name", "") in ("morph", "megamorph") for each in abilities)


@implements(DISTURB)
def _is_disturb_cost(game: Game, context: PaymentContext) -> bool:
    if context.kind != "cast" or context.object is None:
        return False
    record = game.get(context.object).cast
    return context.keyword == "disturb" or (record is not None and record.alternative == "disturb")


def _is_class_level(_game: Game, context: PaymentContext) -> bool:
    """Gaining a Class level is activating the ability of a class level bar (CR 716.2c)."""
    ability = getattr(context.ability, "name", "")
    return context.kind == "activate" and "class level" in (context.keyword, ability)


#: Kind of cost → whether that is what is paid.
_COSTS: dict[str, Callable[[Game, PaymentContext], bool]] = {
    "cumulative upkeep": _is_kind("cumulative upkeep"),
    "turn face up": _is_kind("turn face up"),
    "unlock": _is_kind("unlock"),
    "foretell": _is_kind("foretell"),
    "ward": _is_kind("ward"),
    "morph": _is_morph_cost,
    "disturb": _is_disturb_cost,
    "class level": _is_class_level,
}


def _to_pay_containing(
    game: Game, _unit: ManaUnit, predicate: ToPayContaining, context: PaymentContext, total: Cost
) -> bool:
    """X has become a number in the total cost: it was there if it was announced (CR 107.3a)."""
    if predicate.symbol == "X":
        return context.x is not None or _has_x(game, context)
    return predicate.symbol in costs.mana_of(total).symbols


def _has_x(game: Game, context: PaymentContext) -> bool:
    """Tell whether the cost that is paid has an X: an ability's own, or a spell's mana cost."""
    if context.kind == "activate":
        cost = getattr(context.ability, "cost", None)
        return any(isinstance(e, ManaCost) and "X" in e.symbols for e in walk(cost))
    if context.kind != "cast" or context.object is None:
        return False
    spell = game.get(context.object)
    if spell.face_down or (spell.cast is not None and spell.cast.alternative):
        return False
    cost = faces.face_in_force(spell).mana_cost
    return cost is not None and "X" in cost.symbols


def _generic_part(
    _game: Game, _unit: ManaUnit, _predicate: GenericPart, _context: PaymentContext, _total: Cost
) -> bool:
    return False


_Predicate: TypeAlias = Callable[[Game, ManaUnit, Any, PaymentContext, Cost], bool]

PREDICATES: dict[type[Value], _Predicate] = {
    ToCast: _to_cast,
    ToActivate: _to_activate,
    ToPayCost: _to_pay_cost,
    ToPayContaining: _to_pay_containing,
    GenericPart: _generic_part,
}


@implements(AS_THOUGH_MANA, ANY_TYPE_CAN_BE_SPENT)
def as_though(game: Game, context: PaymentContext) -> str:
    """Give how mana counts for this payment: "" as it is, "color" any color, "type" any type."""
    found = ""
    if context.kind == "cast" and context.object is not None:
        record = game.get(context.object).cast
        if record is not None and record.any_mana == "type":
            return "type"
        found = record.any_mana if record is not None else ""
        found = "" if ":" in found else found
    for effect, _, where in statics.in_force(game, AsThoughAnyMana):
        if looking_up.player_matches(game, effect.who, context.player, where) and _concerns(
            game, effect, context, where
        ):
            if effect.any_type:
                return "type"
            found = "color"
    return found


@implements(AS_THOUGH_MANA)
def as_though_by_type(game: Game, context: PaymentContext) -> dict[str, str]:
    """Give what mana of single types may be spent as: "color", "type" or a letter (CR 609.4b).

    "S" stands for mana of snow sources; "only C" is for mana that may not be spent as it is.
    """
    found: dict[str, str] = {}
    if context.kind == "cast" and context.object is not None:
        record = game.get(context.object).cast
        what, _, which = (record.any_mana if record is not None else "").partition(":")
        if which:
            found[which] = what
    for effect, _, where in statics.in_force(game, ManaAsThough):
        if not looking_up.player_matches(game, effect.who, context.player, where):
            continue
        if effect.of is not None and not _is_of(game, effect.of, context, where):
            continue
        if effect.for_what is not None:
            if context.kind != "cast" or context.object is None:
                continue
            if not matching.fits(game, effect.for_what, as_spell(game.get(context.object)), where):
                continue
        for each in effect.types:
            only = "only " if effect.only else ""
            found[each] = only + effect.becomes.removeprefix("any ")
    return found


def _is_of(game: Game, of: ObjectRef, context: PaymentContext, where: Context) -> bool:
    """Tell whether an ability of the object is being activated."""
    return context.kind == "activate" and context.object in looking_up.objects_of(game, of, where)


def _concerns(game: Game, effect: AsThoughAnyMana, context: PaymentContext, where: Context) -> bool:
    """Tell whether the permission is for what is being paid."""
    if effect.of is not None:
        return _is_of(game, effect.of, context, where)
    if effect.words == "those":  # the abilities that the object has gained, not its own
        if context.kind != "activate" or context.object != where.source:
            return False
        return context.ability not in faces.abilities_of(game.get(where.source).face)
    if effect.for_what is None and not effect.abilities:
        return True
    kind = "activate" if effect.abilities else "cast"
    if context.kind != kind or context.object is None:
        return False
    each = game.get(context.object)
    if kind == "cast":
        each = as_spell(each)
    return effect.for_what is None or matching.fits(game, effect.for_what, each, where)
