"""What is printed on an object: the face that counts in its zone (CR 708, 709, 712, 202, 305.6).

Only this module and `layers` read printed values; everybody else asks `layers.characteristics`.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import lru_cache

from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    Keyword,
    Paragraph,
    StaticAbility,
)
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.conditions import CountIs
from rulings_cli.abilities.costs import Cost, PayMana, TapThis
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import Symbols
from rulings_cli.abilities.quantities import CountersOn, Number
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import Affects, GrantAbilities
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost, colors_of_cost
from rulings_cli.terms.rules.additional import (
    COMBINED_HALVES,
    FACE_DOWN,
    FRONT_FACE_ONLY,
    LOCKED_HALVES,
    STATION_SYMBOL,
)
from rulings_cli.terms.rules.card_types import BASIC_LAND_TYPES_HAVE_MANA_ABILITIES
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

#: Layouts of double-faced cards (CR 712.1): they have one face up.
DOUBLE_FACED = frozenset(("transform", "modal_dfc", "meld", "reversible_card"))
#: Layouts of split cards (CR 709).
SPLIT = frozenset(("split", "aftermath", "room"))

#: An object with no characteristics: an ability on the stack, or an empty ring of values.
BLANK = Face(name="")
FACE_DOWN_CREATURE = Face(name="", types=("creature",), power="2", toughness="2")
#: The mark of a permanent that is set up as cast face down for its disguise ability.
DISGUISED = ("disguised", "yes")
DISGUISED_CREATURE = FACE_DOWN_CREATURE.evolve(
    paragraphs=(Paragraph((Keyword("ward", cost=Cost((PayMana(ManaCost(("2",))),))),)),)
)


@implements(FRONT_FACE_ONLY, COMBINED_HALVES, FACE_DOWN)
def face_in_force(each: GameObject) -> Face:
    """Give the face whose printed values the object has in the zone in which it is."""
    if each.on_stack is not None:
        return BLANK
    on_table = each.zone in (Zone.BATTLEFIELD, Zone.STACK)
    if each.face_down and on_table:
        is_disguised = any(mark in each.chosen for mark in (("cloaked", "yes"), DISGUISED)) or (
            each.cast is not None and each.cast.alternative == "disguise"
        )
        return DISGUISED_CREATURE if is_disguised else FACE_DOWN_CREATURE
    card = each.card
    if on_table or card is None or len(card.faces) == 1 or each.kind != "card":
        return each.face
    return combined_face(card) if card.layout in SPLIT else card.front


def rules_of_face(each: GameObject) -> tuple[Rule, ...]:
    """Give the rule by which it has the values of another face than the one that is chosen."""
    if each.face_down and each.zone in (Zone.BATTLEFIELD, Zone.STACK):
        return (FACE_DOWN,)
    if each.zone in (Zone.BATTLEFIELD, Zone.STACK) or each.card is None or each.kind != "card":
        return ()
    if len(each.card.faces) == 1:
        return ()
    if each.card.layout in SPLIT:
        return (COMBINED_HALVES,)
    return (FRONT_FACE_ONLY,) if each.card.layout in DOUBLE_FACED else ()


@lru_cache(maxsize=512)
def combined_face(card: Card) -> Face:
    """Give the characteristics of a split card's halves combined (CR 709.4)."""
    first, *others = card.faces
    symbols: list[str] = list(first.mana_cost.symbols) if first.mana_cost else []
    paragraphs: list[Paragraph] = list(first.paragraphs)
    for half in others:
        symbols += half.mana_cost.symbols if half.mana_cost else ()
        paragraphs += half.paragraphs
    return first.evolve(
        name=" // ".join(half.name for half in card.faces),
        mana_cost=ManaCost(tuple(symbols)),
        colors=frozenset().union(*(half.colors for half in card.faces)),
        supertypes=_merged(half.supertypes for half in card.faces),
        types=_merged(half.types for half in card.faces),
        subtypes=_merged(half.subtypes for half in card.faces),
        paragraphs=tuple(paragraphs),
    )


@implements(LOCKED_HALVES)
def locked(front: Face) -> Face:
    """Give what a Room is that wasn't cast: neither half counts, but what is on its type line."""
    return Face("", types=front.types, subtypes=front.subtypes, supertypes=front.supertypes)


def _merged(parts: Iterable[tuple[str, ...]]) -> tuple[str, ...]:
    found: dict[str, None] = {}
    for part in parts:
        found.update(dict.fromkeys(part))
    return tuple(found)


@lru_cache(maxsize=4096)
def abilities_of(face: Face) -> tuple[Ability, ...]:
    """Give the compiled abilities that are printed on a face."""
    return tuple(face.abilities)


def colors_of(face: Face) -> frozenset[str]:
    """Give a face's colors: mana cost, color indicator, or what defines a token (CR 105.2)."""
    if face.set_colors is not None:
        return face.set_colors
    return face.colors | face.color_indicator | colors_of_cost(face.mana_cost)


#: A printed number of which a star is a part: "1+*".
_SUM = re.compile(r"(-?\d+)[+-]\*")


def printed_number(text: str | None) -> int | None:
    """Give a printed power, toughness or loyalty; a star counts as 0 until it is defined."""
    if text is None:
        return None
    try:
        return int(text)
    except ValueError:
        found = _SUM.fullmatch(text)
        return int(found[1]) if found is not None else 0


@lru_cache(maxsize=64)
@implements(BASIC_LAND_TYPES_HAVE_MANA_ABILITIES)
def intrinsic_abilities(subtypes: frozenset[str]) -> tuple[ActivatedAbility, ...]:
    """Give the mana abilities that a land has by its basic land types."""
    return tuple(
        ActivatedAbility(Cost((TapThis(),)), (Sentence((Add(Symbols((letter,))),)),))
        for name, letter in BASIC_LAND_TYPES.items()
        if name in subtypes
    )


@lru_cache(maxsize=4096)
def has_continuous_effects(face: Face) -> bool:
    """Tell whether the face has an ability that changes characteristics of some object."""
    return any(
        isinstance(each, StaticAbility)
        and any(isinstance(effect, Affects) for effect in each.effects)
        for each in abilities_of(face)
    )


@lru_cache(maxsize=4096)
def grants_continuous_effects(face: Face) -> bool:
    """Tell whether the face's effects may reach further than the object that has them."""
    return any(not isinstance(effect.of, This) for effect in continuous_effects(face))


@lru_cache(maxsize=4096)
def continuous_effects(face: Face) -> tuple[Affects, ...]:
    """Give the face's continuous effects, with those of the abilities that it gives itself."""
    return tuple(_continuous(tuple(abilities_of(face))))


def _continuous(abilities: tuple[Value, ...]) -> Iterator[Affects]:
    for each in abilities:
        for effect in each.effects if isinstance(each, StaticAbility) else ():
            if not isinstance(effect, Affects):
                continue
            yield effect
            for change in effect.changes if isinstance(effect.of, This) else ():
                if isinstance(change, GrantAbilities):
                    yield from _continuous(change.abilities)


#: The keywords that change the types or colors of what they are printed on.
DEFINING = frozenset(
    ("changeling", "devoid", "impending", "living metal", "reconfigure", "station")
)


@carries_out("changeling", "devoid", "living metal")
@lru_cache(maxsize=4096)
def defines_itself(face: Face) -> bool:
    """Tell whether something printed on it changes its own values: the layers must be applied."""
    return has_continuous_effects(face) or any(
        isinstance(each, Keyword) and each.name in DEFINING for each in abilities_of(face)
    )


@lru_cache(maxsize=1024)
@implements(STATION_SYMBOL)
def stationed_at(face: Face) -> int | None:
    """Give with how many charge counters a station card is a creature: at its last symbol.

    The data has its power and toughness, not by which symbol they stand; None where it has none.
    """
    if face.power is None or "creature" in face.types:
        return None
    numbers = [
        condition.right.n
        for each in abilities_of(face)
        if isinstance(each, StaticAbility)
        and isinstance(condition := each.condition, CountIs)
        and isinstance(condition.left, CountersOn)
        and condition.left.kind == "charge"
        and isinstance(condition.right, Number)
    ]
    return max(numbers, default=None)


@lru_cache(maxsize=4096)
def static_zones(face: Face) -> frozenset[Zone]:
    """Give the zones in which a static ability of the face works."""
    return frozenset(each.zone for each in abilities_of(face) if isinstance(each, StaticAbility))
