"""Our entries as an answer links them: those on its cards, and those that cite its rules.

Only what a link shows is looked for in the pages: an entry's whole text is read by `corpus`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cached_property
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
        self._held: dict[int, list[Link]] = {}

    def about(self, names: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[Link]:
        """Give the entries on these cards; without any, those of no card that cite these rules.

        A ruling on one card is no reason for another card that happens to rest on the same rule.
        """
        if not names and not rules:
            return
        titled = self._by_title
        own = [
            each
            for name in dict.fromkeys(names)
            for at in titled.get(name, ())
            for each in self._links_of(at)
        ]
        if own:
            yield from own
            return
        cited = set(rules)
        for pages in titled.values():
            for at in pages:
                if any(each in self._texts[at] for each in cited):
                    found = self._links_of(at)
                    yield from (e for e in found if not e.card and not cited.isdisjoint(e.rules))

    @cached_property
    def _texts(self) -> list[str]:
        return [_text(page) for page in _pages(self._path)]

    @cached_property
    def _by_title(self) -> dict[str, list[int]]:
        found: dict[str, list[int]] = {}
        for at, text in enumerate(self._texts):
            found.setdefault(_title(text), []).append(at)
        return found

    def _links_of(self, at: int) -> list[Link]:
        """Give the links to the entries of a page, which is taken apart when they are wanted."""
        if at not in self._held:
            self._held[at] = _links(self._texts[at])
        return self._held[at]


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


def _text(page: str) -> str:
    """Give the text of a page, "" for one that can't be read."""
    try:
        with open(page, encoding="utf-8") as stream:  # noqa: PTH123  # as above
            return stream.read()
    except (OSError, UnicodeDecodeError):
        return ""


def _title(text: str) -> str:
    return text.partition("\n")[0].removeprefix("# ").strip()


def _links(text: str) -> list[Link]:
    """Give the links to a page's entries."""
    found: list[dict[str, str]] = []
    for key, value in _BULLET.findall(text):
        if key == "id":
            found.append({})
        if found:
            found[-1][key] = value.strip()
    title = _title(text)
    return [_link(each, title) for each in found]


def _link(entry: dict[str, str], title: str) -> Link:
    source, _, date = entry.get("source", "").partition(", ")
    card = title if source == "official" else ""
    return Link(entry["id"], card, source, date, tuple(_NUMBER.findall(entry.get("cr", ""))))
