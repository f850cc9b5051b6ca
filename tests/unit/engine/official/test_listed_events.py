"""Listed events, second draws, searches, created tokens, counters of what has left (CR 603.2)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_GAIN = "you gain 1 life."
_IS_PUT = "is put into a graveyard"
_LEAVES = "leaves the battlefield"
_CARDS = with_cards(
    {
        "Tiny Find": (
            "{1}",
            "sorcery",
            "",
            "Search your library for a card, put it into your hand, then shuffle.",
        ),
        "Small Study": ("{1}", "sorcery", "", "Draw two cards."),
        "Snack Call": ("{1}", "instant", "", "Create a Food token."),
        "Small Spark": ("{R}", "instant", "", "~ deals 2 damage to any target."),
        "Empty Hand": ("{1}", "sorcery", "", "Discard a card."),
        "Sad Goat": (
            "{2}",
            "creature Goat",
            "3/3",
            f"Whenever another creature dies, or a creature card {_IS_PUT} from anywhere other "
            "than the battlefield, or a creature card leaves your graveyard, "
            f"{_GAIN}",
        ),
        "Old Goat": ("{2}", "creature Goat", "1/1", ""),
        "Sore Owl": ("{2}", "creature Bird", "1/1", f"Whenever you search your library, {_GAIN}"),
        "Wise Owl": (
            "{2}",
            "creature Bird",
            "1/1",
            f"Whenever a player draws their second card each turn, {_GAIN}",
        ),
        "Fat Owl": (
            "{2}",
            "creature Bird",
            "1/1",
            f"Whenever you create or sacrifice a token, {_GAIN}",
        ),
        "Tax Owl": (
            "{2}",
            "creature Bird",
            "1/1",
            f"Whenever you sacrifice a permanent or discard a creature card, {_GAIN}",
        ),
        "Keen Goat": ("{2}", "creature Goat", "1/1", f"Whenever ~ attacks an opponent, {_GAIN}"),
        "Keepsake": (
            "{2}",
            "artifact",
            "",
            f"Whenever a creature you control {_LEAVES}, if it had counters on it, put those "
            "counters on ~.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_each_of_the_listed_events_triggers() -> None:
    holds(
        """\
given you control Sad Goat; Old Goat; 4 Mountain
given you hold Small Spark; Empty Hand; Old Goat
when  you cast Small Spark targeting Old Goat on the battlefield
when  the stack resolves
then  you have 21 life
when  you cast Empty Hand
when  the stack resolves
then  you have 22 life
but if not: you control Sad Goat
then  you have 20 life
"""
    )


def test_a_search_of_a_library_triggers() -> None:
    holds(
        """\
given you control Sore Owl; 2 Mountain
given you hold Tiny Find
given your library, from the top, is Island; Forest
when  you cast Tiny Find
when  the stack resolves
when  you choose Island
then  you have 21 life
but if not: you control Sore Owl
then  you have 20 life
"""
    )


def test_only_the_second_card_of_a_turn_triggers() -> None:
    holds(
        """\
given you control Wise Owl; 4 Mountain
given you hold 2 Small Study
given your library has 8 cards
when  you cast Small Study
when  the stack resolves
when  you cast Small Study
when  the stack resolves
then  you have 21 life
but if not: you control Wise Owl
then  you have 20 life
"""
    )


def test_a_token_that_is_created_or_sacrificed_triggers() -> None:
    holds(
        """\
given you control Fat Owl; 4 Mountain
given you hold Snack Call
when  you cast Snack Call
when  the stack resolves
then  you have 21 life
when  you activate Food Token
then  you have 21 life
when  the stack resolves
then  you have 25 life
but if not: you control Fat Owl
then  you have 23 life
"""
    )


def test_a_card_that_fits_no_deed_does_not_trigger() -> None:
    holds(
        """\
given you control Tax Owl; 4 Mountain
given you hold Empty Hand; Old Goat
when  you cast Empty Hand
when  the stack resolves
then  you have 21 life
but if not: you control Tax Owl
then  you have 20 life
"""
    )


def test_attacking_an_opponent_triggers() -> None:
    holds(
        """\
given you control Keen Goat
when  you attack with Keen Goat
when  the stack resolves
then  you have 21 life
but if Keen Goat is tapped
then  you have 20 life
"""
    )


def test_the_counters_that_it_had_are_put_elsewhere() -> None:
    holds(
        """\
given you control Keepsake; Old Goat; 2 Mountain
given Old Goat has 1 +1/+1 counter
given you hold Small Spark
when  you cast Small Spark targeting Old Goat
when  the stack resolves
then  Keepsake has 1 +1/+1 counter
but if Old Goat has no +1/+1 counters
then  Keepsake has no +1/+1 counters
"""
    )
