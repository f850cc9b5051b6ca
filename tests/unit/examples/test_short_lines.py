"""Short lines and what happens by an effect: taps for mana, equips, sizes, lives, unknown cards."""

from __future__ import annotations

from example_cards import card

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import RunResult, run_example


def run(text: str) -> RunResult:
    return run_example(parse_example(text, "page.md", 1, "it"), card)


def held(text: str) -> None:
    result = run(text)
    assert result.passed, (result.failed, result.contrasts)


def test_short_lines_activate_abilities() -> None:
    held(
        """\
given you control Forest; Strong Arm; Plain Bear
when  you tap Forest for {G}
then  your mana pool is {G}
when  you equip Strong Arm to Plain Bear
when  the stack resolves
then  Plain Bear has power 4
then  Plain Bear has toughness 2
then  Plain Bear is a 4/2 green Bear creature
but if Forest is tapped
then  Plain Bear has power 2
"""
    )


def test_sizes_colors_and_abilities_change_until_the_turn_ends() -> None:
    held(
        """\
given you control Mossy Elder
when  Mossy Elder gets +1/+2 until end of turn
when  Mossy Elder becomes red until end of turn
when  Mossy Elder loses all abilities until end of turn
then  Mossy Elder is a 2/3 red creature
then  Mossy Elder has no abilities
but if the turn ends
then  it is the opponent's upkeep step
"""
    )


def test_fights_sacrifices_and_lives_are_counted() -> None:
    held(
        """\
given you control Plain Bear; Mossy Elder
given the opponent controls Warded Ox
when  Plain Bear fights Warded Ox
then  Plain Bear died
then  Plain Bear was destroyed
then  Warded Ox did not die
when  you sacrifice Mossy Elder
then  Mossy Elder was sacrificed
when  Warded Ox deals 3 damage to you
then  you lost 3 life
then  you gained 0 life
but if not: Plain Bear fights Warded Ox
then  Plain Bear did not die
"""
    )


def test_a_library_of_which_nothing_is_said_can_be_drawn_from() -> None:
    held(
        """\
given you control 3 Island
given you hold Deep Thought
when  you cast Deep Thought
when  the stack resolves
then  you have 2 cards in hand
then  you have not lost the game
but if your library is empty
then  you have lost the game
"""
    )


def test_an_unknown_card_that_comes_up_is_an_abstention() -> None:
    result = run(
        """\
when  you mill 1 card
then  your graveyard has 1 card
but if your library, from the top, is Forest
"""
    )

    assert not result.passed
    assert "nothing is said" in result.not_modelled


def test_what_no_choice_asked_for_is_told_in_then_lines_too() -> None:
    result = run(
        """\
given you control 3 Island
given you hold Deep Thought
then  casting Deep Thought targeting the opponent is legal
but if you control 2 Island
"""
    )

    assert "nothing asked for this: the opponent" in result.failed[0].got


def test_a_line_that_may_be_a_given_is_taken_away_where_it_is_done() -> None:
    held(
        """\
given you control Plain Bear
when  Plain Bear gains flying until end of turn
then  Plain Bear has flying
but if not: Plain Bear gains flying until end of turn
then  Plain Bear does not have flying
"""
    )


def test_a_copy_and_an_older_permanent() -> None:
    held(
        """\
given you control Plain Bear; Mossy Elder
given Mossy Elder is a copy of Plain Bear
then  Mossy Elder is named Plain Bear
then  Mossy Elder is 2/2
but if not: Mossy Elder is a copy of Plain Bear
then  Mossy Elder is 1/1
"""
    )
