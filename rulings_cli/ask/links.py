"""Our entries as an answer links them: those on its cards, and those that cite its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.corpus.entries import Corpus, Entry
from rulings_cli.terms.values import Value


class Link(Value):
    """An entry of the corpus as an answer links it, with the rules that it cites."""

    id: str
    card: str = ""
    source: str = ""
    date: str = ""
    rules: tuple[str, ...] = ()


class Links:
    """The corpus's entries, read when a link is wanted: a card's own page, or else all pages.

    `read` gives the pages with one of the titles, or with None the whole corpus.
    """

    def __init__(self, read: Callable[[frozenset[str] | None], Corpus]) -> None:
        self._read = read

    def about(self, names: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[Link]:
        """Give the entries on these cards; without any, those that cite one of these rules."""
        found: tuple[Entry, ...] = self._read(frozenset(names)).entries if names else ()
        if not found:
            cited = set(rules)
            entries = self._read(None).entries
            found = tuple(each for each in entries if not cited.isdisjoint(_numbers(each)))
        for each in found:
            source, _, date = each.source.partition(", ")
            card = each.page if source == "official" else ""
            yield Link(each.id, card, source, date, _numbers(each))


def _numbers(entry: Entry) -> tuple[str, ...]:
    return tuple(each.number for each in entry.cr)
