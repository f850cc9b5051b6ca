"""The pool that the project ships: whole, small, and without a sentence of card text."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings_cli.abilities.cards import Card
from rulings_cli.corpus.pool import Pool
from rulings_cli.terms.values import walk

ROOT = Path(__file__).parents[2]
PATH = ROOT / "corpus" / "pool.jsonl.xz"


@pytest.fixture(scope="module")
def cards() -> list[Card]:
    return list(Pool.open(PATH))


def test_the_file_is_small() -> None:
    assert PATH.stat().st_size < 4_000_000


def test_every_card_of_the_game_is_in_it(cards: list[Card]) -> None:
    assert len(cards) == 34_655


def test_it_can_be_read_where_nothing_but_the_trees_is_loaded() -> None:
    program = (
        "import sys; from rulings_cli.corpus.pool import Pool; list(Pool.open(sys.argv[1])); "
        "assert not any(each.startswith('rulings_cli.oracle') for each in sys.modules)"
    )

    subprocess.run([sys.executable, "-c", program, str(PATH)], cwd=ROOT, check=True)


def texts(cards: list[Card]) -> Iterator[str]:
    for card in cards:
        for face in card.faces:
            for node in walk(face.paragraphs):
                for name in type(node)._fields:
                    held = getattr(node, name)
                    if isinstance(held, str):
                        yield held


def test_no_string_in_it_is_as_long_as_a_sentence(cards: list[Card]) -> None:
    assert not {each for each in texts(cards) if len(each.split()) > 10}


def test_no_text_is_left_unread_for_having_two_readings(cards: list[Card]) -> None:
    assert not {card.name for card in cards for each in texts([card]) if "two readings" in each}
