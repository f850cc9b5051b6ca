"""Lines that count what a player controls: by name, as tokens, or by description."""

from __future__ import annotations

import pytest
from example_cards import card

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import RunResult, run_example

GIVEN = """\
given you control Plain Bear; tapped Mossy Elder; 2 1/1 white Soldier creature token
given the opponent controls Warded Ox
"""
CONTRAST = """\
but if not: the opponent controls Warded Ox
then  the opponent controls no creatures
"""


def run(line: str) -> RunResult:
    return run_example(parse_example(f"{GIVEN}then  {line}\n{CONTRAST}", "page.md", 1, "it"), card)


@pytest.mark.parametrize(
    "line",
    [
        "you control 4 creatures",
        "you control 2 nontoken creatures",
        "you control 2 creature tokens",
        "you control 1 Elf",
        "you control 1 tapped creature",
        "you control 2 white creatures",
        "you control no creatures with flying",
        "you control no artifacts",
        "you control no Warded Ox",
        "the opponent controls 1 creature",
    ],
)
def test_permanents_are_counted_by_what_describes_them(line: str) -> None:
    assert not run(line).failed


@pytest.mark.parametrize(
    "line",
    ["you control no creatures", "you control 3 creatures", "you control no tapped creature"],
)
def test_a_wrong_count_of_what_is_described_fails(line: str) -> None:
    assert run(line).failed


def test_a_name_that_nothing_has_is_refused() -> None:
    """That nobody controls it would be true of every misprint."""
    failed = run("you control no Plian Bear").failed
    assert "no card is called" in str(failed)
