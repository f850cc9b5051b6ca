"""Life totals doubled, exchanged and compared with the starting one (CR 701.10d, 701.12)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_STARTING = "your starting life total"
_CARDS = with_cards(
    {
        "Twin Lives": ("{1}", "sorcery", "", "Double target player's life total."),
        "Life Swap": ("{1}", "sorcery", "", "Exchange life totals with target opponent."),
        "Slow Oak": (
            "{1}",
            "creature Treefolk",
            "0/13",
            "{1}: Exchange your life total with ~'s toughness.",
        ),
        "Still Oath": ("{1}", "enchantment", "", "Players can't gain life."),
        "High Goat": (
            "{1}",
            "creature Goat",
            "1/1",
            f"As long as you have at least 5 life more than {_STARTING}, ~ gets +2/+2.",
        ),
        "Low Goat": (
            "{1}",
            "creature Goat",
            "1/1",
            f"As long as your life total is less than or equal to half {_STARTING}, ~ gets +2/+2.",
        ),
        "Hot Goat": (
            "{1}",
            "creature Goat",
            "1/1",
            "Whenever a source you control deals noncombat damage to an opponent, draw a card.",
        ),
        "Small Spark": ("{R}", "instant", "", "~ deals 2 damage to any target."),
        "Near Dawn": (
            "{1}",
            "sorcery",
            "",
            "If you've cast another spell named ~ this game, you gain 10 life. Otherwise, put ~ "
            "into its owner's library seventh from the top.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_a_life_total_is_doubled() -> None:
    holds(
        """\
given you control 2 Mountain
given you have 7 life
given you hold Twin Lives
when  you cast Twin Lives targeting you
when  the stack resolves
then  you have 14 life
but if you have 8 life
then  you have 16 life
"""
    )


def test_life_totals_are_exchanged() -> None:
    holds(
        """\
given you control 2 Mountain
given you have 7 life
given you hold Life Swap
when  you cast Life Swap targeting the opponent
when  the stack resolves
then  you have 20 life
then  the opponent has 7 life
but if you control Still Oath; 2 Mountain
then  you have 7 life
then  the opponent has 20 life
"""
    )


def test_a_life_total_is_exchanged_with_a_toughness() -> None:
    holds(
        """\
given you control Slow Oak; 2 Mountain
when  you activate Slow Oak
when  the stack resolves
then  you have 13 life
then  Slow Oak is 0/20
but if you have 5 life
then  Slow Oak is 0/5
"""
    )


def test_so_much_more_than_at_the_start() -> None:
    holds(
        """\
given you control High Goat
given you have 25 life
then  High Goat is 3/3
but if you have 24 life
then  High Goat is 1/1
"""
    )


def test_half_of_what_one_had_at_the_start() -> None:
    holds(
        """\
given you control Low Goat
given you have 10 life
then  Low Goat is 3/3
but if you have 11 life
then  Low Goat is 1/1
"""
    )


def test_noncombat_damage_triggers() -> None:
    holds(
        """\
given you control Hot Goat; Mountain
given you hold Small Spark
given your library has 5 cards
when  you cast Small Spark targeting the opponent
when  the stack resolves
then  you have 1 card in hand
but if not: you control Hot Goat
then  you have 0 cards in hand
"""
    )


def test_combat_damage_does_not() -> None:
    holds(
        """\
given you control Hot Goat
given your library has 5 cards
when  you attack with Hot Goat
when  combat damage is dealt
then  the stack is empty
then  you have 0 cards in hand
but if you have 1 card in hand
"""
    )


def test_the_second_of_a_name_is_another() -> None:
    holds(
        """\
given you control 4 Mountain
given you hold 2 Near Dawn
given your library has 9 cards
when  you cast Near Dawn
when  the stack resolves
then  you have 20 life
when  you cast Near Dawn
when  the stack resolves
then  you have 30 life
but if you have 10 life
"""
    )
