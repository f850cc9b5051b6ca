"""Effects on a target and on each other creature that shares a color with it."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards(
    {
        "Red Rush": (
            "{R}",
            "instant",
            "",
            "Target Goat and each other Goat that shares a color with it gain haste until end of "
            "turn.",
        ),
        "Kind Healer": (
            "{R}",
            "creature Goat Human",
            "1/1",
            "{T}: Prevent the next 2 damage that would be dealt to target Goat and each other Goat "
            "that shares a color with it this turn.",
        ),
        "Small Goat": ("{R}", "creature Goat", "1/1", ""),
        "Old Goat": ("{R}", "creature Goat", "1/1", ""),
        "Blue Goat": ("{U}", "creature Goat", "1/1", ""),
    }
)


def held(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_all_of_that_color_gain_haste() -> None:
    held(
        """\
given you control Mountain; Small Goat; Old Goat; Blue Goat
given you hold Red Rush
when  you cast Red Rush targeting Small Goat
when  the stack resolves
then  Old Goat has haste
then  Blue Goat does not have haste
but if you cast Red Rush targeting Blue Goat
"""
    )


def test_the_source_is_among_the_others() -> None:
    held(
        """\
given you control Kind Healer; Small Goat; Blue Goat
when  you activate Kind Healer targeting Small Goat
when  the stack resolves
when  Small Goat deals 1 damage to Kind Healer
then  Kind Healer is on the battlefield
but if you activate Kind Healer targeting Blue Goat
then  Kind Healer is in your graveyard
"""
    )
