"""Reading the keywords by which a card is cast or used, in the words that people have for them."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.words import Text
from rulings_cli.ask.ways import SPECIAL, way_said

_NTH = {"first": 1, "second": 2, "third": 3, "fourth": 4, "fifth": 5}


#: How ordinals end that are written with digits.
_ENDS = ("st", "nd", "rd", "th")


def nth_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give the number that an ordinal stands for: "third", "3rd"."""
    if at < len(text.tokens) and not text.tokens[at].sure:
        said = text.tokens[at].text
        found = _NTH.get(said) or (
            int(said[:-2]) if said[:-2].isdigit() and said[-2:] in _ENDS else 0
        )
        if found:
            yield at + 1, found


def way_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give a keyword as a way to cast or use something: "kicked", "flash back", "level up"."""
    for size in (2, 1):
        tokens = text.tokens[at : at + size]
        if len(tokens) < size or any(each.sure for each in tokens):
            continue
        found = way_said(*(each.text for each in tokens)) or way_said(*(e.word for e in tokens))
        if found and tokens[0].text != "foretold":  # what is, is cast, and not paid for
            yield at + size, found
            return


def special_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give the keyword of a special action: "suspending", "foretell", "unmorphing"."""
    if at >= len(text.tokens) or text.tokens[at].sure:
        return
    token = text.tokens[at]
    found = way_said(token.text) or way_said(token.word)
    if found in SPECIAL:
        yield at + 1, found
    elif token.text in _TURNED_UP:
        yield at + 1, "morph"


#: Words for turning a face-down creature face up.
_TURNED_UP = frozenset(
    ("unmorph", "unmorphs", "unmorphing", "unmorphed", "unmask", "unmasks", "unmasking",
     "demorph", "demorphing", "morph", "morphing")
)  # fmt: skip
