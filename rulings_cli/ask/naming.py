"""Names in the question: the search room's finder, as mentions that the reading works with."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rulings_cli.ask.chunks import Mention


def finder(table: Any) -> Callable[[str], tuple[Mention, ...]]:
    """Give a function that finds the mentions of cards in a sentence, by a table of names."""

    def find(question: str) -> tuple[Mention, ...]:
        from rulings_cli.search.names import find_names

        return tuple(_mention(question, each) for each in find_names(question, table))

    return find


def _mention(question: str, found: Any) -> Mention:
    end = found.end
    while end > found.start and question[end - 1] in "'’":
        end -= 1
    for possessive in ("'s", "’s"):
        if question[found.start : end].endswith(possessive):
            end -= 2
            break
    return Mention(
        found.start,
        end,
        question[found.start : end],
        found.candidates,
        found.how,
        found.is_word and found.weight < 0.5,
    )
