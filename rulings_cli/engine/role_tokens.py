"""Role tokens (CR 111.10j-r): colorless Auras that enchant a creature, with their own names."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import (
    Ability,
    Keyword,
    Paragraph,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.conditions import Condition, CountIs
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import Effect, LoseLife, PutCounters, Scry, Sentence
from rulings_cli.abilities.quantities import CountOf, Number, Quantity, ValueOf
from rulings_cli.abilities.references import AttachedTo, EachOpponent, This, You
from rulings_cli.abilities.static import (
    Affects,
    Change,
    GrantAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from rulings_cli.abilities.triggers import Attacks, ZoneChange
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Zone

_ENCHANT = Keyword("enchant", quality=Described(kinds=((HasType("creature"),),)))


def _role(name: str, *changes: Change, more: tuple[Ability, ...] = ()) -> Face:
    affected = StaticAbility((Affects(AttachedTo("enchanted creature"), changes),))
    return Face(
        name,
        types=("enchantment",),
        subtypes=("Aura", "Role"),
        paragraphs=tuple(Paragraph((each,)) for each in (_ENCHANT, affected, *more)),
    )


def _bigger(for_each: Quantity | None = None) -> ModifyPowerToughness:
    return ModifyPowerToughness(Number(1), Number(1), for_each)


def _as_it_attacks(*effects: Effect, condition: Condition | None = None) -> GrantAbilities:
    event = Attacks(This("this creature"))
    body = (Sentence(effects),)
    return GrantAbilities((TriggeredAbility(event, body, condition=condition, word="whenever"),))


def _royal() -> Face:
    ward = Keyword("ward", cost=Cost((PayMana(ManaCost(("1",))),)))
    return _role("Royal", _bigger(), GrantAbilities((ward,)))


def _virtuous() -> Face:
    enchantments = Described(kinds=((HasType("enchantment"),),), controller=You())
    return _role("Virtuous", _bigger(CountOf(enchantments)))


def _wicked() -> Face:
    goes = ZoneChange(This("this token"), Zone.GRAVEYARD, Zone.BATTLEFIELD)
    losing = (Sentence((LoseLife(Number(1), EachOpponent()),)),)
    return _role("Wicked", _bigger(), more=(TriggeredAbility(goes, losing),))


def _young_hero() -> Face:
    small = CountIs(ValueOf("toughness", This("it")), "<=", Number(3))
    grows = PutCounters("+1/+1", This("it"))
    return _role("Young Hero", _as_it_attacks(grows, condition=small))


#: Each Role by how a token is said to be one.
ROLES: dict[str, Callable[[], Face]] = {
    "Cursed Role": lambda: _role("Cursed", SetPowerToughness(Number(1), Number(1))),
    "Monster Role": lambda: _role("Monster", _bigger(), GrantAbilities((Keyword("trample"),))),
    "Royal Role": _royal,
    "Sorcerer Role": lambda: _role("Sorcerer", _bigger(), _as_it_attacks(Scry(Number(1)))),
    "Virtuous Role": _virtuous,
    "Wicked Role": _wicked,
    "Young Hero Role": _young_hero,
}
