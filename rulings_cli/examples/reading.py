"""Reading examples: lines by the forms of the vocabulary, blocks into examples."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import cache
from typing import Any, Final

from rulings_cli.errors import ExampleSyntax
from rulings_cli.examples import phrases
from rulings_cli.examples.lines import ButIf, Example, Line, Phrase
from rulings_cli.examples.patterns import diagnose, matches, slot_kinds
from rulings_cli.examples.vocabulary import FORMS, KEYWORDS, Form

_KEYWORD = re.compile(r"\s*(given|when|then|but if)(?:\s+|$)")
#: Curly quotes and the minus sign, as word processors write them, become plain ones.
STRAIGHT: Final = str.maketrans("\u2018\u2019\u201c\u201d\u2212", "''\"\"-")
#: Reads the text of a slot; a `NoReading` means that the form does not fit after all.
READERS: Final[dict[str, Callable[[str], Any]]] = {
    "player": phrases.player,
    "whose": phrases.player,
    "things": phrases.things,
    "object": phrases.ref,
    "objects": phrases.refs,
    "action": phrases.act,
    "tails": phrases.action_tails,
    "values": phrases.values,
    "mana": phrases.mana,
    "unspent": phrases.unspent,
    "number": phrases.number,
    "total": phrases.total,
    "times": phrases.times,
    "place": phrases.place,
    "step": phrases.step,
    "verdict": phrases.verdict,
    "by": lambda text: text.removeprefix(" by "),
    "quality": phrases.quality,
    "color": phrases.quality,
    "shares": phrases.shares,
    "keyword": phrases.keyword,
    "line": lambda text: text,
}


def parse_example(text: str, path: str = "<example>", line: int = 1, id: str = "") -> Example:
    """Read the lines of one example; `line` is where the first of them stands in the file."""
    return _Block(path, line, id).read(text)


def parse_line(text: str, *, keyword: str = "", path: str = "<example>", line: int = 1) -> Line:
    """Read one line; with a keyword the text stands without it."""
    column = 1
    if not keyword:
        keyword, column = _keyword(text, path, line)
        text = text[column - 1 :]
    text = " ".join(text.split()).translate(STRAIGHT).replace(" cannot ", " can't ")
    found = _line(keyword, text, line, column)
    if found is None:
        raise _unknown(keyword, text, path, line, column)
    return found


@cache
def _line(keyword: str, text: str, line: int, column: int) -> Line | None:
    found = _read(keyword, text)
    if found is None:
        return None
    return Line(found.form, found.slots, keyword, text, line, column)


def _keyword(text: str, path: str, line: int) -> tuple[str, int]:
    found = _KEYWORD.match(text)
    if found is not None:
        return found.group(1), found.end() + 1
    column = len(text) - len(text.lstrip()) + 1
    first = text.split()[0]
    raise ExampleSyntax(
        f"{first!r} begins no line of an example",
        path=path,
        line=line,
        column=column,
        expected=_nearest(first, KEYWORDS) or KEYWORDS,
    )


@cache
def _read(keyword: str, text: str) -> Phrase | None:
    for form, slots in matches(FORMS[keyword], text):
        found = read_phrase(form, slots)
        if found is not None and _makes_sense(form, keyword, slots):
            return found
    return None


def _makes_sense(form: Form, keyword: str, slots: dict[str, str]) -> bool:
    """Tell whether what is denied is a line, and what takes a card's place is a name."""
    if form.name == "instead":
        return not slots["new"][0].islower()
    return form.name != "not" or _negates(keyword, slots["line"])


def _negates(keyword: str, text: str) -> bool:
    kinds = ("then",) if keyword == "then" else ("given", "when")
    return any(_read(each, text) is not None for each in kinds)


def read_phrase(form: Form, slots: dict[str, str]) -> Phrase | None:
    """Read the slots of a form that fits; None where a slot's text is not of its kind."""
    kinds = slot_kinds(form)
    try:
        read = tuple(
            (name, READERS[kinds[name]](text) if kinds[name] in READERS else text)
            for name, text in slots.items()
        )
    except phrases.NoReading:
        return None
    return Phrase(form.name, read)


def negated(line: Line) -> Line:
    """Give the line that a line with "not:" denies or takes away."""
    text = line.get("line")
    for keyword in ("then",) if line.keyword == "then" else ("given", "when"):
        found = _read(keyword, text)
        if found is not None:
            return Line(found.form, found.slots, keyword, text, line.line, line.column)
    raise AssertionError(f"a line with not: that was read has no reading: {text!r}")


def form_of(line: Line) -> Form:
    """Give the form by which a line was read; of several of that name the one that fits."""
    for form, slots in matches(FORMS[line.keyword], line.text):
        if form.name == line.form and read_phrase(form, slots) is not None:
            return form
    raise KeyError(line.form)


def _unknown(keyword: str, text: str, path: str, line: int, column: int) -> ExampleSyntax:
    at, expected = diagnose(FORMS[keyword], text)
    rest = text[at:].lstrip()
    column += len(text) - len(rest)
    if not rest:
        message = f"the line ends too early after {keyword!r}"
        return ExampleSyntax(message, path=path, line=line, column=column, expected=expected[:6])
    word = rest.split()[0]
    near = _nearest(word, expected)
    return ExampleSyntax(
        f"no line with {keyword!r} goes on like this at {word!r}",
        path=path,
        line=line,
        column=column,
        expected=near or expected[:6],
    )


def _nearest(word: str, known: tuple[str, ...]) -> tuple[str, ...]:
    from difflib import get_close_matches

    firsts = {each.split()[0]: each for each in known if each}
    return tuple(firsts[each] for each in get_close_matches(word, firsts, n=2, cutoff=0.6))


class _Block:
    """The lines of one example while they are read."""

    def __init__(self, path: str, first: int, id: str) -> None:
        self.path, self.first, self.id = path, first, id
        self.given: list[Line] = []
        self.script: list[Line] = []
        self.contrasts: list[ButIf] = []

    def read(self, text: str) -> Example:
        """Read all lines; empty ones and those that begin with # say nothing."""
        for number, each in enumerate(text.splitlines(), self.first):
            if each.strip() and not each.lstrip().startswith("#"):
                self._add(parse_line(each, path=self.path, line=number))
        self._check()
        return Example(
            self.id,
            tuple(self.given),
            tuple(self.script),
            tuple(self.contrasts),
            self.path,
            self.first,
        )

    def _add(self, line: Line) -> None:
        if line.keyword == "but if":
            self.contrasts.append(ButIf(line))
        elif self.contrasts:
            if line.keyword == "given":
                raise self._error("'given' stands before all other lines", line)
            last = self.contrasts.pop()
            self.contrasts.append(ButIf(last.change, (*last.then, line)))
        elif line.keyword == "given":
            if self.script:
                raise self._error("'given' stands before all other lines", line)
            self.given.append(line)
        else:
            self.script.append(line)

    def _check(self) -> None:
        if not any(each.keyword == "then" for each in self.script):
            raise self._error("the example has no 'then': nothing would be checked")
        if not self.contrasts:
            raise self._error("the example has no 'but if': nothing shows what decides it")

    def _error(self, message: str, line: Line | None = None) -> ExampleSyntax:
        at = line.line if line is not None else self.first
        return ExampleSyntax(message, path=self.path, line=at, column=1)
