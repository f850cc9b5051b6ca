"""The history of one rule through the imported editions: created, edited, moved, gone."""

from __future__ import annotations

import itertools
from functools import lru_cache

from rulings_cli.errors import UnknownRule
from rulings_cli.official.comparing import RuleChange, compare
from rulings_cli.official.comprehensive_rules import RulesDocument
from rulings_cli.official.opening import Home, editions, shown, stamp
from rulings_cli.official.store import document, tidy_number
from rulings_cli.terms.values import Value


class Moment(Value):
    """What an edition did to a rule, its number there and its text; both "" once it is gone.

    `kind` is one of `RuleChange.kind`; in the oldest edition that is held, `held`.
    """

    edition: str
    kind: str
    number: str
    text: str = ""


def history(number: str, date: str | None = None, home: Home = None) -> tuple[Moment, ...]:
    """Give what became of a rule in every imported edition, the oldest first.

    The number is that of the edition in force on `date`, else of the newest that has it; a number
    that no edition has is an UnknownRule.
    """
    wanted = tidy_number(number)
    dates = editions(home)
    if date is not None:
        dates_until = [each for each in dates if each <= date] or list(dates[:1])
        candidates = dates_until[-1:]
    else:
        candidates = list(reversed(dates))
    start = next((each for each in candidates if wanted in _texts(each, home)), None)
    if start is None:
        raise UnknownRule(f"{shown(number)} is no rule of the imported editions")
    at = dates.index(start)
    return (*_backward(wanted, dates[: at + 1], home), *_forward(wanted, dates[at:], home))


def _backward(number: str, dates: tuple[str, ...], home: Home) -> list[Moment]:
    """Follow a rule from the last of the editions to where it came from."""
    found: list[Moment] = []
    for older, newer in zip(reversed(dates[:-1]), reversed(dates[1:]), strict=True):
        change = next(each for each in _changes(older, newer, home) if each.newer == number)
        found.append(_moment(newer, change.kind, number, home))
        if not change.older:
            break
        number = change.older
    else:
        found.append(_moment(dates[0], "held", number, home))
    return list(reversed(found))


def _forward(number: str, dates: tuple[str, ...], home: Home) -> list[Moment]:
    """Follow a rule from the first of the editions to the last that has it."""
    found: list[Moment] = []
    for older, newer in itertools.pairwise(dates):
        change = next(each for each in _changes(older, newer, home) if each.older == number)
        found.append(_moment(newer, change.kind, change.newer, home))
        if not change.newer:
            break
        number = change.newer
    return found


def _moment(edition: str, kind: str, number: str, home: Home) -> Moment:
    return Moment(edition, kind, number, _texts(edition, home).get(number, ""))


def _changes(older: str, newer: str, home: Home) -> tuple[RuleChange, ...]:
    return _compared(older, newer, str(home or ""), stamp(home))


@lru_cache(maxsize=16)
def _compared(older: str, newer: str, home: str, _: object) -> tuple[RuleChange, ...]:
    return compare(_held(older, home, _), _held(newer, home, _))


@lru_cache(maxsize=16)
def _held(edition: str, home: str, _: object) -> RulesDocument:
    return document(edition, home or None)


def _texts(edition: str, home: Home) -> dict[str, str]:
    return _by_number(edition, str(home or ""), stamp(home))


@lru_cache(maxsize=16)
def _by_number(edition: str, home: str, _: object) -> dict[str, str]:
    return {each.number: each.text for each in _held(edition, home, _).rules}
