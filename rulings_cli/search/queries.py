"""Read what is typed into a search: words, phrases and fields, with today's words for old ones."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.errors import InputError
from rulings_cli.search.documents import FIELDS
from rulings_cli.search.synonyms import SAID
from rulings_cli.search.words import words_of
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import re

_MOST = 10_000
_EXAMPLE = 'for example: rulings search cr:605 "mana ability" sacrifice'

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
    """A query: groups of words to rank by, phrases that must occur, and fields that must hold.

    `words` are those of the groups, one by one as they were typed.
    """

    groups: tuple[Group, ...] = ()
    phrases: tuple[str, ...] = ()
    fields: tuple[tuple[str, str], ...] = ()
    words: tuple[str, ...] = ()


@cache
def function_words() -> frozenset[str]:
    """Give the words that rank a hit but find none."""
    return frozenset(_FUNCTION_WORDS.split())


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
    said = words_of(rest)
    groups = tuple(_groups(said))
    kept = tuple(" ".join(words) for each in phrases if (words := words_of(each)))
    if not (groups or kept or fields):
        raise InputError("the query holds no word to search for", _EXAMPLE)
    return SearchQuery(groups, kept, tuple(fields), tuple(said))


def _groups(words: list[str]) -> Iterator[Group]:
    """Group words with what else they are called; the longest run of words first."""
    at = 0
    seen: set[tuple[str, ...]] = set()
    while at < len(words):
        for size in (4, 3, 2, 1):
            run = words[at : at + size]
            said = SAID.get(" ".join(run)) if len(run) == size else None
            if said or size == 1:
                alternatives = (" ".join(run), *(said or ()))
                if alternatives not in seen:
                    yield Group(alternatives)
                seen.add(alternatives)
                at += size
                break
