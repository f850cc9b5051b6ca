"""Counters that are moved one by one, and lacking a keyword (CR 122, 702.62) ⇄ their nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, HasKeyword
from rulings_cli.abilities.triggers import CounterPut, CounterRemoved, LastCounterRemoved
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import article

# counters that are removed or put, each of them


def _read_counter_moves(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a time counter is removed from this card", "a +1/+1 counter is put on ~"."""
    last = reader.here(at, "the", "last")
    start = last if last >= 0 else at + 1
    if last < 0 and reader.tokens[at] not in ("a", "an"):
        return
    for kind, middle in reader.all("counter kind", start):
        after = reader.here(middle, "counter", "is", "removed", "from")
        for what, end in reader.all("self", after) if after >= 0 else ():
            made = LastCounterRemoved if last >= 0 else CounterRemoved
            yield made(kind, what), end
        after = reader.here(middle, "counter", "is", "put", "on")
        for category in ("subject", "a thing") if last < 0 <= after else ():
            for on, end in reader.all(category, after):
                yield CounterPut(kind, on), end


def _say_counter_moves(
    sayer: Sayer, node: LastCounterRemoved | CounterRemoved | CounterPut
) -> Words | None:
    kind = sayer.say("counter kind", node.kind)
    opening = ["a" if kind[0][0] in "+-" else article(kind[0])]
    if isinstance(node, CounterPut):
        on = sayer.try_say("subject", node.on) or sayer.try_say("a thing", node.on)
        return None if on is None else [*opening, *kind, "counter", "is", "put", "on", *on]
    if isinstance(node, LastCounterRemoved):
        opening = ["the", "last"]
    what = sayer.try_say("self", node.what)
    return None if what is None else [*opening, *kind, *_REMOVED, *what]


_REMOVED: Final = ("counter", "is", "removed", "from")
pair(
    "event",
    (LastCounterRemoved, CounterRemoved, CounterPut),
    _read_counter_moves,
    _say_counter_moves,
    first="a an the",
)

# lacking a keyword


def _read_lacks(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it doesn't have suspend"."""
    for what, middle in reader.all("object", at):
        start = reader.here(middle, *_LACKS)
        for name, end in reader.all("keyword name", start) if start >= 0 else ():
            has = Described(further=(HasKeyword(name),))
            yield ObjectIs(what, has, negated=True, words=" ".join(_LACKS)), end


def _say_lacks(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != " ".join(_LACKS):
        return None
    (has,) = node.described.further
    assert isinstance(has, HasKeyword)
    return [*sayer.say("object", node.what), *_LACKS, *has.name.split()]


_LACKS: Final = ("doesn't", "have")
pair("condition", ObjectIs, _read_lacks, _say_lacks, first="<object>")
