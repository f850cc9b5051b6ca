"""A question's words, covered from first to last by statements; no word is left over."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements import asks, events, facts
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, matches
from rulings_cli.ask.statements.words import Text
from rulings_cli.terms.values import Value

#: So many covers are kept from each word on.
_MOST = 10


class Cover(Value):
    """A way to read all words: the statements in their order, and how far-fetched it is."""

    statements: tuple[Statement, ...]
    cost: int


@cache
def _rows() -> tuple[Phrasing, ...]:
    return (*asks.rows(), *events.rows(), *facts.rows())


@cache
def _by_first_word() -> tuple[dict[str, tuple[Phrasing, ...]], tuple[Phrasing, ...]]:
    """Give the rows by the word that they must begin with, and those that begin otherwise."""
    first: dict[str, list[Phrasing]] = {}
    others: list[Phrasing] = []
    for row in _rows():
        element = row.pattern[0]
        if element.words:
            for word in element.words:
                first.setdefault(word, []).append(row)
        else:
            others.append(row)
    return {key: tuple(value) for key, value in first.items()}, tuple(others)


def covers(text: Text) -> tuple[Cover, ...]:
    """Give the ways to cover the text with exactly one ask, the likeliest first."""
    known: dict[tuple[int, bool], tuple[Cover, ...]] = {}
    return _from(text, 0, False, known)


def _from(
    text: Text, at: int, asked: bool, known: dict[tuple[int, bool], tuple[Cover, ...]]
) -> tuple[Cover, ...]:
    if at >= len(text.tokens):
        return (Cover((), 0),) if asked else ()
    key = (at, asked)
    if key in known:
        return known[key]
    found: dict[tuple[Statement, ...], int] = {}
    for end, statement, cost in _statements(text, at):
        if statement.kind == "ask" and asked:
            continue
        for rest in _from(text, end, asked or statement.kind == "ask", known):
            whole = (statement, *rest.statements) if statement.kind != "filler" else rest.statements
            total = cost + rest.cost
            if whole not in found or total < found[whole]:
                found[whole] = total
    best = sorted(found.items(), key=lambda each: each[1])[:_MOST]
    known[key] = tuple(Cover(statements, cost) for statements, cost in best)
    return known[key]


def _statements(text: Text, at: int) -> list[tuple[int, Statement, int]]:
    first, others = _by_first_word()
    token = text.tokens[at]
    joined = at > 0 and text.tokens[at - 1].word in ("and", "plus", "or", "nor")
    rows = (*(() if token.sure else first.get(token.word, ())), *others)
    found: list[tuple[int, Statement, int]] = []
    for row in rows:
        for end, slots in matches(row, text, at):
            if end == at:
                continue
            said = " ".join(each.text for each in text.tokens[at:end])
            weight = sum(value.weight for _, value in slots if isinstance(value, Noun))
            found.append(
                (end, Statement(row.kind, row.name, slots, said, at, joined), row.cost + weight)
            )
    return found
