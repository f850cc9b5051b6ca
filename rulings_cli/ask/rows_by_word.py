"""Rows of a table by a word that each needs, so that few are looked at for a question."""

from __future__ import annotations

import marshal
from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, TypeAlias, TypeVar

#: For each word that must stand somewhere, the ways to say it.
Needed: TypeAlias = tuple[frozenset[str], ...]
#: In which sets of words (by number) each word is, and the rows, packed, by the set that the fewest
#: need; -1 has those that need none. A row is its place, the sets that it needs, and how it is
#: written.
Indexed: TypeAlias = tuple[dict[str, list[int]], dict[int, bytes]]
_NONE = -1


def indexed(unread: Iterable[Any], needed: Sequence[Needed]) -> Indexed:
    """Give rows, in builtin values, with where they are found: by the rarest that they need."""
    often = Counter(word for each in needed for words in each for word in words)
    numbers: dict[frozenset[str], int] = {}
    needs = [[numbers.setdefault(one, len(numbers)) for one in each] for each in needed]
    sets_of: dict[str, list[int]] = {}
    for words, number in numbers.items():
        for word in words:
            sets_of.setdefault(word, []).append(number)
    weights = {number: sum(often[word] for word in words) for words, number in numbers.items()}
    found: dict[int, list[tuple[int, list[int], Any]]] = {}
    for at, (need, each) in enumerate(zip(needs, unread, strict=True)):
        rarest = min(need, key=weights.__getitem__, default=_NONE)
        found.setdefault(rarest, []).append((at, need, each))
    return sets_of, {number: marshal.dumps(rows) for number, rows in found.items()}


_Row = TypeVar("_Row")


class RowsByWord(Generic[_Row]):
    """The rows of a table; one is read when all words are met that it needs."""

    __slots__ = ("_packed", "_read", "_rows", "_sets_of", "_unpacked")

    def __init__(self, rows: Indexed, read: Callable[[int, Any], _Row]) -> None:
        self._sets_of, self._packed = rows
        self._read = read
        self._unpacked: dict[int, list[tuple[int, list[int], Any]]] = {}
        self._rows: dict[int, _Row] = {}

    def among(self, words: frozenset[str]) -> Iterator[_Row]:
        """Give the rows whose words are all among these, in the order of the table."""
        met = {number for word in words for number in self._sets_of.get(word, ())}
        found = [
            (at, unread)
            for number in (*met, _NONE)
            for at, need, unread in self._with(number)
            if met.issuperset(need)
        ]
        found.sort(key=lambda each: each[0])
        for at, unread in found:
            yield self._row(at, unread)

    def __iter__(self) -> Iterator[_Row]:
        rows = {at: unread for number in self._packed for at, _, unread in self._with(number)}
        for at in range(len(rows)):
            yield self._row(at, rows[at])

    def _with(self, number: int) -> list[tuple[int, list[int], Any]]:
        """Give the rows for which this set of words is the one that the fewest need."""
        known = self._unpacked.get(number)
        if known is None:
            packed = self._packed.get(number)
            known = marshal.loads(packed) if packed else []  # noqa: S302 - our own
            self._unpacked[number] = known
        return known

    def _row(self, at: int, unread: Any) -> _Row:
        row = self._rows.get(at)
        if row is None:
            row = self._rows[at] = self._read(at, unread)
        return row
