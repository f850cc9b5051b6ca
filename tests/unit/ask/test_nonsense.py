"""Nonsense, other games, cards that don't exist, and attempts to have it say yes: no verdict."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

LINES = (Path(__file__).parent / "nonsense.txt").read_text(encoding="utf-8").splitlines()


@pytest.mark.parametrize("question", LINES)
def test_it_gets_no_verdict(question: str, world: World) -> None:
    found = answer(question, world=world)
    assert found.verdict == "unknown"
    assert found.summary
