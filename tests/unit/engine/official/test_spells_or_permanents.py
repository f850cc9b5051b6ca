"""What targets a spell or a permanent, on made-up cards."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards(
    {
        "Push Back": (
            "{U}",
            "instant",
            "",
            "Return target spell or permanent to its owner's hand.",
        ),
        "Repaint": (
            "{U}",
            "instant",
            "",
            "Until end of turn, target spell or permanent becomes the color of your choice.",
        ),
        "Old Goat": ("{R}", "creature Goat", "1/1", ""),
        "Small Goat": ("{R}", "creature Goat", "1/1", ""),
    }
)


def held(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_a_spell_or_a_permanent_is_returned() -> None:
    held(
        """\
given you control Island
given you hold Push Back
given the opponent controls Mountain; Old Goat
given the opponent holds Small Goat
given it is the opponent's turn
when  the opponent casts Small Goat
when  you cast Push Back targeting Small Goat
when  the top of the stack resolves
then  Small Goat is in the opponent's hand
but if you cast Push Back targeting Old Goat
then  Old Goat is in the opponent's hand
"""
    )


def test_a_spell_keeps_its_new_color_as_a_permanent() -> None:
    held(
        """\
given you control Island; Mountain
given you hold Repaint; Small Goat
when  you cast Small Goat, paying with Mountain
when  you cast Repaint targeting Small Goat
when  the top of the stack resolves
when  you choose white
when  the stack resolves
then  Small Goat is white
but if you choose blue
then  Small Goat is blue
"""
    )
