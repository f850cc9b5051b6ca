"""The one table of nouns and of what they may be said to be."""

from __future__ import annotations

import pytest

from rulings_cli.ask import vocabulary
from rulings_cli.terms.keywords import PLAIN
from rulings_cli.terms.types import SUBTYPES


@pytest.mark.parametrize(
    ("word", "head"),
    [("dudes", "creature"), ("pw", "planeswalker"), ("sorceries", "sorcery"), ("clues", "clue")],
)
def test_a_word_stands_for_a_plain_noun(word: str, head: str) -> None:
    assert vocabulary.plain_nouns()[word] == head


def test_every_subtype_is_read_in_both_numbers() -> None:
    for name in SUBTYPES:
        assert vocabulary.subtype(name.lower()) == name
        assert vocabulary.subtype(f"{name.lower()}s") in (name, f"{name}s")


def test_every_keyword_is_read() -> None:
    assert set(PLAIN) - set(vocabulary.keywords()) <= {"epic", "companion", "partner", "station"}


def test_a_noun_that_is_a_verb_too_is_no_kind_by_itself() -> None:
    assert ("fetch",) in vocabulary.families()
    assert ("fetch",) not in vocabulary.kind_phrases()
    assert vocabulary.kind_phrases()[("fetch", "lands")] == "fetchland"


def test_what_is_written_together_is_written_out() -> None:
    assert vocabulary.written_out()["dont"] == "do not"
    assert vocabulary.signed()["dont"] == "don't"
