"""What is worked out of a position and kept: until a write, or longer where only tapping differs.

Most writes of a payment tap something, and few texts look at that. Where none does, what was
worked out of characteristics, static abilities and triggers stays good, and forks share it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import lru_cache
from typing import Any, get_args

from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.quantities import UnspentMana
from rulings_cli.abilities.static import (
    BecomesA,
    GainsAbilitiesOf,
    GrantAbilities,
    StaticEffect,
)
from rulings_cli.game.game import KEPT, MANA_MATTERS, Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.values import Value, walk

#: Every kind of static effect.
STATIC_EFFECTS: frozenset[Any] = frozenset(get_args(StaticEffect))


def kept(game: Game) -> dict[Any, Any]:
    """Give where to keep what does not depend on what is tapped."""
    found: dict[Any, Any] | None = game.cache.get(KEPT)
    if found is not None:
        return found
    if "tapping matters" not in game.cache:
        game.cache["tapping matters"] = _any_text(game, reads_tapped)
        game.cache[MANA_MATTERS] = _any_text(game, reads_unspent_mana)
    if game.cache["tapping matters"]:
        return game.cache
    found = game.cache[KEPT] = {MANA_MATTERS: game.cache[MANA_MATTERS]}
    return found


def _any_text(game: Game, reads: Callable[[object], bool]) -> bool:
    return any(reads(text) for each in game.objects.values() for text in texts(each)) or any(
        reads(each.changes) for each in game.effects.values()
    )


def texts(each: GameObject) -> Iterator[Value]:
    """Give the texts that an object may have: of its face, its card, the ability that it is."""
    yield each.face
    if each.card is not None and len(each.card.faces) > 1:
        yield each.card
    if each.on_stack is not None:
        yield each.on_stack.ability


class StaticEffects:
    """Which objects of a position have static effects in their texts, and what may be granted."""

    __slots__ = ("by_object", "copies", "granted")

    def __init__(self, game: Game) -> None:
        self.by_object: list[tuple[ObjectId, frozenset[type[Value]]]] = []
        granted: set[type[Value]] = set()
        self.copies = False
        for id, each in game.objects.items():
            kinds, given, copies = _of_text(each.face)
            if each.card is not None and len(each.card.faces) > 1:
                more = _of_text(each.card)
                kinds, given, copies = kinds | more[0], given | more[1], copies or more[2]
            if kinds:
                self.by_object.append((id, kinds))
                granted |= given
                self.copies = self.copies or copies
        for effect in game.effects.values():
            granted |= effects_granted_in(effect.changes)
        self.granted = frozenset(granted)


def static_effects(game: Game) -> StaticEffects:
    """Give which objects may have which static effects."""
    cache = kept(game)
    key = ("static effects", tuple(game.effects))
    found: StaticEffects | None = cache.get(key)
    if found is None:
        found = cache[key] = StaticEffects(game)
    return found


@lru_cache(maxsize=8192)
def _of_text(text: Value) -> tuple[frozenset[type[Value]], frozenset[type[Value]], bool]:
    return effects_in(text), effects_granted_in(text), copies_abilities(text)


@lru_cache(maxsize=8192)
def reads_tapped(text: object) -> bool:
    """Tell whether a text looks at what is tapped or untapped."""
    return any(
        isinstance(each, HasState) and each.word in ("tapped", "untapped") for each in walk(text)
    )


@lru_cache(maxsize=8192)
def reads_unspent_mana(text: object) -> bool:
    """Tell whether a text counts unspent mana."""
    return any(isinstance(each, UnspentMana) for each in walk(text))


@lru_cache(maxsize=8192)
def effects_in(text: object) -> frozenset[type[Value]]:
    """Give the kinds of static effects anywhere in a text."""
    return frozenset(type(each) for each in walk(text) if type(each) in STATIC_EFFECTS)


@lru_cache(maxsize=8192)
def effects_granted_in(text: object) -> frozenset[type[Value]]:
    """Give the kinds of static effects that a text may give to other objects."""
    found: frozenset[type[Value]] = frozenset()
    for each in walk(text):
        if isinstance(each, GrantAbilities | BecomesA):
            found |= effects_in(each)
    return found


@lru_cache(maxsize=8192)
def copies_abilities(text: object) -> bool:
    """Tell whether a text gives an object the abilities of others."""
    return any(isinstance(each, GainsAbilitiesOf) for each in walk(text))
