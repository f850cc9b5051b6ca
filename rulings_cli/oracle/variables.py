"""Costs with {X} in them, and what is done with X: "double the value of X" (CR 107.3)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import CostContains
from rulings_cli.abilities.described import HasCostSymbol
from rulings_cli.abilities.effects import DoubleX
from rulings_cli.abilities.references import Bound, You
from rulings_cli.abilities.triggers import Activates, AnyEvent, Casts
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.vocabulary import words_in

_CONTAINS: Final = "with a mana cost that contains {X}"
constants("quality", {_CONTAINS: HasCostSymbol("X", "contains")})
_EITHER: Final = "that spell's mana cost or that ability's activation cost contains {X}"
constants("condition", {_EITHER: CostContains(Bound("triggering", ""))})
constants("vp", {"double the value of X": DoubleX(Bound("triggering", ""))})

#: How an event is joined to casting a spell: "you cast … or activate an ability".
OR_ACTIVATE: Final = "or activate"
_OR_ACTIVATE: Final = words_in("or activate an ability")


def _read_cast_or_activate(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "cast")
    for what, middle in reader.all("a thing", start) if start >= 0 else ():
        end = reader.here(middle, *_OR_ACTIVATE)
        if end >= 0 and what.noun == "spell":
            yield AnyEvent((Casts(You("you"), what), Activates(You("you"))), OR_ACTIVATE), end


def _say_cast_or_activate(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != OR_ACTIVATE or not isinstance(node.events[0], Casts):
        return None
    return ["you", "cast", *sayer.say("a thing", node.events[0].what), *_OR_ACTIVATE]


pair("event", AnyEvent, _read_cast_or_activate, _say_cast_or_activate, first="you")
