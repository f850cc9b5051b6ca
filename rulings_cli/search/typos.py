"""Mend typing errors in the names of cards; the only importer of rapidfuzz."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING, Protocol

from rulings_cli.corpus.names import squash
from rulings_cli.search.vocabulary import ordinary_words

if TYPE_CHECKING:
    from rulings_cli.corpus.names import NamesTable
    from rulings_cli.search.names import NameMention

_MOST_STRANGE = 8
_LONGEST = 6


class _Word(Protocol):
    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def key(self) -> str: ...


Mended = tuple[int, int, tuple[str, ...]]


def _errors_allowed(length: int) -> int:
    """Give how many letters of a word or name may be wrong, missing, doubled or swapped."""
    return 0 if length < 4 else 1 if length < 8 else 2 if length < 16 else 3


def mend(
    tokens: Sequence[_Word],
    strange: Sequence[int],
    chosen: Sequence[NameMention],
    table: NamesTable,
) -> Iterator[Mended]:
    """Give the runs of words around strange ones that are nearly a name: first, last, cards.

    First each strange word is mended by the words of all names; where that gives no name, whole
    runs are compared with whole names.
    """
    for index in strange[:_MOST_STRANGE]:
        found = (
            list(_by_words(tokens, index, table))
            or list(_by_part(tokens, index, table))
            or list(_by_runs(tokens, index, chosen, table))
        )
        if found:
            longest = max(last - first for first, last, _ in found)
            yield from (each for each in found if each[1] - each[0] == longest)


def _by_words(tokens: Sequence[_Word], index: int, table: NamesTable) -> Iterator[Mended]:
    word = tokens[index].key
    if word in table.words() or len(word) > 40:
        return
    for mended in _nearest_words(word, table):
        yield from _runs_with(tokens, index, mended, table)


@lru_cache(maxsize=256)
def _nearest_words(word: str, table: NamesTable) -> list[str]:
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    near = process.extract(
        word, table.words(), scorer=OSA.distance, score_cutoff=_errors_allowed(len(word)), limit=12
    )
    return _best(word, near)


#: So long is a word that may stand for the one card in whose name it is.
_TELLING = 7


def _by_part(tokens: Sequence[_Word], index: int, table: NamesTable) -> Iterator[Mended]:
    """Give the one card in whose name a long word is, and in no other name."""
    word = tokens[index].key
    if len(word) < _TELLING or word not in table.words():
        return
    cards = {
        card
        for key, how, card in table.rows()
        if word in key and how in ("full", "face") and word in map(squash, card.split())
    }
    if len(cards) == 1:
        yield index, index, (cards.pop(),)


def _runs_with(
    tokens: Sequence[_Word], index: int, mended: str, table: NamesTable
) -> Iterator[Mended]:
    """Give the names that appear when the word at `index` is replaced by `mended`."""
    for first in range(max(0, index - _LONGEST + 1), index + 1):
        before = "".join(each.key for each in tokens[first:index])
        key = before + mended
        for last in range(index, min(index + _LONGEST, len(tokens))):
            if last > index:
                key += tokens[last].key
            candidates = _named(key, table)
            if candidates:
                yield first, last, candidates
            if not table.has_prefix(key):
                break


def _named(key: str, table: NamesTable) -> tuple[str, ...]:
    for each in (key, key[:-1] if key.endswith("s") else ""):
        entries = table.lookup(each) if each else []
        for kind in ("full", "face", "short", "first"):
            cards = tuple(dict.fromkeys(one.card for one in entries if one.how == kind))
            if cards:
                return cards
    return ()


def _by_runs(
    tokens: Sequence[_Word], index: int, chosen: Sequence[NameMention], table: NamesTable
) -> Iterator[Mended]:
    """Compare the runs of words around `index` with whole names."""
    for first in range(max(0, index - 3), index + 1):
        for last in range(max(index, first), min(first + 5, len(tokens))):
            run = tokens[first : last + 1]
            key = "".join(each.key for each in run)
            if not 6 <= len(key) <= 40 or _is_mostly_ordinary(run):
                continue
            if _is_settled(run, chosen):
                continue
            cards = [card for each in _nearest_keys(key, table) for card in _named(each, table)]
            if cards:
                yield first, last, tuple(dict.fromkeys(cards))


@lru_cache(maxsize=256)
def _nearest_keys(key: str, table: NamesTable) -> list[str]:
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    allowed = _errors_allowed(len(key))
    keys = table.keys_by_length()
    lengths = range(len(key) - allowed, len(key) + allowed + 1)
    near = process.extract(
        key,
        [each for length in lengths for each in keys.get(length, ())],
        scorer=OSA.distance,
        score_cutoff=allowed,
        limit=3,
    )
    return _best(key, near)


def _best(key: str, near: Sequence[tuple[str, float, int]]) -> list[str]:
    """Give the nearest of some strings with their distances; swapped letters are nearer still."""
    least = min((far for _, far, _ in near), default=0)
    best = [each for each, far, _ in near if far == least]
    swapped = [each for each in best if sorted(each) == sorted(key)]
    return swapped or best


def _is_settled(run: Sequence[_Word], chosen: Sequence[NameMention]) -> bool:
    """Tell whether a run touches a surely found name of several words; one word proves little."""
    return any(
        one.start < run[-1].end
        and run[0].start < one.end
        and one.end - one.start > 12
        and one.how == "exact"
        for one in chosen
    )


def _is_mostly_ordinary(run: Sequence[_Word]) -> bool:
    """Tell whether a run begins or ends with an ordinary word too short to be mistyped."""
    words = ordinary_words()
    ends = (run[0].key, run[-1].key)
    return len(run) > 1 and any(len(each) < 4 and each in words for each in ends)


def nearest(text: str, table: NamesTable, n: int) -> tuple[str, ...]:
    """Give the full names of the `n` cards nearest in spelling to a text."""
    from rapidfuzz import fuzz, process

    key = squash(text[:80])
    if not key:
        return ()
    keys = [each for held in table.keys_by_length().values() for each in held]
    near = process.extract(key, keys, scorer=fuzz.ratio, score_cutoff=55, limit=4 * n)
    cards = dict.fromkeys(
        entry.card
        for each, _, _ in near
        for entry in table.lookup(str(each))
        if entry.how in ("full", "face")
    )
    return tuple(cards)[:n]
