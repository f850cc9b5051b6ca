"""What is worked out of a position and kept: until a write, or longer where only tapping differs.

Most writes of a payment tap something, and few texts look at that. Where none does, what was
worked out of characteristics, static abilities and triggers stays good, and forks share it.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Any, get_args

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.quantities import UnspentMana
from rulings_cli.abilities.static import (
    BecomesA,
    GainsAbilitiesOf,
    GrantAbilities,
    StaticEffect,
)
from rulings_cli.game.game import KEPT, MANA_MATTERS, TEXTS, Game
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
        texts = texts_of(game)
        changes = [each.changes for each in game.effects.values()]
        game.cache["tapping matters"] = texts.read_tapped or any(map(reads_tapped, changes))
        game.cache[MANA_MATTERS] = texts.read_mana or any(map(reads_unspent_mana, changes))
    if game.cache["tapping matters"]:
        return game.cache
    found = game.cache[KEPT] = {MANA_MATTERS: game.cache[MANA_MATTERS]}
    return found


class TextFacts(Value):
    """What matters here about the texts that one object may have."""

    effects: frozenset[type[Value]] = frozenset()
    granted: frozenset[type[Value]] = frozenset()
    copies: bool = False
    reads_tapped: bool = False
    reads_mana: bool = False
    #: kinds of trigger event in the texts of its face and card, and whether they give abilities
    events: frozenset[type[Value]] = frozenset()
    grants_triggers: bool = False
    #: those of `WATCHED` that it has or could give
    keywords: frozenset[str] = frozenset()


#: Keywords by which something happens as soon as something is so (see engine.any_time).
WATCHED = frozenset(("absorb", "ascend", "daybound", "dredge", "nightbound", "start your engines!"))
_NOTHING = TextFacts()


class Texts:
    """What was gathered from the texts of all objects: of most there is nothing to say."""

    __slots__ = (
        "by_object",
        "copies",
        "effects",
        "events",
        "grant_triggers",
        "granted",
        "keywords",
        "read_mana",
        "read_tapped",
        "with_events",
    )

    def __init__(self, by_object: dict[ObjectId, TextFacts]) -> None:
        self.by_object = by_object
        facts = by_object.values()
        self.read_tapped = any(each.reads_tapped for each in facts)
        self.read_mana = any(each.reads_mana for each in facts)
        self.copies = any(each.copies for each in facts)
        self.grant_triggers = any(each.grants_triggers for each in facts)
        self.events: frozenset[type[Value]] = frozenset().union(*(each.events for each in facts))
        #: the objects whose texts have trigger events, the oldest first
        self.with_events = tuple(id for id in sorted(by_object) if by_object[id].events)
        #: which objects have which static effects, the oldest object first
        self.effects = tuple(
            (id, by_object[id].effects) for id in sorted(by_object) if by_object[id].effects
        )
        self.granted: frozenset[type[Value]] = frozenset().union(*(each.granted for each in facts))
        self.keywords: frozenset[str] = frozenset().union(*(each.keywords for each in facts))


def texts_of(game: Game) -> Texts:
    """Give what the texts of the position's objects say; only what has changed is read again."""
    held: tuple[Texts, frozenset[ObjectId]] | None = game.cache.get(TEXTS)
    if held is not None and not held[1]:
        return held[0]
    by_object = {} if held is None else dict(held[0].by_object)
    changed = False
    for id in game.objects if held is None else held[1]:
        each = game.objects.get(id)
        facts = _NOTHING if each is None else _facts_of(each)
        if facts is not by_object.get(id, _NOTHING):
            changed = True
            by_object[id] = facts
        if facts is _NOTHING:
            by_object.pop(id, None)
    found = held[0] if held is not None and not changed else Texts(by_object)
    game.cache[TEXTS] = (found, frozenset())
    return found


def _facts_of(each: GameObject) -> TextFacts:
    """Read the texts that an object may have: of its face, its card, the ability that it is."""
    card = each.card if each.card is not None and len(each.card.faces) > 1 else None
    return _facts(each.face, card, None if each.on_stack is None else each.on_stack.ability)


@lru_cache(maxsize=8192)
def _facts(face: Value, card: Value | None, ability: Value | None) -> TextFacts:
    from rulings_cli.engine.keyword_triggers import events_in, grants_triggers

    lasting = [face] if card is None else [face, card]
    texts = lasting if ability is None else [*lasting, ability]
    found = TextFacts(
        frozenset().union(*map(effects_in, lasting)),
        frozenset().union(*map(effects_granted_in, lasting)),
        any(map(copies_abilities, lasting)),
        any(map(reads_tapped, texts)),
        any(map(reads_unspent_mana, texts)),
        frozenset().union(*map(events_in, lasting)),
        any(map(grants_triggers, lasting)),
        frozenset().union(*map(watched_in, lasting)),
    )
    return _NOTHING if found == _NOTHING else found


@lru_cache(maxsize=4096)
def watched_in(text: object) -> frozenset[str]:
    """Give the watched keywords anywhere in a text."""
    return frozenset(
        each.name for each in walk(text) if isinstance(each, Keyword) and each.name in WATCHED
    )


class StaticEffects:
    """Which objects of a position have static effects in their texts, and what may be granted."""

    __slots__ = ("by_object", "copies", "granted")

    def __init__(self, game: Game) -> None:
        texts = texts_of(game)
        self.by_object = texts.effects
        self.copies = texts.copies
        self.granted = texts.granted.union(
            *(effects_granted_in(each.changes) for each in game.effects.values())
        )


def static_effects(game: Game) -> StaticEffects:
    """Give which objects may have which static effects."""
    cache = kept(game)
    key = ("static effects", tuple(game.effects))
    found: StaticEffects | None = cache.get(key)
    if found is None:
        found = cache[key] = StaticEffects(game)
    return found


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
