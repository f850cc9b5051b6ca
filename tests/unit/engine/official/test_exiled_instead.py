"""What is exiled instead of dying, and what is done, too; counters taken off and got."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_THEIRS = "an opponent controls"
_WOULD_GO = "would be put into an opponent's graveyard"
_SOME = "one or more counters"
_EACH_KIND = "each of those kinds of counters"
_INTO = "into their library"
_CARDS = with_cards(
    {
        "Small Spark": ("{R}", "instant", "", "~ deals 2 damage to any target."),
        "Old Goat": ("{2}", "creature Goat", "1/1", ""),
        "Grim Goat": (
            "{2}",
            "creature Goat",
            "4/4",
            f"If a nontoken creature {_THEIRS} would die, instead exile that card and create a 2/2 "
            "black Ox creature token.",
        ),
        "Cold Goat": (
            "{2}",
            "creature Goat",
            "4/4",
            f"If a card {_WOULD_GO} from anywhere, instead exile it with an ice counter on it.",
        ),
        "Pale Goat": (
            "{2}",
            "creature Goat",
            "4/4",
            "If a permanent would be put into a graveyard, exile it instead.",
        ),
        "Old Snake": (
            "{2}",
            "creature Snake",
            "2/3",
            f"If you would get {_SOME}, you get that many plus one of {_EACH_KIND} instead.",
        ),
        "Charge Up": ("{1}", "sorcery", "", "You get two experience counters."),
        "Scrub": ("{1}", "sorcery", "", "Remove up to three counters from target creature."),
        "Flat Strike": ("{1}", "sorcery", "", "Destroy target creature with no counters on it."),
        "New Hands": (
            "{1}",
            "sorcery",
            "",
            f"Each player shuffles the cards from their hand {_INTO}, then draws that many cards.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_something_is_done_beside_the_exile() -> None:
    holds(
        """\
given you control Grim Goat; Mountain
given the opponent controls Old Goat
given you hold Small Spark
when  you cast Small Spark targeting Old Goat
when  the stack resolves
then  Old Goat is in exile
then  you control Ox
but if not: you control Grim Goat
then  Old Goat is in the opponent's graveyard
then  you control no Ox
"""
    )


def test_it_is_exiled_with_a_counter() -> None:
    holds(
        """\
given you control Cold Goat; Mountain
given the opponent controls Old Goat
given you hold Small Spark
when  you cast Small Spark targeting Old Goat
when  the stack resolves
then  Old Goat is in exile
then  Old Goat has 1 ice counter
then  Small Spark is in your graveyard
but if not: you control Cold Goat
then  Old Goat is in the opponent's graveyard
"""
    )


def test_only_permanents_are_exiled_instead() -> None:
    holds(
        """\
given you control Pale Goat; Old Goat; Mountain
given you hold Small Spark
when  you cast Small Spark targeting Old Goat
when  the stack resolves
then  Old Goat is in exile
then  Small Spark is in your graveyard
but if not: you control Pale Goat
then  Old Goat is in your graveyard
"""
    )


def test_a_player_gets_one_more_counter() -> None:
    holds(
        """\
given you control Old Snake; 2 Mountain
given you hold Charge Up
when  you cast Charge Up
when  the stack resolves
then  you have 3 experience counters
but if not: you control Old Snake
then  you have 2 experience counters
"""
    )


def test_up_to_so_many_counters_are_removed() -> None:
    holds(
        """\
given you control Old Goat; 3 Mountain
given Old Goat has 2 +1/+1 counters
given you hold Scrub
when  you cast Scrub targeting Old Goat
when  the stack resolves
when  you choose 1
then  Old Goat is 2/2
but if you choose 2
then  Old Goat is 1/1
"""
    )


def test_what_has_counters_is_no_target() -> None:
    holds(
        """\
given you control Old Goat; 3 Mountain
given you hold Flat Strike
when  you cast Flat Strike targeting Old Goat
when  the stack resolves
then  Old Goat is in your graveyard
but if Old Goat has 2 +1/+1 counters
then  you can't cast Flat Strike
"""
    )


def test_each_draws_as_many_as_they_had() -> None:
    holds(
        """\
given you control 2 Mountain
given you hold New Hands; Old Goat
given the opponent has 3 cards in hand
given your library has 5 cards
given the opponent's library has 5 cards
when  you cast New Hands
when  the stack resolves
then  you have 1 card in hand
then  the opponent has 3 cards in hand
but if the opponent has 2 cards in hand
"""
    )
