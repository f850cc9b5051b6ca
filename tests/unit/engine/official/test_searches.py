"""Searches of a part of a library, and of three zones at once, on made-up cards."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards(
    {
        "Short Reader": (
            "{W}",
            "creature Goblin",
            "1/1",
            "If an opponent would search a library, that player searches the top two cards of "
            "that library instead.",
        ),
        "Long Look": (
            "{U}",
            "sorcery",
            "",
            "Search your library for up to one land card, put it onto the battlefield, "
            "then shuffle.",
        ),
        "Clean Sweep": (
            "{U}",
            "sorcery",
            "",
            "Exile target creature. Search its controller's graveyard, hand, and library for all "
            "Goat cards with the same name as that creature and exile them. You gain 1 life. "
            "Then that player shuffles.",
        ),
        "Small Goat": ("{G}", "creature Goat", "1/1", ""),
        "Old Goat": ("{G}", "creature Goat", "1/1", ""),
    }
)


def held(text: str) -> frozenset[str]:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    return result.rules


def test_only_a_part_of_a_library_is_searched() -> None:
    rules = held(
        """\
given the opponent controls Short Reader
given you control Island
given your library, from the top, is Mountain; Small Goat; Island
given you hold Long Look
when  you cast Long Look
when  the stack resolves
then  you can't choose Island
when  you choose Mountain
then  you control Mountain
but if Short Reader has left the battlefield
"""
    )
    assert "701.23f" in rules


def test_namesakes_in_public_zones_must_be_found_and_hidden_ones_need_not() -> None:
    rules = held(
        """\
given you control Island
given the opponent controls Small Goat
given the opponent holds Small Goat; Old Goat
given Small Goat is in the opponent's graveyard
given you hold Clean Sweep
when  you cast Clean Sweep targeting the Small Goat on the battlefield
when  the stack resolves
then  exile has 2 cards
then  the opponent has 2 cards in hand
then  the opponent's library was shuffled
but if not: Small Goat is in the opponent's graveyard
then  exile has 1 card
"""
    )
    assert "701.23b" in rules
