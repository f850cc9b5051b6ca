"""Mana that is in a pool as an example begins: the instruction of its source that made it."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.costs import AddManaCost
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import (
    AnyColor,
    CouldProduce,
    EitherMana,
    NotedMana,
    OneOf,
    Repeated,
    Symbols,
    TypeProduced,
)
from rulings_cli.abilities.references import You
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.examples.naming import Unclear
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId
from rulings_cli.terms.mana import COLORS, MANA_TYPES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Step


def mana_from(game: Game, source: ObjectId, types: tuple[str, ...]) -> tuple[ManaUnit, ...]:
    """Give units of mana as an ability of the source makes them, with its limits (CR 106.6)."""
    from rulings_cli.engine import layers, mana

    was = game.get(source)
    held = layers.characteristics(game, source)
    add = adding((*held.abilities, *held.uncompiled), types)
    if add is None:
        made = "".join(f"{{{each}}}" for each in types)
        hint = "name the mana that one of its abilities makes"
        raise Unclear(f"{was.name} makes no {made}", hint)
    return mana.units_of(game, add, types, was)


def adding(abilities: Iterable[Value], types: tuple[str, ...]) -> Add | None:
    """Give the first instruction that may add such mana, in abilities that are given too."""
    for ability in abilities:
        for each in walk(ability):
            for one in walk(written_out(each)) if isinstance(each, Keyword) else (each,):
                if isinstance(one, Add) and set(types) <= types_of(one.mana):
                    return one
    return None


def written_out(keyword: Keyword) -> Value | None:
    """Give the ability that a keyword means, if it adds mana (CR 702.24a, 702.189a)."""
    for each in walk(keyword.cost):
        if isinstance(each, AddManaCost):
            add = Sentence((Add(Symbols(each.symbols)),))
            return TriggeredAbility(BeginningOf(Step.UPKEEP, You()), (add,))
    if keyword.name != "firebending":
        return None
    from rulings_cli.engine import keyword_modules

    return keyword_modules.triggered(keyword)


def types_of(mana: Any) -> frozenset[str]:
    """Give the types that the mana may be of on any board and by any choice.

    >>> sorted(types_of(OneOf((("W",), ("U",)))))
    ['U', 'W']
    """
    if isinstance(mana, Symbols):
        return frozenset(mana.symbols)
    if isinstance(mana, OneOf):
        return frozenset(one for each in mana.alternatives for one in each)
    if isinstance(mana, AnyColor):
        return frozenset(mana.among)
    if isinstance(mana, EitherMana):
        return frozenset(one for each in mana.choices for one in types_of(each))
    if isinstance(mana, Repeated):
        return types_of(mana.what)
    if isinstance(mana, TypeProduced | NotedMana) or (
        isinstance(mana, CouldProduce) and not mana.only_colors
    ):
        return frozenset(MANA_TYPES)
    return frozenset(COLORS)
