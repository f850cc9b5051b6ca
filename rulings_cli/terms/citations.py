"""Citations of the Comprehensive Rules as values, and the functions that implement them."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value

_F = TypeVar("_F", bound=Callable[..., object])


class Rule(Value):
    """One citation: a rule's number and an anchor, at most eight words that occur in that rule."""

    number: str
    anchor: str

    def __str__(self) -> str:
        return self.number


_DECLARED: dict[str, Rule] = {}
_IMPLEMENTED: dict[str, list[str]] = {}


def rule(number: str, anchor: str) -> Rule:
    """Declare a citation once; the same number with another anchor is a ValueError."""
    if len(anchor.split()) > 8:
        raise ValueError(f"the anchor of {number} has more than eight words: {anchor!r}")
    known = _DECLARED.get(number)
    if known is not None and known.anchor != anchor:
        raise ValueError(f"{number} is cited with two anchors: {known.anchor!r} and {anchor!r}")
    return _DECLARED.setdefault(number, Rule(number, anchor))


def implements(*rules: Rule) -> Callable[[_F], _F]:
    """Mark a function as the place where `rules` are carried out."""

    def mark(function: _F) -> _F:
        for each in rules:
            _IMPLEMENTED.setdefault(each.number, []).append(
                f"{function.__module__}.{function.__qualname__}"
            )
        return function

    return mark


def declared_rules() -> dict[str, Rule]:
    """Give every citation that is declared in the modules imported so far, by number."""
    return dict(_DECLARED)


def implemented_rules() -> dict[str, tuple[str, ...]]:
    """Give, for each implemented rule number, the functions that carry it out."""
    return {number: tuple(places) for number, places in _IMPLEMENTED.items()}


class Edition(Value):
    """An edition of the rules to play by: the date of its document and its later amendments."""

    cr: str = "2026-06-19"
    amendments: tuple[str, ...] = ("605.1a 2026-08-07",)
    as_of: str = "2026-08-07"

    def holds(self, date: str) -> bool:
        """Tell whether a change made on `date` (YYYY-MM-DD) is in force in this edition."""
        return self.as_of >= date

    def on(self, date: str) -> Edition:
        """Give the edition in force on a day; before the oldest that is played NotSupported."""
        if date < self.cr:
            raise NotSupported(f"{date} is before {self.cr}, the oldest edition that is played")
        kept = tuple(each for each in self.amendments if each.split()[-1] <= date)
        return self.evolve(as_of=date, amendments=kept)
