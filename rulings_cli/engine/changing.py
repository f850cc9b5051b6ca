"""What each kind of change does to an object in its layer (CR 613.1)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeAlias

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword, TriggeredAbility
from rulings_cli.abilities.costs import Cost, CostComponent, ItsManaCost, PayMana
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.effects import TokenDescription
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import (
    BecomesA,
    BecomesChosen,
    CantHave,
    ChangeColors,
    ChangeText,
    ChangeTypes,
    GainsAbilitiesOf,
    GainsControl,
    GrantAbilities,
    IsNoLonger,
    LoseAbilities,
    LosesLandTypes,
    ModifyPowerToughness,
    SetPowerToughness,
    SwitchPowerToughness,
)
from rulings_cli.engine import layers, looking_up, mana_abilities, named_objects, quantities
from rulings_cli.engine.context import Context
from rulings_cli.engine.working import Working
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.general import CANT_HAVE
from rulings_cli.terms.types import BASIC_LAND_TYPES, LAND_TYPES
from rulings_cli.terms.values import Value, walk

_Changer: TypeAlias = Callable[[Game, Working, Any, Context, int], None]


def _gain_control(
    game: Game, each: Working, change: GainsControl, context: Context, _timestamp: int
) -> None:
    for player in looking_up.players_of(game, change.who, context):
        each.controller = player
        each.touch()


def _change_types(
    _game: Game, each: Working, change: ChangeTypes, _context: Context, _timestamp: int
) -> None:
    types, subtypes = frozenset(change.types), frozenset(change.subtypes)
    supertypes = frozenset(change.supertypes)
    if change.every == "basic land type":
        subtypes |= frozenset(BASIC_LAND_TYPES)
    # "becomes a Golem artifact creature" keeps what it was but for creature types (205.1b)
    is_artifact_creature = types == {"artifact", "creature"} and change.words != "only"
    adding = change.adding or bool(change.every) or is_artifact_creature
    if not adding and types:
        each.set_types(types)
    if (not adding or (is_artifact_creature and not change.adding)) and subtypes:
        each.set_subtypes(subtypes)
    each.add_types(types, subtypes, supertypes)
    if change.every == "creature type":
        each.gain_every_creature_type()


def _change_text(
    _game: Game, each: Working, change: ChangeText, _context: Context, _timestamp: int
) -> None:
    each.change_text(change)


def _become_chosen(
    game: Game, each: Working, change: BecomesChosen, context: Context, _timestamp: int
) -> None:
    """Be the color, creature type or land type that was chosen for the source of the effect."""
    if not change.chosen:
        raise NotSupported(f"becoming the {change.what} of one's choice", "613.1")
    if change.what == "color":
        color = looking_up.chosen_color(game, context)
        each.colors = each.colors | {color} if change.adding else frozenset((color,))
        each.touch()
        return
    choices = dict(looking_up.choices(looking_up.source_of(game, context)))
    kind = next((each for each in looking_up.TYPES_CHOSEN if each in choices), None)
    if kind is None:
        return
    if kind in ("card type", "type"):
        raise NotSupported("becoming the chosen card type", "613.1d")
    chosen = choices[kind]
    if change.adding:
        each.add_types(frozenset(), frozenset((chosen,)), frozenset())
    else:
        each.set_subtypes(frozenset((chosen,)))


def _change_colors(
    _game: Game, each: Working, change: ChangeColors, _context: Context, _timestamp: int
) -> None:
    colors = frozenset(change.colors)
    each.colors = each.colors | colors if change.adding else colors
    each.touch()


def _grant(
    game: Game, each: Working, change: GrantAbilities, context: Context, timestamp: int
) -> None:
    for ability in change.abilities:
        if isinstance(ability, Keyword) and ability.cost is not None:
            cost = _at_own_cost(ability.cost, each.mana_cost)
            if cost is None:
                continue  # what has no mana cost has none to pay for the keyword (CR 118.6)
            ability = ability.evolve(cost=cost)
        if each.object.id != context.source:
            ability = named_objects.particular(game, ability, context.source)
        each.gain_ability(ability, timestamp)  # type: ignore[arg-type]  # Keyword or Ability


def _at_own_cost(cost: Cost, own: ManaCost | None) -> Cost | None:
    """Give a cost in which "its mana cost" is the object's own; None where it has none."""
    parts: list[CostComponent] = []
    for each in cost.components:
        if not isinstance(each, ItsManaCost):
            parts.append(each)
        elif own is None:
            return None
        else:
            parts.append(PayMana(own.less_generic(each.less)))
    return Cost(tuple(parts))


def _lose(
    game: Game, each: Working, change: LoseAbilities, _context: Context, timestamp: int
) -> None:
    if change.spares_mana:
        each.keep_only(lambda one: mana_abilities.classify(one, game.edition).is_mana_ability)
    else:
        each.lose_abilities(change.abilities, spared=timestamp if change.others else None)


@implements(CANT_HAVE)
def _cant_have(
    _game: Game, each: Working, change: CantHave, _context: Context, _timestamp: int
) -> None:
    each.bar_abilities(change.abilities)


def _is_no_longer(
    _game: Game, each: Working, change: IsNoLonger, _context: Context, _timestamp: int
) -> None:
    each.lose_types(frozenset(change.types))


def _gain_abilities_of(
    game: Game, each: Working, change: GainsAbilitiesOf, context: Context, timestamp: int
) -> None:
    """Have the activated or triggered abilities of other objects, as they are so far."""
    wanted: tuple[type[Value], ...] = tuple(
        kind for word, kind in _ABILITY_KINDS.items() if word in change.kind
    )
    for id in looking_up.objects_of(game, change.of, context):
        for ability in layers.characteristics(game, id).abilities:
            if not isinstance(ability, wanted):
                continue
            if change.spared and mana_abilities.classify(ability, game.edition).is_mana_ability:
                continue
            each.gain_ability(ability, timestamp)


_ABILITY_KINDS: dict[str, type[Value]] = {
    "activated": ActivatedAbility,
    "triggered": TriggeredAbility,
}


def _set_size(
    game: Game, each: Working, change: SetPowerToughness, context: Context, _timestamp: int
) -> None:
    context = _speaking_of(game, each, change, context)
    if change.power is not None:
        each.power = quantities.amount(game, change.power, context)
    if change.toughness is not None:
        each.toughness = quantities.amount(game, change.toughness, context)
    each.touch()


def _modify_size(
    game: Game, each: Working, change: ModifyPowerToughness, context: Context, _timestamp: int
) -> None:
    if "creature" in each.types or each.power is not None:
        each.add_size(*amounts(game, change, _speaking_of(game, each, change, context)))


def _speaking_of(game: Game, each: Working, change: Value, context: Context) -> Context:
    """Give the context in which "its mana value" is that of the object that is changed.

    "For each other creature" is for each other than that object, unless it is the enchanted one:
    an Aura may count other enchantments than itself.
    """
    meant = {part.words for part in walk(change) if isinstance(part, This)}
    if not meant and any(isinstance(part, Another) for part in walk(change)):
        source = game.objects.get(context.source)
        if source is not None and source.attached_to != each.object.id:
            return context.evolve(source=each.object.id)
    if "it" not in meant:
        return context
    if len(meant) > 1:
        raise NotSupported("an amount of the changed object together with one of the source")
    return context.evolve(source=each.object.id)


def _switch(
    _game: Game, each: Working, _change: SwitchPowerToughness, _context: Context, _timestamp: int
) -> None:
    each.power, each.toughness = each.toughness, each.power
    each.touch()


def expanded(changes: tuple[Value, ...]) -> tuple[Value, ...]:
    """Give the changes with each "becomes a …" taken apart into what each layer does."""
    if any(isinstance(each, LoseAbilities) and each.words == "all land types" for each in changes):
        return (LosesLandTypes(), *expanded(tuple(_plainly(each) for each in changes)))
    if not any(isinstance(each, BecomesA) for each in changes):
        return changes
    found: list[Value] = []
    strictly = any(isinstance(each, LoseAbilities) and "types" in each.words for each in changes)
    for each in changes:
        if isinstance(each, BecomesA):
            found += _taken_apart(each, strictly=strictly)
        else:
            found.append(each)
    return tuple(found)


def _plainly(change: Value) -> Value:
    """Give a loss of land types and abilities as that of the abilities alone."""
    loses = isinstance(change, LoseAbilities) and change.words == "all land types"
    return change.evolve(words="") if loses else change


def _lose_land_types(
    _game: Game, each: Working, _change: LosesLandTypes, _context: Context, _timestamp: int
) -> None:
    each.subtypes -= LAND_TYPES
    each.touch()


def _taken_apart(change: BecomesA, *, strictly: bool) -> tuple[Value, ...]:
    """Types stay if the text says so (CR 205.1b); colors change unless none are spoken of.

    `strictly`: the text says of all other types that they are lost.
    """
    what = change.what
    if not isinstance(what, TokenDescription) or what.predefined:
        raise NotSupported("becoming what the text describes", "613.1")
    parts: list[Value] = []
    if what.types or what.subtypes or what.supertypes:
        keeps = bool(change.keeps) and "loses" not in change.keeps
        words = "only" if strictly or "loses" in change.keeps else ""
        parts.append(
            ChangeTypes(what.types, what.subtypes, what.supertypes, adding=keeps, words=words)
        )
    if change.every:
        parts.append(ChangeTypes(every=change.every, adding=True))
    if what.colors or not what.words.startswith("no color"):
        parts.append(ChangeColors(what.colors, adding="colors" in change.keeps))
    if what.keywords or what.abilities:
        parts.append(GrantAbilities((*what.keywords, *what.abilities)))
    if what.power is not None or what.toughness is not None:
        parts.append(SetPowerToughness(what.power, what.toughness))
    return tuple(parts)


CHANGES: dict[type[Value], _Changer] = {
    GainsControl: _gain_control,
    ChangeText: _change_text,
    ChangeTypes: _change_types,
    BecomesChosen: _become_chosen,
    ChangeColors: _change_colors,
    GrantAbilities: _grant,
    GainsAbilitiesOf: _gain_abilities_of,
    IsNoLonger: _is_no_longer,
    LosesLandTypes: _lose_land_types,
    LoseAbilities: _lose,
    CantHave: _cant_have,
    SetPowerToughness: _set_size,
    ModifyPowerToughness: _modify_size,
    SwitchPowerToughness: _switch,
}


def amounts(game: Game, change: Value, context: Context) -> tuple[int, ...]:
    """Give the numbers that a change would use now; none for a change without numbers."""
    if isinstance(change, ModifyPowerToughness):
        times = 1 if change.for_each is None else quantities.amount(game, change.for_each, context)
        return (
            times * quantities.amount(game, change.power, context),
            times * quantities.amount(game, change.toughness, context),
        )
    if isinstance(change, SetPowerToughness):
        return tuple(
            quantities.amount(game, each, context)
            for each in (change.power, change.toughness)
            if each is not None
        )
    return ()
