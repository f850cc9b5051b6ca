"""The part of a text that a hit shows, and where in it the words of the query stand."""

from __future__ import annotations

from functools import lru_cache

from rulings_cli.search.queries import SearchQuery, function_words
from rulings_cli.search.words import stem_of, words_of


def wanted_stems(asked: SearchQuery) -> frozenset[str]:
    """Give the stems of all words that a query asks for, but for those that find nothing."""
    words = {word for each in asked.groups for alt in each.alternatives for word in alt.split()}
    words |= {word for each in asked.phrases for word in each.split()}
    return frozenset(stem_of(each) for each in (words - function_words()) or words)


def snippet_of(text: str, asked: SearchQuery, most: int = 160) -> str:
    """Give the part of a text that holds the most words of the query, on one line."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    wanted = wanted_stems(asked)
    pieces = line.split(" ")
    hits = [_is_wanted(piece, wanted) for piece in pieces]
    size = max(8, most // 7)
    count = best = sum(hits[:size])
    start = 0
    for first in range(1, max(1, len(pieces) - size + 1)):
        count += hits[first + size - 1] - hits[first - 1]
        if count > best:
            best, start = count, first
    shown = " ".join(pieces[start : start + size])
    if len(shown) > most:
        shown = shown[:most].rsplit(" ", 1)[0]
        return f"{'…' if start else ''}{shown}…"
    ended = start + size >= len(pieces)
    return f"{'…' if start else ''}{shown}{'' if ended else '…'}"


def marks_of(snippet: str, asked: SearchQuery) -> tuple[tuple[int, int], ...]:
    """Give where words of the query stand in a snippet, as pairs of start and end."""
    wanted = wanted_stems(asked)
    found: list[tuple[int, int]] = []
    at = 0
    for piece in snippet.split(" "):
        if _is_wanted(piece, wanted):
            start = at + len(piece) - len(piece.lstrip("“\"'(…"))
            end = at + len(piece.rstrip("”\"')…,.;:"))
            if start < end:
                found.append((start, end))
        at += len(piece) + 1
    return tuple(found)


def _is_wanted(piece: str, wanted: frozenset[str]) -> bool:
    return not wanted.isdisjoint(_stems_in(piece))


@lru_cache(maxsize=50_000)
def _stems_in(piece: str) -> tuple[str, ...]:
    return tuple(stem_of(word) for word in words_of(piece))
