"""Mana spent on spells, added up over a turn: "you expend 4" ⇄ `Expends` (CR 700.14)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.references import You
from rulings_cli.abilities.triggers import Expends
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair


def _read_expend(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "expend")
    if start >= 0 and reader.tokens[start].isdigit():
        yield Expends(You("you"), int(reader.tokens[start])), start + 1


def _say_expend(_: Sayer, node: Expends) -> Words:
    return ["you", "expend", str(node.count)]


pair("event", Expends, _read_expend, _say_expend, first="you")
