"""Checking pages of questions: each question that an entry asks gets the verdict it expects."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.checks.findings import Finding
from rulings_cli.corpus.entries import Entry
from rulings_cli.errors import InputError, NotSupported


def has_verdict(entry: Entry) -> bool:
    """Tell whether an entry says how its questions are to be answered."""
    return bool(entry.verdict)


def check_questions(entry: Entry, world: Any) -> Iterator[Finding]:
    """Ask the questions of an entry with a verdict; give those that are answered otherwise."""
    from rulings_cli.ask.asking import answer

    for question in entry.ask:
        try:
            found = answer(question, world=world.on(entry.as_of))
        except (InputError, NotSupported) as error:
            yield _finding(entry, f"{question!r} is not answered: {error}")
            continue
        if found.verdict != entry.verdict:
            expected = f"expected {entry.verdict}, got {found.verdict} ({found.status})"
            yield _finding(entry, f"{question!r}: {expected}")
        elif entry.value and entry.value != (found.value or str(found.amount)):
            yield _finding(entry, f"{question!r}: expected {entry.value}, got {found.value}")


def _finding(entry: Entry, message: str) -> Finding:
    hint = "see why: rulings ask QUESTION --explain"
    return Finding("R040", entry.path, entry.line, 1, message, hint)
