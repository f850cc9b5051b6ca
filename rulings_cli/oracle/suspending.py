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

# having a keyword, or lacking it


#: How an object has a keyword → whether it is said that it has not.
_HAS: Final = {"has": False, "had": False, "doesn't have": True, "didn't have": True}


def _read_has(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it has flying", "it didn't have decayed"."""
    for what, middle in reader.all("object", at):
        for words, negated in _HAS.items():
            start = reader.here(middle, *words.split())
            for name, end in reader.all("keyword name", start) if start >= 0 else ():
                has = Described(further=(HasKeyword(name),))
                yield ObjectIs(what, has, negated, words), end


def _say_has(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words not in _HAS:
        return None
    (has,) = node.described.further
    assert isinstance(has, HasKeyword)
    return [*sayer.say("object", node.what), *node.words.split(), *has.name.split()]


pair("condition", ObjectIs, _read_has, _say_has, first="<object>")
