"""Other tokens instead, and tokens besides those that would be created (CR 614.1a)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_WOULD = "would be created under your control"
_CARDS = with_cards(
    {
        "Herd Call": ("{1}", "instant", "", "Create two 2/2 green Ox creature tokens."),
        "Slow Call": ("{1}", "instant", "", "Create a tapped 2/2 green Ox creature token."),
        "Snack Call": ("{1}", "instant", "", "Create a Food token."),
        "Goat Shadow": (
            "{2}",
            "enchantment",
            "",
            f"If one or more tokens {_WOULD}, those tokens plus that many 1/1 white Goat creature "
            "tokens are created instead.",
        ),
        "Full Plate": (
            "{2}",
            "enchantment",
            "",
            f"If one or more tokens {_WOULD}, those tokens plus an additional Food token are "
            "created instead.",
        ),
        "Mixed Shop": (
            "{3}",
            "artifact",
            "",
            "If you would create a Food or Treasure token, instead create one of each.",
        ),
        "Great Herd": (
            "{3}",
            "enchantment",
            "",
            f"If one or more creature tokens {_WOULD}, that many 5/5 red Whale creature tokens "
            "are created instead.",
        ),
        "Rich Herd": (
            "{3}",
            "enchantment",
            "",
            f"If one or more creature tokens {_WOULD}, three times that many of those tokens are "
            "created instead.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_as_many_other_tokens_are_created_besides() -> None:
    holds(
        """\
given you control Goat Shadow; 4 Mountain
given you hold Herd Call
when  you cast Herd Call
when  the stack resolves
then  you control 2 Ox
then  you control 2 Goat
but if not: you control Goat Shadow
then  you control 0 Goat
"""
    )


def test_what_is_said_of_the_tokens_holds_for_those_besides() -> None:
    holds(
        """\
given you control Goat Shadow; 4 Mountain
given you hold Slow Call
when  you cast Slow Call
when  the stack resolves
then  Goat Token is tapped
but if not: you control Goat Shadow
then  you control no Goat
"""
    )


def test_one_more_token_is_created_for_all_that_are_created_at_once() -> None:
    holds(
        """\
given you control Full Plate; Mixed Shop; 4 Mountain
given you hold Snack Call
when  you cast Snack Call
when  the stack resolves
when  you choose Mixed Shop
then  you control 2 Food
then  you control Treasure
but if not: you control Mixed Shop
then  you control 2 Food
then  you control no Treasure
"""
    )


def test_one_of_each_twice_is_three_of_each() -> None:
    holds(
        """\
given you control 2 Mixed Shop; 4 Mountain
given you hold Snack Call
when  you cast Snack Call
when  the stack resolves
then  you control 2 Food
then  you control 2 Treasure
but if you control Mixed Shop
then  you control 1 Food
"""
    )


def test_other_tokens_are_created_instead_of_creatures_only() -> None:
    holds(
        """\
given you control Great Herd; 4 Mountain
given you hold Herd Call; Snack Call
when  you cast Snack Call
when  the stack resolves
then  you control 1 Food
when  you cast Herd Call
when  the stack resolves
then  you control 2 Whale
then  you control no Ox
but if not: you control Great Herd
then  you control 2 Ox
"""
    )


def test_more_of_those_tokens_are_created_if_they_are_creatures() -> None:
    holds(
        """\
given you control Rich Herd; 4 Mountain
given you hold Herd Call; Snack Call
when  you cast Snack Call
when  the stack resolves
then  you control 1 Food
when  you cast Herd Call
when  the stack resolves
then  you control 6 Ox
but if not: you control Rich Herd
then  you control 2 Ox
"""
    )
