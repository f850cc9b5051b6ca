"""The commands that explain a run: step by step, why not, and by layers."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest

from rulings_cli.cli import failures, main

Run = Callable[..., tuple[int, str]]
BOOK = """\
given you control Codie, Vociferous Codex; 2 Forest
given you hold Grizzly Bears
then  casting Grizzly Bears is illegal by 601.3
but if Codie has left the battlefield
then  casting Grizzly Bears is legal
"""


@pytest.fixture
def run(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> Run:
    page = tmp_path / "page.txt"
    page.write_text(BOOK, encoding="utf-8")

    def rulings(*arguments: str) -> tuple[int, str]:
        words = [str(page) if each == "PAGE" else each for each in arguments]
        return main.run(words), capfd.readouterr().out

    return rulings


def test_why_not_names_the_rule_and_the_change(run: Run) -> None:
    status, shown = run("why-not", "PAGE", "--json")
    found = json.loads(shown)

    assert status == failures.OK
    assert found["rules"][0] == "601.3"
    assert found["change"] == "Codie has left the battlefield"


def test_step_writes_every_line_where_nobody_can_press_enter(run: Run) -> None:
    status, shown = run("run", "PAGE", "--step")

    assert status == failures.OK
    assert "✓ then casting Grizzly Bears is illegal by 601.3" in shown
    assert "you on the battlefield: Codie, Vociferous Codex (1/4), 2 Forest" in shown


def test_step_and_json_do_not_go_together(run: Run) -> None:
    status, _ = run("run", "PAGE", "--step", "--json")

    assert status == failures.BAD_INPUT


def test_layers_gives_a_row_for_each_effect(run: Run) -> None:
    status, shown = run("layers", "PAGE", "Codie", "--json")
    found = json.loads(shown)

    assert status == failures.OK
    assert found["layers"][0]["layer"] == "1"
    assert found["layers"][0]["after"].endswith("1/4")
