"""Other words for the same question get the same verdict."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
import yaml

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

FOLDER = Path(__file__).parent
GROUPS: list[dict[str, Any]] = yaml.safe_load(
    (FOLDER / "paraphrases.yaml").read_text(encoding="utf-8")
)
#: How many of a hundred paraphrases must get the verdict of their kind.
LEAST = 90


def test_most_paraphrases_get_the_same_verdict_and_none_another(world: World) -> None:
    good = 0
    missed: list[str] = []
    wrong: list[str] = []
    for group in GROUPS:
        for question in group["ask"]:
            found = answer(question, world=world)
            same = found.verdict == group["verdict"] and group.get("value") in (None, found.value)
            good += same
            if not same:
                (missed if found.verdict == "unknown" else wrong).append(question)
    total = sum(len(group["ask"]) for group in GROUPS)
    assert not wrong
    assert 100 * good >= LEAST * total, missed


@pytest.mark.parametrize("group", GROUPS, ids=[each["like"] for each in GROUPS])
def test_a_group_says_what_is_expected(group: dict[str, Any]) -> None:
    assert group["verdict"] in ("yes", "no", "depends", "value")
    assert all(isinstance(each, str) and each for each in group["ask"])
