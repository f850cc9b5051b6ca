"""Exchanges of two targets, and what is done for each opponent, on made-up cards."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards(
    {
        "Bad Trade": ("{U}", "sorcery", "", "Exchange control of two target creatures."),
        "Long Fingers": (
            "{U}",
            "sorcery",
            "",
            "For each opponent, gain control of target permanent that player controls.",
        ),
        "Long Growth": (
            "{U}",
            "sorcery",
            "",
            "Search your library for up to three basic land cards, reveal those cards, put one "
            "onto the battlefield and the other into your graveyard, then shuffle.",
        ),
        "Small Newt": ("{R}", "creature Newt", "1/1", ""),
        "Big Newt": ("{R}", "creature Newt", "5/5", ""),
    }
)


def held(text: str) -> frozenset[str]:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    return result.rules


def test_two_targets_are_exchanged_or_nothing_is() -> None:
    rules = held(
        """\
given you control Island; Small Newt
given the opponent controls Big Newt
given you hold Bad Trade
when  you cast Bad Trade targeting Small Newt; Big Newt
when  Big Newt dies
when  the stack resolves
then  you control Small Newt
but if not: Big Newt dies
then  you control Big Newt
then  the opponent controls Small Newt
"""
    )
    assert "701.12a" in rules


def test_a_permanent_of_each_opponent_is_targeted() -> None:
    rules = held(
        """\
given you control Island; Small Newt
given the opponent controls Big Newt
given you hold Long Fingers
when  you cast Long Fingers targeting Big Newt
when  the stack resolves
then  you control Big Newt
but if you cast Long Fingers targeting Small Newt
then  the opponent controls Big Newt
"""
    )
    assert "608.2f" in rules


def test_one_card_that_was_found_is_put_onto_the_battlefield_and_the_other_is_kept() -> None:
    held(
        """\
given you control Island
given you hold Long Growth
given your library, from the top, is Island; Mountain; Small Newt
when  you cast Long Growth
when  the stack resolves
when  you choose Island; Mountain
when  you choose Mountain
then  you control Mountain
then  Mountain is untapped
then  the second Island is in your graveyard
but if you choose Island
then  Mountain is in your graveyard
"""
    )
