"""Why an example is refused, and what would lift it."""

from __future__ import annotations

from example_cards import card

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.why_not import WhyNot, why_not


def explain(text: str) -> WhyNot | None:
    return why_not(parse_example(text, "page.md", 1, "it"), card)


def test_the_first_refusal_is_told_with_the_change_that_lifts_it() -> None:
    found = explain(
        """\
given you control Old Book, Bound in Brass; 2 Forest
given you hold Plain Bear
then  casting Plain Bear is illegal by 601.3
but if Old Book has left the battlefield
then  casting Plain Bear is legal
"""
    )

    assert found is not None
    assert found.action == "casting Plain Bear"
    assert found.rules[0] == "601.3"
    assert (found.under, found.change) == ("", "Old Book has left the battlefield")
    assert found.outcome == "casting Plain Bear is legal"


def test_a_refusal_under_a_change_is_told_with_that_change() -> None:
    found = explain(
        """\
given you control Mossy Elder
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder came under your control this turn
then  activating Mossy Elder is illegal by 302.6
"""
    )

    assert found is not None
    assert found.under == "Mossy Elder came under your control this turn"
    assert found.rules[0] == "302.6"


def test_an_example_in_which_nothing_is_refused_has_no_reason() -> None:
    found = explain(
        """\
given you control Plain Bear; Warm Song
then  Plain Bear is 3/3
but if Warm Song has left the battlefield
"""
    )

    assert found is None
