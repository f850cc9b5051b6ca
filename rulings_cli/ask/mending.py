"""Misspelt ordinary words: one slip away from a word of the lexicon, and from one meaning only."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rulings_cli.ask.chunks import Item
from rulings_cli.ask.lexicon import phrases

#: Shorter words are too close to others.
SHORTEST = 4
_LETTERS = "abcdefghijklmnopqrstuvwxyz"


@cache
def _single_words() -> dict[str, tuple[str, str]]:
    """Give the words that stand alone in the lexicon, and what each means."""
    return {
        words[0]: meaning
        for table in phrases().values()
        for words, meaning in table.items()
        if len(words) == 1 and len(words[0]) >= SHORTEST
    }


def mended(items: Sequence[Item]) -> list[Item] | None:
    """Give the items with every unknown word mended, or None where one can't be."""
    found: list[Item] = []
    for each in items:
        if each.kind != "unknown":
            found.append(each)
            continue
        meaning = meant(each.text)
        if meaning is None:
            return None
        if meaning[1] != "-":
            found.append(each.evolve(kind=meaning[0], concept=meaning[1]))
    return found


def meant(word: str) -> tuple[str, str] | None:
    """Give what a misspelt word means, if one slip leads to words of one meaning only.

    >>> meant("manna"), meant("tigger"), meant("zebra")
    (('word', 'mana'), ('word', 'trigger'), None)
    """
    if len(word) < SHORTEST or not word.isalpha():
        return None
    known = _single_words()
    meanings = {known[each] for each in _one_slip(word) if each in known}
    return meanings.pop() if len(meanings) == 1 else None


def _one_slip(word: str) -> Iterator[str]:
    """Give what one letter more, less, other or swapped makes of a word; the first one stays."""
    for at in range(1, len(word) + 1):
        head, tail = word[:at], word[at:]
        for letter in _LETTERS:
            yield head + letter + tail
            if tail and len(word) > SHORTEST:
                yield head + letter + tail[1:]
        if tail:
            yield head + tail[1:]
        if len(tail) > 1:
            yield head + tail[1] + tail[0] + tail[2:]
