"""The pool that the project ships: whole, small, and without a sentence of card text."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings_cli.abilities import effects, references
from rulings_cli.abilities.abilities import Paragraph
from rulings_cli.abilities.cards import Card
from rulings_cli.corpus.pool import Pool
from rulings_cli.official.playability import is_playable
from rulings_cli.terms.values import Value, walk

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


@pytest.fixture(scope="module")
def playable(cards: list[Card]) -> frozenset[Paragraph]:
    paragraphs = (each for card in cards for face in card.faces for each in face.paragraphs)
    return frozenset(each for each in paragraphs if each.playable)


def test_what_is_said_to_be_playable_is_so_by_the_engine_of_today(
    playable: frozenset[Paragraph],
) -> None:
    """If this fails, the pool has to be built again."""
    assert [each for each in playable if not is_playable(each)] == []


def numbers(node: Value) -> Iterator[tuple[int, int]]:
    """Give each number of a target spoken of, with how many targets the text around it has."""
    targets = max(
        (len(getattr(each, "targets", None) or ()) for each in walk(node)),
        default=0,
    )
    for each in walk(node):
        if isinstance(each, references.TargetObject | references.TargetPlayer | effects.AnyTarget):
            yield each.index, targets


def test_every_target_that_is_spoken_of_is_there(playable: frozenset[Paragraph]) -> None:
    """A paragraph that goes on with another one's targets has none of its own."""
    assert [
        (paragraph, index)
        for paragraph in playable
        for ability in paragraph.abilities
        for index, count in numbers(ability)
        if count and index >= count
    ] == []
