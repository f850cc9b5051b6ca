"""The screen of an answer."""

from __future__ import annotations

from typing import Any

import pytest

from rulings_cli.cli.answers import screen
from rulings_cli.cli.settings import Settings


def answer(**changes: Any) -> dict[str, Any]:
    return {
        "schema": 1,
        "question": "can the abacus pay for Ember Notice",
        "reading": {"intent": "pay_for"},
        "verdict": "yes",
        "value": None,
        "status": "verified",
        "summary": "Its mana has no spending limit and includes {R}.",
        "because": [{"text": "One {R} pays for {R}.", "rules": ["107.4a"]}],
        "rules": ["107.4a", "601.2g", "605.3a"],
        "rulings": [
            {"id": "abacus-1", "card": "Abacus", "source": "official", "date": "2026-01-02"}
        ],
        "examples": [
            {
                "id": "g1",
                "generated": True,
                "given": ["you control Abacus"],
                "steps": [{"text": f"step {n}", "rules": ["601.2a"]} for n in range(30)],
                "passed": True,
                "contrast": [{"change": "Abacus is tapped", "outcome": "illegal", "passed": True}],
            }
        ],
        "assumptions": ["your main phase, the stack is empty"],
        "not_understood": [],
        "edition": {"cr": "2026-06-19", "amendments": ["605.1a 2026-08-07"]},
        "elapsed_ms": 12.3,
        **changes,
    }


def test_the_verdict_comes_first_and_the_edition_stands_beside_it() -> None:
    first = screen(answer(), Settings()).splitlines()[0]

    assert first.startswith("YES  verified: 1 example run in 12 ms")
    assert first.endswith("CR 2026-06-19 (605.1a as of 2026-08-07)")
    assert len(first) == 100


@pytest.mark.parametrize("verbose", [False, True])
def test_no_line_is_wider_than_a_hundred_columns(*, verbose: bool) -> None:
    long = answer(rules=[f"601.2{each}" for each in "abcdefghi"] * 6, summary="word " * 60)

    lines = screen(long, Settings(verbose=verbose)).splitlines()

    assert max(len(line) for line in lines) <= 100
    assert verbose or len(lines) <= 14


def test_a_screen_has_at_most_fourteen_lines_whatever_the_answer_holds() -> None:
    long = {"change": "it is " + "very " * 60 + "tapped", "outcome": "no " * 90, "passed": True}
    example = {**answer()["examples"][0], "contrast": [long, long]}
    full = answer(
        examples=[example] * 3,
        because=[{"text": "word " * 70, "rules": []}] * 4,
        assumptions=["one thing " * 20, "another"],
        readings=[{"source": f"card {n}"} for n in range(20)],
    )

    lines = screen(full, Settings()).splitlines()

    assert len(lines) <= 14
    assert max(len(line) for line in lines) <= 100
    assert lines[0].startswith("YES")
    assert lines[-1].startswith("more")
    assert any(line.startswith("Run ") for line in lines)


def test_the_contrast_is_marked_without_needing_color() -> None:
    assert "✗ if Abacus is tapped: illegal" in screen(answer(), Settings())
    assert "✓ if Abacus is tapped: illegal" in screen(answer(verdict="no"), Settings())


def test_verbose_shows_every_step_with_its_rules() -> None:
    shown = screen(answer(), Settings(verbose=True))

    assert "step 17 (601.2a)" in shown
    assert "step 17" not in screen(answer(), Settings())


def test_an_unknown_says_what_is_missing_and_where_to_read_on() -> None:
    missing = [{"card": "Riddle", "where": "first sentence", "reason": "word 3: moon"}]
    nearest = [{"id": "abacus-1", "card": "", "source": "", "date": ""}]
    shown = screen(
        answer(
            verdict="unknown",
            status="not_modelled",
            examples=[],
            not_understood=missing,
            nearest=nearest,
        ),
        Settings(),
    )

    assert shown.startswith("UNKNOWN  not modelled")
    assert "Riddle, first sentence: word 3: moon" in shown
    assert 'rulings card "Riddle"' in shown
    assert "Nearest  abacus-1" in shown


def test_a_value_is_the_first_word() -> None:
    shown = screen(answer(verdict="value", value="{W}{U}"), Settings())

    assert shown.startswith("{W}{U}  verified")


def test_color_adds_nothing_but_color() -> None:
    import re

    plain = screen(answer(), Settings())
    colored = screen(answer(), Settings(color="always"))

    assert "\x1b[" in colored
    assert re.sub(r"\x1b\[[\d;]*m", "", colored) == plain
