"""The first stage: what is no question is refused, the rest is cut into words."""

from __future__ import annotations

import pytest

from rulings_cli.ask.question import LONGEST, checked, words_of
from rulings_cli.errors import InputError


@pytest.mark.parametrize(
    "text", ["", "   ", "\n", "???", "123 456", "a\x00b", "a\x1b[31mb", "\ud800a"]
)
def test_what_is_no_question_is_an_input_error(text: str) -> None:
    with pytest.raises(InputError):
        checked(text)


def test_a_text_beyond_ten_kilobytes_is_refused() -> None:
    with pytest.raises(InputError, match="longer than 10 kB"):
        checked("a" * (LONGEST + 1))
    assert checked("a" * LONGEST)


def test_spaces_and_tabs_become_single_spaces() -> None:
    assert checked("  can \t I\n cast  it ") == "can I cast it"


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ("Ana's mana", ["ana", "'s", "mana"]),
        ("can’t", ["can't"]),
        ("X=2", ["x", "=", "2"]),
        ("{2}{W}", ["{2}", "{w}"]),
        ("first, second?", ["first", ",", "second", "?"]),
    ],
)
def test_words_are_cut(text: str, words: list[str]) -> None:
    assert words_of(text) == words
