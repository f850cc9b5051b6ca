"""Read what is typed into a search: words, phrases and fields, with today's words for old ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.errors import InputError
from rulings_cli.search.documents import FIELDS
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import re

_MOST = 10_000
_EXAMPLE = 'for example: rulings search cr:605 "mana ability" sacrifice'

# What players say → what the rules and our entries say; all in the shape that `words_of` gives.
_SAID = {
    "cmc": ("mana value",),
    "converted mana cost": ("mana value",),
    "mv": ("mana value",),
    "etb": ("enters",),
    "etbs": ("enters",),
    "enters the battlefield": ("enters",),
    "ltb": ("leaves the battlefield",),
    "summoning sickness": ("continuously", "haste", "302.6"),
    "summoning sick": ("continuously", "haste", "302.6"),
    "fizzle": ("doesn't resolve", "illegal targets"),
    "fizzles": ("doesn't resolve", "illegal targets"),
    "in play": ("on the battlefield",),
    "removed from the game": ("exiled",),
    "remove from the game": ("exile",),
    "comes into play": ("enters",),
    "tap symbol": ("{t}",),
    "untap symbol": ("{q}",),
    "mdfc": ("modal double-faced",),
    "mdfcs": ("modal double-faced",),
    "dfc": ("double-faced",),
    "sac": ("sacrifice",),
    "gy": ("graveyard",),
    "edh": ("commander",),
    "phyrexian mana": ("{w/p}", "phyrexian"),
    "mana burn": ("unspent mana",),
    "state based": ("state-based",),
    "sba": ("state-based actions",),
    "sbas": ("state-based actions",),
    "apnap": ("active player, nonactive player",),
    "lki": ("last known information",),
    "free spell": ("without paying its mana cost",),
    "cast for free": ("without paying its mana cost",),
    "legend rule": ("legendary",),
    "ward": ("ward",),
    "colourless": ("colorless",),
    "colour": ("color",),
    "tribal": ("kindred",),
}

# These rank a hit but find none by themselves, unless nothing else was asked.
_FUNCTION_WORDS = (
    "a about an and any are as at be but by do does for from had has have how i if in into is it "
    "its me my no of on or s so t than that the their them then there these they this those to was "
    "what when where whether which while who why will with would you your happen happens"
)


class Group(Value):
    """Words that mean the same to a search; each alternative is one word or several in a row."""

    alternatives: tuple[str, ...]


class SearchQuery(Value):
    """A query: groups of words to rank by, phrases that must occur, and fields that must hold."""

    groups: tuple[Group, ...] = ()
    phrases: tuple[str, ...] = ()
    fields: tuple[tuple[str, str], ...] = ()


@cache
def function_words() -> frozenset[str]:
    """Give the words that rank a hit but find none."""
    return frozenset(_FUNCTION_WORDS.split())


@cache
def _word() -> re.Pattern[str]:
    import re

    return re.compile(
        r"\{[^{}\s]{1,9}\}"  # {W/P}
        r"|[+-]?(?:\d+|[x*])/[+-]?(?:\d+|[x*])"  # +1/+1
        r"|\d+(?:\.\d+)+[a-z]?"  # 605.3b
        r"|[^\W_]+(?:[-'][^\W_]+)*"
    )


def words_of(text: str) -> list[str]:
    """Split a text into words in lower case; symbols, rule numbers and sizes stay whole.

    >>> words_of("605.3b: X isn't {W/P}, +1/+1")
    ['605.3b', 'x', "isn't", '{w/p}', '+1/+1']
    """
    plain = text.translate({0x2018: "'", 0x2019: "'", 0x2013: "-", 0x2014: " "}).lower()
    if not plain.isascii():
        from unicodedata import normalize

        plain = normalize("NFKD", plain).encode("ascii", "ignore").decode()
    return list(_split(_word().findall(plain)))


def _split(words: list[str]) -> Iterator[str]:
    """Give a possessive as its owner, and the parts of a hyphenated word after the word."""
    for word in words:
        yield word.removesuffix("'s")
        if "-" in word and word[0].isalpha():
            yield from (part for part in word.split("-") if len(part) > 1)


def parse_query(text: str) -> SearchQuery:
    """Read a query; an empty, huge or unprintable one is an InputError."""
    import re

    if len(text) > _MOST:
        raise InputError(f"the query is {len(text):,} characters long", "shorten it")
    if any(ord(each) < 32 and each not in "\t\n" for each in text):
        raise InputError("the query holds control characters", _EXAMPLE)
    fields: list[tuple[str, str]] = []
    phrases: list[str] = []
    names = "|".join(FIELDS)

    def take(found: re.Match[str]) -> str:
        if found["field"]:
            fields.append((found["field"].lower(), (found["quoted"] or found["plain"]).strip()))
            return " "
        phrases.append(found["phrase"])
        return f" {found['phrase']} "

    marks = text.translate({0x201C: '"', 0x201D: '"'})
    rest = re.sub(
        rf'(?<!\S)(?P<field>{names}):(?:"(?P<quoted>[^"]+)"?|(?P<plain>[^\s"]+))|"(?P<phrase>[^"]+)"',
        take,
        marks,
        flags=re.IGNORECASE,
    )
    groups = tuple(_groups(words_of(rest)))
    kept = tuple(" ".join(words) for each in phrases if (words := words_of(each)))
    if not (groups or kept or fields):
        raise InputError("the query holds no word to search for", _EXAMPLE)
    return SearchQuery(groups, kept, tuple(fields))


def _groups(words: list[str]) -> Iterator[Group]:
    """Group words with what else they are called; the longest run of words first."""
    at = 0
    seen: set[tuple[str, ...]] = set()
    while at < len(words):
        for size in (4, 3, 2, 1):
            run = words[at : at + size]
            said = _SAID.get(" ".join(run)) if len(run) == size else None
            if said or size == 1:
                alternatives = (" ".join(run), *(said or ()))
                if alternatives not in seen:
                    yield Group(alternatives)
                seen.add(alternatives)
                at += size
                break


def snippet_of(text: str, query: SearchQuery, most: int = 160) -> str:
    """Give the part of a text that holds the most words of the query, on one line."""
    line = " ".join(text.split())
    if len(line) <= most:
        return line
    wanted = {word for each in query.groups for alt in each.alternatives for word in alt.split()}
    pieces = line.split(" ")
    hits = [any(word in wanted for word in words_of(piece)) for piece in pieces]
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
