"""Our entries as an answer links them: those on its cards, and those that cite its rules.

Only what a link shows is looked for in the pages: an entry's whole text is read by `corpus`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from typing import Final

from rulings_cli.terms.values import Value

_BULLET: Final = re.compile(r"^- (id|source|cr): *(.*)$", re.MULTILINE)
_NUMBER: Final = re.compile(r"(?:^|\| *)(\d{3}(?:\.\d+[a-z]?)?)")


class Link(Value):
    """An entry of the corpus as an answer links it, with the rules that it cites."""

    id: str
    card: str = ""
    source: str = ""
    date: str = ""
    rules: tuple[str, ...] = ()


class Links:
    """The links to the entries in a folder (or of one page), read when one is wanted."""

    def __init__(self, path: str) -> None:
        self._path = path
        self._links: dict[str, tuple[Link, ...]] | None = None

    def about(self, names: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[Link]:
        """Give the entries on these cards; without any, those of no card that cite these rules.

        A ruling on one card is no reason for another card that happens to rest on the same rule.
        """
        if self._links is None:
            self._links = {}
            for page in _pages(self._path):
                title, links = _read(page)
                self._links[title] = (*self._links.get(title, ()), *links)
        own = [each for name in dict.fromkeys(names) for each in self._links.get(name, ())]
        if own:
            yield from own
            return
        cited = set(rules)
        for held in self._links.values():
            yield from (e for e in held if not e.card and not cited.isdisjoint(e.rules))


def _pages(path: str) -> Iterator[str]:
    """Give the pages of a folder, its folders' too, in the order of their names."""
    if not os.path.isdir(path):  # noqa: PTH112  # pathlib costs 8 ms at every start
        yield path
        return
    with os.scandir(path) as held:
        found = sorted(held, key=lambda each: each.name)
    for each in found:
        if each.is_dir():
            yield from _pages(each.path)
        elif each.name.endswith(".md") and each.name != "README.md":
            yield each.path


def _read(page: str) -> tuple[str, list[Link]]:
    """Give the title of a page and its entries' links; a page that can't be read has none."""
    try:
        with open(page, encoding="utf-8") as stream:  # noqa: PTH123  # as above
            text = stream.read()
    except (OSError, UnicodeDecodeError):
        return "", []
    title = text.partition("\n")[0].removeprefix("# ").strip()
    found: list[dict[str, str]] = []
    for key, value in _BULLET.findall(text):
        if key == "id":
            found.append({})
        if found:
            found[-1][key] = value.strip()
    return title, [_link(each, title) for each in found]


def _link(entry: dict[str, str], title: str) -> Link:
    source, _, date = entry.get("source", "").partition(", ")
    card = title if source == "official" else ""
    return Link(entry["id"], card, source, date, tuple(_NUMBER.findall(entry.get("cr", ""))))
