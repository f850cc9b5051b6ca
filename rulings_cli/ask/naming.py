"""Names in the question: the search room's finder, as mentions that the reading works with."""

from __future__ import annotations

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

        found = tuple(_mention(question, each) for each in find_names(question, table))
        _last[:] = [(table, question, found)]
        return found

    return find


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
    return Mention(
        found.start,
        end,
        text,
        found.candidates,
        found.how,
        is_word or (found.how in ("short", "start") and _is_type(text)),
    )


def _is_type(text: str) -> bool:
    """Tell whether a word names a subtype: "a Goblin" is hardly short for a legend's name."""
    from rulings_cli.ask.statements.noun_words import subtype

    return bool(subtype(text.lower()))
