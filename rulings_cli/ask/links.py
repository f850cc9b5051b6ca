"""Our entries as an answer links them: those on its cards, and those that cite its rules."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.corpus.entries import Corpus, Entry
from rulings_cli.terms.values import Value


class Link(Value):
    """An entry of the corpus as an answer links it."""

    id: str
    card: str = ""
    source: str = ""
    date: str = ""


class Links:
    """The corpus's entries; its pages are read when the first link is wanted."""

    def __init__(self, read: Callable[[], Corpus]) -> None:
        self._read = read

    def about(self, names: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[Link]:
        """Give the entries on these cards, or citing one of these rules; the nearest first."""
        on = set(names)
        cited = set(rules)
        found: list[tuple[int, int, Entry]] = []
        for each in self._read().entries:
            shared = sum(one.number in cited for one in each.cr)
            if shared or each.page in on:
                rank = 100 * (each.page in on) + shared
                found.append((-rank, len(found), each))
        for _, _, each in sorted(found, key=lambda one: one[:2]):
            source, _, date = each.source.partition(", ")
            card = each.page if source == "official" else ""
            yield Link(each.id, card, source, date)
