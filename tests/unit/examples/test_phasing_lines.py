"""The line that lets a permanent phase out, and the one that tells that it has."""

from __future__ import annotations

import subprocess
import sys

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards({"Small Goat": ("{G}", "creature Goat", "1/1", "")})


def test_a_permanent_phases_out_and_in() -> None:
    text = """\
given you control Small Goat
when  Small Goat phases out
then  Small Goat is phased out
then  you control no Small Goat
when  the turn passes to your upkeep step
then  Small Goat is on the battlefield
but if not: Small Goat phases out
then  you control Small Goat
"""
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    assert "702.26b" in result.rules


def test_keywords_with_numbers_are_read_without_the_whole_grammar() -> None:
    code = "from rulings_cli.examples.keyword_texts import compiled; print(compiled('toxic 2'))"

    told = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)

    assert "toxic" in told.stdout
