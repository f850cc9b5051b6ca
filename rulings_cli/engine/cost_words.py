"""Say a cost in a few words, for facts and refusals."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.abilities.costs import (
    AddManaCost,
    Cost,
    DiscardCards,
    DrawCost,
    ExertThis,
    ExileMaterials,
    ExileObjects,
    ExileThis,
    MillCost,
    PayEnergy,
    PayLife,
    PayMana,
    PutCountersCost,
    PutFromExile,
    RemoveCounters,
    ReturnObjects,
    RevealObjects,
    RevealThis,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapPower,
    TapThis,
    UntapObjects,
    UntapThis,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.terms.values import Value


def in_words(cost: Cost) -> str:
    """Say a cost, such as "{4}, {T}" or "{1}, sacrifice a permanent"; "nothing" for no cost."""
    said = [_said(each) for each in cost.components]
    return ", ".join(each for each in said if each) or "nothing"


def _said(component: Value) -> str:
    say = _WORDS.get(type(component))
    return say(component) if say is not None else str(getattr(component, "words", ""))


def _count(quantity: object, one: str, many: str) -> str:
    if isinstance(quantity, Number):
        return f"a {one}" if quantity.n == 1 else f"{quantity.n} {many}"
    return many


_WORDS: dict[type[Value], Callable[[Any], str]] = {
    PayMana: lambda each: str(each.cost),
    TapThis: lambda _: "{T}",
    UntapThis: lambda _: "{Q}",
    TapObjects: lambda each: f"tap {_count(each.count, 'permanent', 'permanents')}",
    TapPower: lambda each: f"tap creatures with power {getattr(each.power, 'n', 'X')}",
    UntapObjects: lambda each: f"untap {_count(each.count, 'permanent', 'permanents')}",
    SacrificeThis: lambda _: "sacrifice it",
    SacrificeObjects: lambda each: f"sacrifice {_count(each.count, 'permanent', 'permanents')}",
    PayLife: lambda each: f"pay {getattr(each.amount, 'n', 'some')} life",
    PayEnergy: lambda each: f"pay {getattr(each.amount, 'n', 'some')} energy",
    DiscardCards: lambda each: (
        "discard the hand" if each.hand else f"discard {_count(each.count, 'card', 'cards')}"
    ),
    RemoveCounters: lambda each: f"remove {each.kind} counters".replace("  ", " "),
    PutCountersCost: lambda each: f"put {each.kind} counters",
    ExileObjects: lambda each: f"exile {_count(each.count, 'card', 'cards')}",
    ExileThis: lambda _: "exile it",
    ReturnObjects: lambda each: f"return {_count(each.count, 'permanent', 'permanents')}",
    AddManaCost: lambda _: "add mana",
    PutFromExile: lambda each: f"put {_count(each.count, 'card', 'cards')} from exile away",
    DrawCost: lambda each: f"draw {_count(each.count, 'card', 'cards')}",
    MillCost: lambda each: f"mill {_count(each.count, 'card', 'cards')}",
    RevealObjects: lambda each: f"reveal {_count(each.count, 'card', 'cards')}",
    RevealThis: lambda _: "reveal it",
    ExileMaterials: lambda each: f"exile {each.count} material(s)",
    ExertThis: lambda _: "exert it",
}
