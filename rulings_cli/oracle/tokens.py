"""Words and marks: cut a paragraph of Oracle text into tokens and join tokens into text."""

from __future__ import annotations

import re
from collections.abc import Iterable

_TOKEN = re.compile(
    r"(?!and/or\b)[a-z][\w\-]*(?:['’][^\W\d_]+)*'?(?=\W|$)"  # most words, at once
    r"|(?:\{[^{}]+\})+"  # mana and other symbols, a run is one token
    r"|\[[^\]\n]*\]"  # a loyalty cost
    r"|[+-]?[\dX*]+(?:/[+-]?[\dX*]+)?(?![\w])"  # numbers, 1/1, +1/+1, X
    r"|~"
    r"|and/or\b"
    r"|'s\b(?<=~'s)"
    r"|[^\W_][\w\-]*(?:['’][^\W\d_]+)*'?(?=\W|$)"  # the very marks that are meant
    r"|\n|\S"
)
_NO_SPACE_BEFORE = frozenset(",.:;)?!") | {"'s", "\n"}
_NO_SPACE_AFTER = frozenset("(\n")
_OPENS_SENTENCE = frozenset(".:—•|\n!")
#: Written small in a quote, too: "loses “enchant creature card in a graveyard”".
_SMALL_IN_QUOTES = "enchant"


def cut(text: str) -> list[str]:
    """Give the tokens of a text, case kept: words, numbers, runs of symbols, marks, line ends."""
    return _TOKEN.findall(text)


def join(tokens: Iterable[str]) -> str:
    """Give the text of said tokens: spaced, with a capital where a sentence or a cost begins.

    The token "<—>" is a dash without spaces, as keywords have it before a cost.
    """
    out: list[str] = []
    previous = "."
    quoted = {'"': False, "'": False}  # a quote within a quote has single marks
    glue = True
    for token in tokens:
        shown = token
        begins_quote = quoted.get(previous) and token != _SMALL_IN_QUOTES
        if previous in _OPENS_SENTENCE or begins_quote:
            shown = token[:1].upper() + token[1:]
        if token in quoted:
            out.append(token if glue or quoted[token] else " " + token)
            glue = not quoted[token]
            quoted[token] = not quoted[token]
            if previous == "." and not quoted[token]:
                continue  # a sentence ended inside the quote, and a new one begins
        elif token == TIGHT_DASH:
            out.append("—")
            glue = True
        else:
            out.append(shown if glue or token in _NO_SPACE_BEFORE else " " + shown)
            glue = token in _NO_SPACE_AFTER
        previous = "—" if token == TIGHT_DASH else token
    return "".join(out)


#: A dash that touches the words around it.
TIGHT_DASH = "<—>"
