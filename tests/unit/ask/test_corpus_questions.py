"""The pages of corpus/questions: our own questions get the verdicts that they expect."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World
from rulings_cli.corpus.entries import Entry, read_corpus

FOLDER = Path(__file__).resolve().parents[3] / "corpus" / "questions"
ENTRIES = read_corpus([FOLDER]).entries


@pytest.mark.parametrize("entry", ENTRIES, ids=[each.id for each in ENTRIES])
def test_own_questions_get_the_expected_verdict(entry: Entry, world: World) -> None:
    for question in entry.ask:
        found = answer(question, world=world.on(entry.as_of))

        assert found.verdict == entry.verdict, found.summary
        assert not entry.value or entry.value == found.value


def test_some_questions_are_asked_on_both_sides_of_a_rules_change() -> None:
    by_question: dict[str, set[str]] = {}
    for entry in ENTRIES:
        for question in entry.ask:
            by_question.setdefault(question, set()).add(entry.as_of)

    assert any(len(days) > 1 for days in by_question.values())
