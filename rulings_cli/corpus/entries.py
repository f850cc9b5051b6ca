"""Reading our own texts: Markdown pages of entries with their citations and examples.

A page is one topic: a title (#), bullets that hold for all of it, then entries (##). An entry has
bullets, prose and fenced blocks that are examples. What is wrong in a page is collected as
`Problem` values, so that one look reports everything.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Final

from rulings_cli.errors import CorpusError
from rulings_cli.terms.values import Value, field

if TYPE_CHECKING:
    from pathlib import Path


class Problem(Value):
    """Something that is wrong in a page; `code` of the checks, line and column from 1."""

    code: str
    path: str
    line: int
    column: int
    message: str
    hint: str = ""


class Cited(Value):
    """A citation in an entry: a rule's number and words of it; `why` where it is only read."""

    number: str
    anchor: str
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)
    why: str = ""


class Block(Value):
    """The source of one example: its id and its lines; `line` is the first line inside."""

    id: str
    text: str
    path: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)


class Entry(Value):
    """One entry: what it claims, what it rests on, what people ask, and what shows it.

    `source` is "official, 2021-04-16", "rule", "own" or the like; `reviewed` "2026-11-30, CR
    2026-06-19", taken from the page where the entry has none; `applies_to` the cards for which a
    topic's examples are played, in place of the word CARD; `verdict`, `value` and `intent` what
    the questions of a page of questions are answered, on the day `as_of` if one is said.
    """

    id: str
    title: str
    path: str = field(compare=False)
    line: int = field(compare=False)
    page: str = ""
    source: str = ""
    cr: tuple[Cited, ...] = ()
    read: tuple[Cited, ...] = ()
    seed: tuple[str, ...] = ()
    ask: tuple[str, ...] = ()
    reviewed: str = ""
    applies_to: tuple[str, ...] = ()
    verdict: str = ""
    value: str = ""
    intent: str = ""
    as_of: str = ""
    prose: str = ""
    examples: tuple[Block, ...] = ()


class Corpus(Value):
    """All entries that were read, and what is wrong with the pages."""

    entries: tuple[Entry, ...]
    problems: tuple[Problem, ...] = ()

    def entry(self, name: str) -> Entry | None:
        """Give the entry of that id, or the one that holds the example of that id."""
        for each in self.entries:
            if each.id == name:
                return each
            for block in each.examples:
                if block.id == name:
                    return each
        return None

    def titled(self, titles: frozenset[str] | None) -> Corpus:
        """Give the part on pages with one of these titles; with None all of it."""
        if titles is None:
            return self
        return Corpus(tuple(each for each in self.entries if each.page in titles))

    def blocks(self) -> Iterator[tuple[Entry, Block]]:
        """Give every example, with its entry; a topic's once for each card it applies to."""
        for each in self.entries:
            for block in each.examples:
                for one in instances(each, block):
                    yield each, one


_BULLET: Final = re.compile(r"- ([a-z][a-z ]*):\s*(.*)")
_FENCE: Final = re.compile(r"(`{3,}|~{3,})\s*(\S*)\s*(.*)")
_CITED: Final = re.compile(r'\s*(\d{3}(?:\.\d+[a-z]?)?)(?:\s+"([^"]*)")?\s*(?:,\s*(.*))?')
_ID: Final = re.compile(r"[a-z0-9]+(?:-[a-z0-9]+)*")
KEYS: Final = (
    "id",
    "source",
    "cr",
    "read",
    "seed",
    "ask",
    "reviewed",
    "applies to",
    "verdict",
    "value",
    "intent",
    "as of",
)
#: Bullets whose value is a list with | between its items.
_LISTS: Final = ("seed", "ask", "applies to")
_CURLY: Final = str.maketrans("\u2018\u2019\u201c\u201d", "''\"\"")
_FOLDERS_WITHOUT_ENTRIES: Final = ("README.md",)


def read_corpus(paths: Iterable[Path], *, titled: frozenset[str] | None = None) -> Corpus:
    """Read the pages of folders and files; a folder's pages in the order of their names.

    With `titled` only the pages that have one of these titles in their first line.
    """
    entries: list[Entry] = []
    problems: list[Problem] = []
    for path in pages(paths):
        try:
            text = path.read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError) as error:
            raise CorpusError(f"{path} cannot be read: {error}") from error
        if titled is not None and text.partition("\n")[0].removeprefix("# ").strip() not in titled:
            continue
        found, wrong = read_page(text, str(path))
        entries += found
        problems += wrong
    return Corpus(tuple(entries), tuple(problems))


def pages(paths: Iterable[Path]) -> Iterator[Path]:
    """Give the pages among files and folders; a missing path is a CorpusError."""
    for path in paths:
        if path.is_dir():
            yield from sorted(
                each for each in path.rglob("*.md") if each.name not in _FOLDERS_WITHOUT_ENTRIES
            )
        elif path.exists():
            yield path
        else:
            raise CorpusError(f"{path} is no file and no folder")


def read_page(text: str, path: str) -> tuple[list[Entry], list[Problem]]:
    """Read one page."""
    reader = _Page(path)
    reader.read(text)
    return reader.entries, reader.problems


def instances(entry: Entry, block: Block) -> Iterator[Block]:
    """Give a block, or one for each card that its entry applies to, with that name for CARD."""
    if not entry.applies_to:
        yield block
    for number, name in enumerate(entry.applies_to, 1):
        text = re.sub(r"\bCARD\b", lambda _, name=name: name, block.text)  # type: ignore[misc]
        yield Block(f"{block.id}-{number}", text, block.path, block.line)


class _Page:
    """One page while it is read line by line."""

    def __init__(self, path: str) -> None:
        self.path = path
        self.entries: list[Entry] = []
        self.problems: list[Problem] = []
        self.title = self.reviewed = ""
        self.fields: dict[str, object] | None = None
        self.prose: list[str] = []
        self.blocks: list[Block] = []
        self.in_bullets = True

    def read(self, text: str) -> None:
        """Read all lines, then close the last entry."""
        lines = text.splitlines()
        number = 0
        while number < len(lines):
            line = lines[number]
            number += 1
            if fence := _FENCE.match(line):
                number = self._fenced(lines, number, fence)
            elif line.startswith("## "):
                self._close()
                self._open(line[3:].strip(), number)
            elif line.startswith("# "):
                self.title = line[2:].strip()
            elif bullet := _BULLET.match(line) if self.in_bullets else None:
                self._bullet(bullet[1].strip(), bullet[2].strip(), number, bullet.start(2) + 1)
            else:
                if line.strip():
                    self.in_bullets = False
                self.prose.append(line)
        self._close()

    def _open(self, title: str, number: int) -> None:
        self.fields = {"title": title, "line": number}
        self.prose, self.blocks, self.in_bullets = [], [], True

    def _close(self) -> None:
        fields, self.fields = self.fields, None
        if fields is None:
            return
        name = fields.pop("id", "")
        if not name:
            self._wrong("R011", int(str(fields["line"])), 1, "the entry has no id", "- id: a-name")
        self.entries.append(
            Entry(
                id=str(name),
                path=self.path,
                page=self.title,
                prose="\n".join(self.prose).strip(),
                examples=tuple(self.blocks),
                **{"reviewed": self.reviewed, **fields},  # type: ignore[arg-type]  # by key
            )
        )

    def _fenced(self, lines: list[str], number: int, fence: re.Match[str]) -> int:
        start = number
        while number < len(lines) and not lines[number].startswith(fence[1]):
            number += 1
        if fence[2] == "example":
            if self.fields is None:
                self._wrong("R010", start, 1, "an example stands outside of any entry (##)")
                return number + 1
            name = fence[3].strip()
            if not _ID.fullmatch(name):
                hint = "```example a-short-name"
                self._wrong("R011", start, 1, f"{name!r} is no id of an example", hint)
            text = "\n".join(lines[start:number])
            self.blocks.append(Block(name, text, self.path, start + 1))
        if number >= len(lines):
            self._wrong("R010", start, 1, "the fenced block is never closed", fence[1])
        return number + 1

    def _bullet(self, key: str, text: str, line: int, column: int) -> None:
        if key not in KEYS:
            from difflib import get_close_matches

            near = get_close_matches(key, KEYS, n=1)
            hint = f"did you mean {near[0]}?" if near else f"known: {', '.join(KEYS)}"
            self._wrong("R010", line, 3, f"{key!r} is no bullet of an entry", hint)
        elif self.fields is None:
            if key == "reviewed":
                self.reviewed = text
            else:
                self._wrong("R010", line, 3, f"{key!r} stands before the first entry (##)")
        else:
            self._field(self.fields, key, text, line, column)

    def _field(
        self, fields: dict[str, object], key: str, text: str, line: int, column: int
    ) -> None:
        name = key.replace(" ", "_")
        if key in _LISTS:
            items = tuple(each.strip() for each in text.split("|") if each.strip())
            fields[name] = (*fields.get(name, ()), *items)  # type: ignore[misc]  # a tuple
        elif key in ("cr", "read"):
            cited = tuple(self._cited(text, line, column, alone=key == "read"))
            fields[name] = (*fields.get(name, ()), *cited)  # type: ignore[misc]  # a tuple
        elif key == "id" and not _ID.fullmatch(text):
            self._wrong("R011", line, column, f"{text!r} is no id", "small letters, digits and -")
        else:
            fields[name] = text

    def _cited(self, text: str, line: int, column: int, *, alone: bool) -> Iterator[Cited]:
        for each in [text] if alone else text.split("|"):
            found = _CITED.fullmatch(each.translate(_CURLY).rstrip())
            at = column + len(each) - len(each.lstrip())
            if found is None or (found[3] and not alone):
                hint = 'write 605.1a "could add mana", citations with | between them'
                self._wrong("R010", line, at, f"no citation: {each.strip()!r}", hint)
            elif alone and not found[3]:
                hint = 'write 106.5 "no mana", because …'
                self._wrong("R010", line, column, "a rule to read has no reason", hint)
            else:
                yield Cited(found[1], found[2] or "", line, at, found[3] or "")
            column += len(each) + 1

    def _wrong(self, code: str, line: int, column: int, message: str, hint: str = "") -> None:
        self.problems.append(Problem(code, self.path, line, column, message, hint))
