"""How a "then" line came out, and the words in which that is told."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulings_cli.examples import naming
from rulings_cli.examples.lines import Line
from rulings_cli.examples.playing import Play
from rulings_cli.game.actions import Refused
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.mana import MANA_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

BATTLEFIELD: Final = (Zone.BATTLEFIELD,)


class Check(Value):
    """How a "then" line came out: whether it is true, what there is instead, by which rules."""

    ok: bool
    got: str
    rules: tuple[str, ...] = ()


def numbers(refused: Refused) -> tuple[str, ...]:
    """Give the numbers of the rules of a refusal, the deciding one first."""
    return tuple(dict.fromkeys((refused.rule.number, *(e.number for e in refused.because))))


def refusal_words(refused: Refused) -> str:
    """Say a refusal: illegal by its rule, and why."""
    how = "reversed" if refused.reversed else "illegal"
    return f"{how} by {', '.join(numbers(refused))}: {refused.reason}"


def symbols(types: Any) -> str:
    """Say mana, in the order of W U B R G C."""
    order = sorted(types, key=lambda each: MANA_TYPES.index(each) if each in MANA_TYPES else 9)
    return "".join(f"{{{each}}}" for each in order) or "empty"


def one(play: Play, line: Line, zones: Iterable[Zone] = naming.ANYWHERE) -> ObjectId:
    """Give the object that a line is about."""
    return naming.one(play.position, line.get("object"), zones)
