"""Cumulative upkeep that is paid otherwise than with one kind of mana, on made-up cards."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_CARDS = with_cards(
    {
        "Old Vortex": ("{U}", "enchantment", "", "Cumulative upkeep—Draw a card."),
        "Idle Newt": (
            "{R}",
            "creature Newt",
            "1/1",
            "If you would draw a card, you may skip that draw instead.",
        ),
        "Hungry Wurm": ("{G}", "creature Wurm", "8/8", "Cumulative upkeep—Sacrifice a creature."),
        "Small Newt": ("{R}", "creature Newt", "1/1", ""),
        "Two Minds": ("{U}", "enchantment", "", "Cumulative upkeep {U} or {R}"),
    }
)


def held(text: str) -> frozenset[str]:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    return result.rules


def test_a_cost_of_drawing_is_paid_though_the_draw_is_skipped() -> None:
    rules = held(
        """\
given it is the opponent's end step
given you control Old Vortex; Idle Newt
when  the turn passes to your upkeep step
when  the stack resolves
when  you pay
when  you choose to do so
then  Old Vortex is on the battlefield
then  you have 0 cards in hand
but if you decline
then  you have 1 card in hand
"""
    )
    assert "118.11" in rules


def test_each_counter_asks_for_another_creature() -> None:
    held(
        """\
given it is the opponent's end step
given you control Hungry Wurm with 1 age counter; 2 Small Newt
when  the turn passes to your upkeep step
when  the stack resolves
when  you pay
when  you choose Small Newt; the second Small Newt
then  Hungry Wurm is on the battlefield
then  you control no Small Newt
but if you choose Small Newt; Hungry Wurm
then  Hungry Wurm is in your graveyard
"""
    )


def test_each_counter_is_paid_in_one_way_or_the_other() -> None:
    held(
        """\
given it is the opponent's end step
given you control Two Minds with 1 age counter; Island
given you control Mountain
when  the turn passes to your upkeep step
when  the stack resolves
when  you pay
then  Two Minds has 2 age counters
then  you control no untapped Mountain
but if not: you control Mountain
then  Two Minds is in your graveyard
"""
    )
