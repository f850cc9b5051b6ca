"""The analyzer: texts as words, and words as stems. Nothing is dropped, there are no stop words."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache, lru_cache
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import re

_PLAIN = {0x2018: "'", 0x2019: "'", 0x2013: "-", 0x2014: " ", 0x2212: "-"}


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
    plain = text.translate(_PLAIN).lower()
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


@cache
def _stemmer() -> Any:
    from importlib import import_module

    return import_module("whoosh.lang.porter").stem


@lru_cache(maxsize=50_000)
def stem_of(word: str) -> str:
    """Give the stem of a word; what is more than letters is its own stem."""
    return str(_stemmer()(word)) if word.isalpha() else word


def stems_of(words: Iterable[str]) -> list[str]:
    """Give the stem of each word."""
    return [stem_of(each) for each in words]
