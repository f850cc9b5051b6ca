"""What is done instead of drawing, of a change of life, and of losing, on made-up cards."""

from __future__ import annotations

import pytest
from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_EXCEPT = "except the first one they draw in each of their draw steps"
_ON_YOUR_TURN = "during your turn"
_CARDS = with_cards(
    {
        "Lazy Newt": ("{R}", "creature Newt", "1/1", "If you would draw a card, create a Treasure "
        "token instead."),
        "Idle Newt": ("{R}", "creature Newt", "1/1", "If you would draw a card, you may skip that "
        "draw instead."),
        "Eager Scholar": ("{U}", "creature Human", "1/1", "If you would draw a card, draw two "
        "cards instead."),
        "Late Thief": ("{B}", "creature Human", "1/1", "If an opponent would draw a "
        f"card {_EXCEPT}, you gain 1 life instead."),
        "Rude Archer": ("{B}", "creature Orc", "1/1", "Whenever an opponent draws a "
        f"card {_EXCEPT}, you gain 1 life."),
        "Lasting Dusk": ("{U}", "enchantment", "", "Players skip their untap steps."),
        "Short Morning": ("{U}", "artifact", "", "Players skip their upkeep steps."),
        "Early Bird": ("{U}", "creature Bird", "1/1", "At the beginning of your upkeep, you gain 1 "
        "life."),
        "Sour Cure": ("{B}", "enchantment", "", "If an opponent would gain life, that player "
        "loses that much life instead."),
        "Deep Wound": ("{B}", "enchantment", "", f"If an opponent would lose life {_ON_YOUR_TURN}, "
        "they lose twice that much life instead."),
        "Second Chance": ("{W}", "artifact", "", "If you would lose the game, instead exile this "
        "artifact and your life total becomes equal to your starting life total."),
        "Small Newt": ("{R}", "creature Newt", "1/1", ""),
        "Bad Bargain": ("{U}", "sorcery", "", "You draw two cards and you lose 2 life."),
    }
)  # fmt: skip


def held(text: str) -> frozenset[str]:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    return result.rules


def test_something_else_is_done_instead_of_a_draw() -> None:
    rules = held(
        """\
given you control Lazy Newt
when  you draw 2 cards
then  you control 2 Treasure
then  you have 0 cards in hand
but if Lazy Newt has left the battlefield
then  you have 2 cards in hand
"""
    )
    assert {"614.1a", "614.11"} <= rules


def test_a_draw_may_be_skipped() -> None:
    held(
        """\
given you control Idle Newt
when  you draw 1 card
when  you choose to do so
then  you have 0 cards in hand
but if you decline
then  you have 1 card in hand
"""
    )


def test_an_effect_does_not_apply_to_what_comes_of_it() -> None:
    held(
        """\
given you control Eager Scholar
when  you draw 1 card
then  you have 2 cards in hand
but if Eager Scholar has left the battlefield
then  you have 1 card in hand
"""
    )


def test_two_of_them_apply_one_after_the_other() -> None:
    held(
        """\
given you control 2 Eager Scholar
when  you draw 1 card
then  you have 4 cards in hand
but if not: you control 2 Eager Scholar
then  you have 1 card in hand
"""
    )


def test_the_first_draw_of_a_draw_step_is_left_out() -> None:
    held(
        """\
given you control Late Thief
given it is the opponent's upkeep step
when  the turn passes to the opponent's draw step
then  the opponent has 1 card in hand
when  the opponent draws 1 card
then  the opponent has 1 card in hand
then  you have 21 life
but if Late Thief has left the battlefield
then  the opponent has 2 cards in hand
"""
    )


def test_a_gain_becomes_a_loss_which_is_doubled() -> None:
    rules = held(
        """\
given you control Sour Cure; Deep Wound
when  the opponent gains 3 life
then  the opponent has 14 life
but if it is the opponent's turn
then  the opponent has 17 life
"""
    )
    assert "614.6" in rules


def test_two_losses_at_once_are_replaced_by_one_effect() -> None:
    rules = held(
        """\
given you control Second Chance; Island
given you have 2 life
given your library, from the top, is Small Newt
given you hold Bad Bargain
when  you cast Bad Bargain
when  the stack resolves
then  you have not lost the game
then  you have 20 life
then  Second Chance is in exile
but if Second Chance has left the battlefield
then  you have lost the game
"""
    )
    assert "704.7" in rules


def test_a_card_that_is_not_the_first_of_their_draw_step_triggers_it() -> None:
    held(
        """\
given you control Rude Archer
given it is the opponent's upkeep step
when  the turn passes to the opponent's draw step
then  the stack is empty
when  the opponent draws 2 cards
when  the stack resolves
then  you have 22 life
but if Rude Archer has left the battlefield
then  you have 20 life
"""
    )


def test_outside_of_their_draw_step_the_first_one_counts() -> None:
    held(
        """\
given you control Rude Archer
when  the opponent draws 1 card
when  the stack resolves
then  you have 21 life
but if Rude Archer has left the battlefield
then  you have 20 life
"""
    )


@pytest.mark.parametrize(
    ("controls", "comes", "instead"),
    [
        ("Lasting Dusk; tapped Small Newt", "Small Newt is tapped", "Small Newt is untapped"),
        ("Short Morning; Early Bird", "you have 20 life", "you have 21 life"),
    ],
)
def test_a_step_is_skipped_by_all_players(controls: str, comes: str, instead: str) -> None:
    held(
        f"""\
given you control {controls}
given it is the opponent's end step
when  the turn passes to your draw step
then  {comes}
but if {controls.partition(";")[0]} has left the battlefield
then  {instead}
"""
    )
