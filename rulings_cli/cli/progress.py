"""How far a long piece of work is: a bar where somebody looks, lines of text where nobody does."""

from __future__ import annotations

import sys
from pathlib import PurePath
from time import monotonic
from typing import Self

from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import say

_WIDTH = 30
_SECONDS = 0.1


class Meter:
    """A bar on stderr, drawn anew as the work goes on, and gone at the end."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._looked_at = sys.stderr.isatty() and not settings.quiet
        self._drawn_at = 0.0
        self._length = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._clear()

    def say(self, text: str) -> None:
        """Write a line of text; the bar goes on below it."""
        self._clear()
        say(text, self._settings)

    def show(self, what: str, done: int, of: int) -> None:
        """Draw the bar: how much of `what` is done, in bytes; 0 where the whole is not known."""
        now = monotonic()
        if not self._looked_at or (now - self._drawn_at < _SECONDS and done != of):
            return
        self._drawn_at = now
        name = PurePath(what).name[:30]
        if of > 0:
            full = min(_WIDTH, _WIDTH * done // of)
            text = f"[{'#' * full}{'.' * (_WIDTH - full)}] {min(100, 100 * done // of):3} %  {name}"
        else:
            text = f"{done / 1e6:,.1f} MB  {name}"
        sys.stderr.write("\r" + text.ljust(self._length))
        sys.stderr.flush()
        self._length = len(text)

    def _clear(self) -> None:
        if self._length:
            sys.stderr.write("\r" + " " * self._length + "\r")
            sys.stderr.flush()
            self._length = 0
