"""Rows of a table by a word that each needs, so that few are looked at for a question."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Generic, Protocol, TypeAlias, TypeVar

#: For each word that must stand somewhere, the ways to say it.
Needed: TypeAlias = tuple[frozenset[str], ...]
#: The rows as they are written, in builtin values; where those stand that need a word, and those
#: that need none.
Indexed: TypeAlias = tuple[tuple[Any, ...], dict[str, list[int]], list[int]]


class Row(Protocol):
    """A row that is read."""

    @property
    def needed(self) -> Needed:
        """Give for each word that must stand somewhere the ways to say it."""


_Row = TypeVar("_Row", bound=Row)


def indexed(unread: Iterable[Any], needed: Sequence[Needed]) -> Indexed:
    """Give rows with where they are found: by the word they need that the fewest rows need."""
    often = Counter(word for each in needed for words in each for word in words)
    needing: dict[str, list[int]] = {}
    free: list[int] = []
    for at, each in enumerate(needed):
        rarest = min(each, key=lambda words: sum(often[one] for one in words), default=None)
        if rarest is None:
            free.append(at)
            continue
        for word in rarest:
            needing.setdefault(word, []).append(at)
    return tuple(unread), needing, free


class RowsByWord(Generic[_Row]):
    """The rows of a table; one is read when a word is met that it needs."""

    __slots__ = ("_free", "_needing", "_one", "_read", "_unread")

    def __init__(self, rows: Indexed, read: Callable[[int, Any], _Row]) -> None:
        self._unread, self._needing, self._free = rows
        self._one = read
        self._read: dict[int, _Row] = {}

    def among(self, words: frozenset[str]) -> Iterator[_Row]:
        """Give the rows whose words are all among these, in the order of the table."""
        found = {at for word in words for at in self._needing.get(word, ())}.union(self._free)
        for row in map(self._row, sorted(found)):
            if not any(map(words.isdisjoint, row.needed)):
                yield row

    def __iter__(self) -> Iterator[_Row]:
        return map(self._row, range(len(self._unread)))

    def _row(self, at: int) -> _Row:
        row = self._read.get(at)
        if row is None:
            row = self._read[at] = self._one(at, self._unread[at])
        return row
