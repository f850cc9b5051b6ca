"""Things that are only described: each word for what they are changes the answer."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

_TABLE = Path(__file__).with_suffix("").parent / "described_things.tsv"
_LINES = [
    tuple(line.split("\t"))
    for line in _TABLE.read_text(encoding="utf-8").splitlines()
    if not line.startswith("#")
]


@pytest.mark.parametrize(("right", "question"), _LINES)
def test_the_answer_is_that_for_the_thing(world: World, right: str, question: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right
