"""The third stage: phrasings are lines of data, and a question fits one or it does not.

A line names concepts of the lexicon and roles of `chunks` (in capitals, `ROLE=slot`); the order
does not matter, but in a line that begins with "= " it does, and no clause may begin in it; in one
that begins with "~ " it does, too, in whatever clauses. `a|b` is either, `[…]` may be missing, a
trailing `*` may occur several times. Words that only join parts may stand anywhere.
Every chunk of the question must be named by the line: a word that the line does not expect means
that the question asks something else.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import islice

from rulings_cli.ask.chunks import CONNECTING, Chunk
from rulings_cli.terms.values import Value

#: Concepts that a line need not tell apart from another; a plan may.
_ALIKE = {"play": "cast"}


class Part(Value):
    """One element of a phrasing: what may stand there, and as what it counts."""

    words: frozenset[str]
    slot: str = ""
    optional: bool = False
    many: bool = False

    @property
    def is_slot(self) -> bool:
        """Tell whether chunks with a role stand here, not words."""
        return any(each.partition(":")[0].isupper() for each in self.words)


@cache
def parts_of(line: str) -> tuple[Part, ...]:
    """Read one line of the phrasings' language."""
    parts: list[Part] = []
    optional = False
    for word in (
        line.removeprefix("= ").removeprefix("~ ").replace("[", " [ ").replace("]", " ] ").split()
    ):
        if word in "[]":
            optional = word == "["
            continue
        many = word.endswith("*")
        words, _, slot = word.rstrip("*").partition("=")
        parts.append(Part(frozenset(words.split("|")), slot, optional, many))
    return tuple(parts)


class Fit(Value):
    """How a question fits a phrasing: its slots, the words that were there, and how closely."""

    slots: tuple[tuple[str, Chunk], ...]
    words: frozenset[str]
    closeness: int


#: How many ways to put the chunks into a line's slots are kept.
MOST_WAYS = 2


def may_fit(lines: Iterable[str], chunks: Sequence[Chunk]) -> list[str]:
    """Give the lines that hold all words and roles of the chunks: the others need no reading."""
    said = {_ALIKE.get(each.word, each.word) for each in chunks if each.role == "word"}
    found = list(lines)
    for needed in (said - CONNECTING) | {each.role for each in chunks if each.role != "word"}:
        found = [line for line in found if needed in line]
    return found


def fits(line: str, chunks: Sequence[Chunk]) -> tuple[Fit, ...]:
    """Give the ways in which the chunks fit the line, the likeliest first.

    Where the order matters there is one; two bare names may change places otherwise.
    """
    spoken = frozenset(each.word for each in chunks if each.role == "word")
    said = frozenset(_ALIKE.get(each, each) for each in spoken)
    parts = parts_of(line)
    if line.startswith(("= ", "~ ")) and not _in_order(parts, chunks):
        return ()
    if line.startswith("= ") and any(each.breaks for each in chunks[1:]):
        return ()
    expected: set[str] = set()
    for part in parts:
        if part.is_slot:
            continue
        if not part.optional and said.isdisjoint(part.words):
            return ()
        expected |= part.words
    if said - expected - CONNECTING:
        return ()
    held = [each for each in chunks if each.role != "word"]
    slots = [part for part in parts if part.is_slot]
    ways = tuple(dict.fromkeys(islice(_placings(held, slots), 8)))
    ways = ways[: 1 if line.startswith(("= ", "~ ")) else MOST_WAYS]
    needed = sum(1 for part in parts if not part.optional)
    close = needed * 10 - sum(part.optional for part in parts)
    return tuple(
        Fit(placed, said | spoken, close + len(placed) - 5 * at) for at, placed in enumerate(ways)
    )


def _in_order(parts: Sequence[Part], chunks: Sequence[Chunk]) -> bool:
    """Tell whether what the line needs stands in its order."""
    at = 0
    for part in parts:
        if part.optional:
            continue
        while at < len(chunks) and not _stands(part, chunks[at]):
            at += 1
        if at == len(chunks):
            return False
        at += 1
    return True


def _stands(part: Part, chunk: Chunk) -> bool:
    if chunk.role == "word":
        return _ALIKE.get(chunk.word, chunk.word) in part.words
    return chunk.role in part.words or f"{chunk.role}:{chunk.word}" in part.words


def _placings(
    held: Sequence[Chunk], slots: Sequence[Part]
) -> Iterator[tuple[tuple[str, Chunk], ...]]:
    """Give the ways to put every chunk into a slot and a chunk into every needed slot."""
    if not held:
        if all(each.optional for each in slots):
            yield ()
        return
    first, *others = held
    for index, part in enumerate(slots):
        if not _stands(part, first):
            continue
        left = [*slots[:index], *slots[index + 1 :]]
        if part.many:
            left = [*left, part.evolve(optional=True)]
        for rest in _placings(others, left):
            yield ((part.slot or first.role.lower(), first), *rest)
