"""Our entries as an answer links them: those on its cards, and those that cite its rules.

Only what a link shows is looked for in the pages: an entry's whole text is read by `corpus`.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterator
from functools import cached_property
from typing import Final

from rulings_cli.corpus.prepared import prepared
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


#: An entry as it is kept: its id, card, source and date, and the rules that it cites.
_Entry = tuple[str, str, str, str, tuple[str, ...]]


class Links:
    """The links to the entries in a folder (or of one page), read when one is wanted."""

    def __init__(self, path: str) -> None:
        self._path = path

    def about(self, names: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[Link]:
        """Give the entries on these cards; without any, those of no card that cite these rules.

        A ruling on one card is no reason for another card that happens to rest on the same rule.
        """
        if not names and not rules:
            return
        titled = self._by_title
        own = [Link(*each) for name in dict.fromkeys(names) for each in titled.get(name, ())]
        if own:
            yield from own
            return
        cited = set(rules)
        for entries in titled.values():
            for each in entries:
                if not each[1] and not cited.isdisjoint(each[-1]):
                    yield Link(*each)

    @cached_property
    def _by_title(self) -> dict[str, list[_Entry]]:
        """Give the entries of each page, by its title."""
        found: dict[str, list[_Entry]] = prepared("links", (self._path,), self._read)
        return found

    def _read(self) -> dict[str, list[_Entry]]:
        found: dict[str, list[_Entry]] = {}
        for page in _pages(self._path):
            text = _text(page)
            found.setdefault(_title(text), []).extend(_entries(text))
        return found


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


def _entries(text: str) -> list[_Entry]:
    """Give the entries of a page."""
    found: list[dict[str, str]] = []
    for key, value in _BULLET.findall(text):
        if key == "id":
            found.append({})
        if found:
            found[-1][key] = value.strip()
    title = _title(text)
    return [_entry(each, title) for each in found]


def _entry(entry: dict[str, str], title: str) -> _Entry:
    source, _, date = entry.get("source", "").partition(", ")
    card = title if source == "official" else ""
    return entry["id"], card, source, date, tuple(_NUMBER.findall(entry.get("cr", "")))
