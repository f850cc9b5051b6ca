"""Questions as sequences of statements: the verdict is the rules', and it is proved."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

TABLES = [Path(__file__).with_name(each) for each in ("questions.tsv", "cost_questions.tsv")]


def questions() -> list[tuple[str, str]]:
    """Give the answers and the questions of the tables."""
    lines = [line for each in TABLES for line in each.read_text(encoding="utf-8").splitlines()]
    pairs = [line.split("\t") for line in lines if line and not line.startswith("#")]
    return [(expected, question) for expected, question in pairs]


@pytest.mark.parametrize(("expected", "question"), questions())
def test_answer_is_the_rules_answer(world: World, expected: str, question: str) -> None:
    """The verdict, value or amount is the expected one, shown by a run and its contrast."""
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value, str(found.amount)), found.summary
    assert found.status == "verified"
    assert any(each.contrast for each in found.examples)
