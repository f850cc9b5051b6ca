"""Cleave: words in square brackets, which are removed where its cost is paid (CR 702.148)."""

from __future__ import annotations

import re
from typing import Final

_BRACKETS: Final = re.compile(r"\[[^\[\]\n]*\]")
_SPACE_BEFORE_MARK: Final = re.compile(r" +(?=[.,])")


def whole(text: str) -> str:
    """Give a text with the words in brackets, but without the brackets."""
    return text.replace("[", "").replace("]", "")


def cleft(text: str) -> str:
    """Give a text without the words in brackets."""
    left = " ".join(_BRACKETS.sub("", text).split(" "))
    return _SPACE_BEFORE_MARK.sub("", re.sub(r" {2,}", " ", left)).strip()


def places(text: str) -> tuple[tuple[int, int], ...]:
    """Give where in the text without brackets each of them begins and ends."""
    found = []
    for index, each in enumerate(_BRACKETS.finditer(text)):
        start = each.start() - 2 * index
        found.append((start, start + len(each[0]) - 2))
    return tuple(found)


def bracketed(text: str, brackets: tuple[tuple[int, int], ...]) -> str:
    """Give a text with its brackets in their places."""
    for start, end in reversed(brackets):
        text = f"{text[:start]}[{text[start:end]}]{text[end:]}"
    return text
