"""The README and the command line tell of the same commands."""

from __future__ import annotations

import re
from pathlib import Path

from rulings_cli.cli.app import app, data_app, pool_app

README = Path(__file__).parents[2] / "README.md"


def commands() -> set[str]:
    def named(prefix: str, each: object) -> set[str]:
        return {f"{prefix}{one.name or one.callback.__name__}" for one in each.registered_commands}

    return named("", app) | named("pool ", pool_app) | named("data ", data_app)


def test_every_command_has_a_section_and_every_section_a_command() -> None:
    text = README.read_text(encoding="utf-8")

    documented = set(re.findall(r"^### `rulings ([a-z -]+?)(?: [A-Z\[-].*)?`", text, re.MULTILINE))

    assert documented == commands()


def test_every_command_says_what_it_does_in_one_sentence() -> None:
    for each in (*app.registered_commands, *pool_app.registered_commands):
        assert each.callback is not None
        text = (each.callback.__doc__ or "").strip()
        assert text.endswith(".")
        assert "\n" not in text
        assert text.count(". ") == 0
