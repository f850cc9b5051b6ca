"""Names in the question: the search room's finder, as mentions that the reading works with."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

from rulings_cli.ask.chunks import Mention


def finder(table: Any) -> Callable[[str], tuple[Mention, ...]]:
    """Give a function that finds the mentions of cards in a sentence, by a table of names."""

    def find(question: str) -> tuple[Mention, ...]:
        for known, of, found in _last:
            if known is table and of == question:
                return found
        from rulings_cli.search.names import find_names

        mentions = (_mention(question, each) for each in find_names(question, table))
        found = _taken_up(tuple(each for each in mentions if each.text not in _NUMBERS))
        _last[:] = [(table, question, found)]
        return found

    return find


def _taken_up(found: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """Take a part of a name that stands in full elsewhere for that card: "NAME ..., the mox"."""
    full = [each for each in found if each.how == "exact" and len(each.cards) == 1]
    taken = []
    for each in found:
        words = each.text.lower().split()
        same = [
            one.cards
            for one in full
            if each.how in ("short", "start")
            and len(one.text.split()) > len(words)
            and set(words) <= set(one.text.lower().replace(",", "").split())
        ]
        alike = len(set(same)) == 1 and not set(same[0]) & set(each.cards)
        taken.append(each.evolve(cards=same[0]) if alike else each)
    return tuple(taken)


#: Numbers as they are written: no names of cards, which are not written so.
_NUMBERS = frozenset(
    ("one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "eleven",
     "twelve")
)  # fmt: skip
#: The question asked last with its names: several readers ask for them.
_last: list[tuple[Any, str, tuple[Mention, ...]]] = []


def _mention(question: str, found: Any) -> Mention:
    end = found.end
    while end > found.start and question[end - 1] in "'’":
        end -= 1
    for possessive in ("'s", "’s"):
        if question[found.start : end].endswith(possessive):
            end -= 2
            break
    text = question[found.start : end]
    is_word = found.is_word and found.weight < 0.5
    if is_word and found.how == "exact" and text.istitle() and _is_type(text):
        is_word = _is_of_kind(question, found.start, end)
    return Mention(
        found.start,
        end,
        text,
        found.candidates,
        found.how,
        is_word or (found.how in ("short", "start") and _is_type(text)),
    )


#: What stands before a creature type, and what behind one: "another Nightmare", "Nightmare token".
_BEFORE_TYPE = re.compile(
    r"\b(?:an?|another|other|each|every|all|any|no|target|\d+)\s+$", re.IGNORECASE
)
_AFTER_TYPE = re.compile(
    r"\s+(?:(?:creature\s+)?(?:tokens?|cards?)|creatures?|spells?)\b", re.IGNORECASE
)


def _is_of_kind(question: str, start: int, end: int) -> bool:
    """Tell whether a capitalized word that names a card and a type names the type where it is."""
    return bool(_BEFORE_TYPE.search(question[:start]) or _AFTER_TYPE.match(question[end:]))


def _is_type(text: str) -> bool:
    """Tell whether a word names a subtype: "a Goblin" is hardly short for a legend's name."""
    from rulings_cli.ask.statements.noun_words import subtype

    return bool(subtype(text.lower()))
