"""The cross-references of the rules: which rule sends its reader to which, and to none."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from functools import cache

from rulings_cli.official.comprehensive_rules import RulesDocument
from rulings_cli.terms.values import Value

_LETTERS = "abcdefghijkmnpqrstuvwxyz"  # subrules skip l and o


class Reference(Value):
    """One mention of a rule: `source` is a rule, an example such as `605.1a#1`, or a term.

    `found` is False where the edition has no rule or section of that number.
    """

    source: str
    target: str
    found: bool = True


def example_id(number: str, position: int) -> str:
    """Give the id of a rule's example; the first is at position 1.

    >>> example_id("605.1a", 1)
    '605.1a#1'
    """
    return f"{number}#{position}"


def references(document: RulesDocument) -> tuple[Reference, ...]:
    """Give every cross-reference of an edition, each source and target once, in order."""
    known = {each.number for each in document.rules}
    known |= {each.number for each in document.sections}
    found: dict[tuple[str, str], Reference] = {}
    for source, text in _texts(document):
        for target in mentioned(text, known):
            if target != source:
                found.setdefault((source, target), Reference(source, target, target in known))
    return tuple(found.values())


def _texts(document: RulesDocument) -> Iterator[tuple[str, str]]:
    for rule in document.rules:
        yield rule.number, rule.text
        for position, each in enumerate(rule.examples, 1):
            yield example_id(rule.number, position), each
    for entry in document.glossary:
        yield f"glossary {entry.term}", entry.definition


@cache
def _patterns() -> tuple[re.Pattern[str], re.Pattern[str]]:
    # 601.2a, 601.2a-h, 613.1-613.7; and whole sections, which only the word before them tells.
    number = re.compile(
        r"(?<![\d.{/])(\d{3}\.\d{1,3}[a-z]?)(?:[\u2013\u2014-](\d{3}\.\d{1,3}[a-z]?|[a-z])(?![a-z]))?"
    )
    section = re.compile(
        r"\b(rules?\s+|sections?\s+|and\s+(?=\d{3}))(\d{3}|\d)(?![\d.]*\d)", re.IGNORECASE
    )
    return number, section


def mentioned(text: str, known: Iterable[str] = ()) -> list[str]:
    """Give the numbers of rules that a text mentions, ranges written out as far as known."""
    held = known if isinstance(known, (set, frozenset)) else frozenset(known)
    numbers, sections = _patterns()
    found: dict[str, None] = {}
    for each in numbers.finditer(text):
        for one in _written_out(each[1], each[2] or "", held):
            found[one] = None
    for each in sections.finditer(text):
        if each[2] in held or not each[1].lower().startswith("and"):
            found[each[2]] = None
    return list(found)


def _written_out(first: str, last: str, known: Iterable[str]) -> Iterator[str]:
    """Give the numbers from the first to the last; a range is a letter's or a rule's."""
    yield first
    if not last:
        return
    stem = first.rstrip(_LETTERS)
    if last.isalpha() and first != stem:
        start, end = _LETTERS.find(first[-1]), _LETTERS.find(last)
        yield from (stem + each for each in _LETTERS[start + 1 : end + 1])
        return
    if last.rstrip(_LETTERS) == stem and last != stem and first != stem:
        start, end = _LETTERS.find(first[-1]), _LETTERS.find(last[-1])
        yield from (stem + each for each in _LETTERS[start + 1 : end + 1])
        return
    section, _, one = first.partition(".")
    other_section, _, other = last.partition(".")
    if section == other_section and one.isdigit() and other.isdigit():
        between = (f"{section}.{each}" for each in range(int(one) + 1, int(other)))
        yield from (each for each in between if each in set(known))
    yield last
