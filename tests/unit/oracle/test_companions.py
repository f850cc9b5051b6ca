"""What companions ask of a deck is read by short names (CR 702.139a)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.oracle.compiling import compile_face

EVEN = "Companion — Your starting deck contains only cards with even mana values."
NO_DECK = "Companion — Your starting deck contains only cards that are blue."


def read(text: str) -> object:
    """Give the one ability of a creature's text."""
    (paragraph,) = compile_face("Thing", text, types=("creature",))
    (ability,) = paragraph.abilities
    return ability


def test_a_condition_on_the_deck_is_read() -> None:
    assert read(EVEN) == Keyword("companion", words="even mana values")


def test_a_condition_that_no_companion_has_is_not_read() -> None:
    assert not isinstance(read(NO_DECK), Keyword)
