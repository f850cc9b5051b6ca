"""The table of executors (CR 608.2c)."""

from __future__ import annotations

from typing import get_args

from rulings_cli.abilities.effects import Effect
from rulings_cli.engine import instructions


def test_every_executor_is_of_a_kind_of_instruction() -> None:
    assert set(get_args(Effect)) >= instructions.PLAYABLE


def test_what_is_not_built_is_few() -> None:
    missing = {each.__name__ for each in set(get_args(Effect)) - instructions.PLAYABLE}

    assert missing <= {"EndTheTurn", "ExtraTurn", "Prevent", "SkipStep"}
