"""Regular expressions that are compiled when a text could match; most questions need few."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator


class Expression:
    """A regular expression without regard to case, and what a text must have for it to match.

    Compiling one costs a start up to 2 ms. `needs` are stretches in lower case of which the text
    must have one; without them it is compiled with the first text.
    """

    __slots__ = ("_compiled", "_needs", "_said")

    def __init__(self, said: str, *needs: str) -> None:
        self._said = said
        self._needs = needs
        self._compiled: re.Pattern[str] | None = None

    def search(self, text: str) -> re.Match[str] | None:
        """Give the first match in a text."""
        return self._pattern().search(text) if self._may_match(text) else None

    def match(self, text: str, at: int = 0) -> re.Match[str] | None:
        """Give the match that begins at a place in a text."""
        return self._pattern().match(text, at) if self._may_match(text) else None

    def finditer(self, text: str) -> Iterator[re.Match[str]]:
        """Give all matches in a text, one after the other."""
        return self._pattern().finditer(text) if self._may_match(text) else iter(())

    def sub(self, by: str | Callable[[re.Match[str]], str], text: str) -> str:
        """Give a text with every match replaced."""
        return self._pattern().sub(by, text) if self._may_match(text) else text

    def _may_match(self, text: str) -> bool:
        low = text.lower()
        return not self._needs or any(each in low for each in self._needs)

    def _pattern(self) -> re.Pattern[str]:
        if self._compiled is None:
            self._compiled = re.compile(self._said, re.IGNORECASE)
        return self._compiled
