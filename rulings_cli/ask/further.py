"""Readers that are tried where no phrasing fits: each reads a question by its parts."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from importlib import import_module

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.reading import Reading

#: Modules with `readings(question, mentions)`, in the order in which they are tried.
_READERS = ("rulings_cli.ask.positions.reader",)


def further_readings(question: str, mentions: Sequence[Mention]) -> Iterator[tuple[Reading, ...]]:
    """Give the readings of each reader that has any."""
    for each in _READERS:
        yield from import_module(each).readings(question, mentions)
