"""Mana that is in the pool as an example begins, where making it is not planned or not played.

What the mana is, and what limits it, is read off the instruction that adds it; that it was made is
an assumption, and said. Of an amount that is counted one mana is there (CONTRACT: "a source that
makes an amount that may be zero is assumed to make at least one").
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from typing import Any

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    LoyaltyAbility,
    SpellAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.effects import Add, DelayedTrigger
from rulings_cli.abilities.mana import (
    AnyColor,
    EitherMana,
    ManaRider,
    OneOf,
    Repeated,
    Symbols,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import EachOpponent
from rulings_cli.abilities.triggers import (
    AnyEvent,
    Attacks,
    AttacksWith,
    BecomesBlocked,
    BeginningOf,
    Blocks,
    DealsDamage,
    IsUnblocked,
    While,
)
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.examples.made_mana import adding, types_of, written_out
from rulings_cli.terms.mana import MANA_TYPES
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step

#: How many kinds of mana of one instruction are tried.
_MOST = 30
_FIGHTING = (Attacks, AttacksWith, Blocks, BecomesBlocked, IsUnblocked)
_ABILITIES = (ActivatedAbility, DelayedTrigger, LoyaltyAbility, SpellAbility, TriggeredAbility)
_MAIN = (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)


class Pooled(Value):
    """Some mana of a card in your pool: the lines, and the instruction that adds it."""

    own: str
    given: tuple[str, ...]
    told: tuple[str, ...]
    adding: Value


def pooled(card: Card, face: Face, ability: Value, needed: Needed) -> Iterator[Pooled]:
    """Give each kind of mana that an ability of the card, or one that it gives, may have made."""
    found = tuple(_instructions(ability, None))
    if len({add.restriction for add, _ in found}) > 1:
        return  # whether the limit of one is that of the others is not told apart
    for add, maker in found:
        if isinstance(add.who, EachOpponent):
            continue
        moment = "" if any(map(_lasts, add.riders)) else _moment(maker)
        for types in kinds(add, needed):
            taken = adding((*face.abilities, *face.uncompiled), types)
            if taken is None or taken.restriction != add.restriction:
                continue  # a line would take it for other mana of the card
            symbols = "".join(f"{{{each}}}" for each in types)
            given = (f"your mana pool is {symbols} from {face.name}", moment)
            told = (f"{face.name} has made {symbols}", moment)
            yield Pooled(
                _there(card, face), tuple(filter(None, given)), tuple(filter(None, told)), ability
            )


def _lasts(rider: ManaRider) -> bool:
    """Tell whether the mana is still there in a main phase after that."""
    return rider.kind == "persists" and rider.until != "end of combat"


def makes(ability: Value) -> bool:
    """Tell whether an ability, or one that it gives, adds mana."""
    return next(_instructions(ability, None), None) is not None


def _instructions(node: object, maker: Value | None) -> Iterator[tuple[Add, Value | None]]:
    """Give the instructions to add mana in a tree, each with the innermost ability it stands in."""
    if isinstance(node, Add):
        yield node, maker
    elif isinstance(node, Keyword):
        yield from _instructions(written_out(node), maker)
    elif isinstance(node, Value):
        inner = node if isinstance(node, _ABILITIES) else maker
        for each in type(node)._fields:
            yield from _instructions(getattr(node, each), inner)
    elif isinstance(node, tuple | frozenset):
        for each in node:
            yield from _instructions(each, maker)


def _there(card: Card, face: Face) -> str:
    """Give the line that puts the card where it is when its mana was made."""
    if PERMANENT_TYPES.isdisjoint(face.types):
        whole = f'"{card.name}"' if " // " in card.name else face.name
        return f"{whole} is in your graveyard"
    if face is not card.front:
        return f"you control {face.name}, showing {face.name}"
    return f'you control "{card.name}"' if " // " in card.name else f"you control {face.name}"


def _moment(maker: Value | None) -> str:
    """Give the line of the time at which the mana is made, where that is no main phase."""
    if not isinstance(maker, TriggeredAbility | DelayedTrigger):
        return ""
    event: Any = maker.event
    alternatives = event.events if isinstance(event, AnyEvent) else (event,)
    moments = {_moment_of(each) for each in alternatives}
    return "" if "" in moments else min(moments)


def _moment_of(event: Any) -> str:
    if isinstance(event, While):
        return _moment_of(event.event)
    if isinstance(event, BeginningOf):
        return "" if event.step in _MAIN else f"it is your {event.step.words}"
    if isinstance(event, _FIGHTING) or (isinstance(event, DealsDamage) and event.combat):
        return f"it is your {Step.DECLARE_ATTACKERS.words}"
    return ""


def kinds(add: Add, needed: Needed) -> list[tuple[str, ...]]:
    """Give the mana that an instruction may add, what serves the cost first; one where counted."""
    found = list(dict.fromkeys(_kinds(add.mana)))
    wanted = {*needed.colors, "C"}
    found.sort(key=lambda each: -len(wanted.intersection(each)))
    return found[:_MOST]


def _kinds(mana: Any) -> Iterator[tuple[str, ...]]:
    if isinstance(mana, Symbols):
        yield mana.symbols
    elif isinstance(mana, OneOf):
        yield from mana.alternatives
    elif isinstance(mana, EitherMana):
        for each in mana.choices:
            yield from _kinds(each)
    elif isinstance(mana, Repeated):
        times = _number(mana.times)
        for one in _kinds(mana.what):
            yield one * times
    elif isinstance(mana, AnyColor) and mana.mode != "one":
        choose = combinations if mana.mode == "different" else combinations_with_replacement
        yield from choose(mana.among, min(_number(mana.amount), 5))
    else:
        times = _number(getattr(mana, "amount", None))
        for kind in sorted(types_of(mana), key=MANA_TYPES.index):
            yield (kind,) * times


def _number(amount: object) -> int:
    return amount.n if isinstance(amount, Number) else 1
