"""Abilities that can't be activated, what they cost, life that damage can't take, all types."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_ALL_DAMAGE = "all damage is dealt to you"
_ALL_TYPES = "with all creature types"
_FEWER = "minus one are put on it instead"
_ARRESTED = "activated abilities can't be activated"
_CARDS = with_cards(
    {
        "Chains": (
            "{1}",
            "enchantment Aura",
            "",
            f"Enchant creature\nEnchanted creature's {_ARRESTED}.",
        ),
        "Freeze": (
            "{G}",
            "instant",
            "",
            f"Tap target creature. Its {_ARRESTED} unless they're mana abilities this turn.",
        ),
        "Hush": ("{G}", "instant", "", f"Untap target creature. Its {_ARRESTED} this turn."),
        "Old Oath": (
            "{1}",
            "enchantment",
            "",
            "If you control a Bear, damage that would reduce your life total to less than 2 "
            "reduces it to 2 instead.",
        ),
        "No End": (
            "{1}",
            "enchantment",
            "",
            "You don't lose the game for having 0 or less life.\nAs long as you have 0 or less "
            "life, "
            f"{_ALL_DAMAGE} as though its source had infect.",
        ),
        "Quick Study": (
            "{1}",
            "artifact",
            "",
            "Elf spells and Bear spells you cast cost {1} less to cast.",
        ),
        "Sly Reader": (
            "{1}",
            "artifact",
            "",
            "Abilities you activate that aren't mana abilities cost {2} less to activate.",
        ),
        "Coin Lamp": ("{1}", "artifact", "", "{3}: You gain 1 life."),
        "Odd Land": (
            "",
            "land",
            "",
            f"{{G}}: ~ becomes a 2/2 creature {_ALL_TYPES} until end of turn. It's still a land.",
        ),
        "Bear King": ("{1}", "creature Elf", "1/1", "Bears you control get +1/+1."),
        "Guard": (
            "{G}",
            "creature Elf",
            "1/1",
            "If one or more -1/-1 counters would be put on a Bear you control, "
            f"that many -1/-1 counters {_FEWER}.",
        ),
        "Wither": ("{G}", "instant", "", "Put two -1/-1 counters on target creature."),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_enchanted_creature_uses_no_ability() -> None:
    holds(
        """\
given you control Mossy Elder; Chains; Plain Bear
given Chains is attached to Mossy Elder
then  activating Mossy Elder is illegal by 602.5
but if Chains is attached to Plain Bear
then  activating Mossy Elder is legal
"""
    )


def test_its_abilities_for_a_turn() -> None:
    holds(
        """\
given you control Forest; Mossy Elder
given you hold Hush
when  you cast Hush targeting Mossy Elder
when  the stack resolves
then  activating Mossy Elder is illegal
but if it is your next turn
then  activating Mossy Elder is legal
"""
    )


def test_damage_does_not_reduce_life_below_the_floor() -> None:
    holds(
        """\
given you control Old Oath; Plain Bear
given you have 3 life
given the opponent controls Mountain
given the opponent holds Small Spark
given the opponent has priority
when  the opponent casts Small Spark targeting you
when  the stack resolves
then  you have 2 life
but if Mossy Elder instead of Plain Bear
then  you have lost the game
"""
    )


def test_no_loss_for_life_and_damage_as_though_by_infect() -> None:
    holds(
        """\
given you control No End
given you have 2 life
given it is the opponent's turn
given the opponent controls 2 Mountain
given the opponent holds 2 Small Spark
when  the opponent casts Small Spark targeting you
when  the stack resolves
then  you have not lost the game
when  the opponent casts Small Spark targeting you
when  the stack resolves
then  you have 3 poison counters
but if you have 20 life
then  you have 0 poison counters
"""
    )


def test_two_kinds_of_spells_cost_less() -> None:
    holds(
        """\
given you control Quick Study; Forest
given you hold Plain Bear
then  casting Plain Bear is legal
but if Coin Lamp instead of Quick Study
then  casting Plain Bear is illegal
"""
    )


def test_your_abilities_cost_less() -> None:
    holds(
        """\
given you control Sly Reader; Coin Lamp; Forest
when  you activate Coin Lamp
when  the stack resolves
then  you have 21 life
but if the opponent controls Sly Reader
then  activating Coin Lamp is illegal
"""
    )


def test_it_is_of_all_creature_types() -> None:
    holds(
        """\
given you control Odd Land; Bear King; Forest
when  you activate Odd Land
when  the stack resolves
then  Odd Land is 3/3
but if Mossy Elder instead of Bear King
then  Odd Land is 2/2
"""
    )


def test_one_counter_fewer() -> None:
    holds(
        """\
given you control Guard; Forest; Plain Bear
given you hold Wither
when  you cast Wither targeting Plain Bear
when  the stack resolves
then  Plain Bear is 1/1
but if Mossy Elder instead of Guard
then  Plain Bear is in your graveyard
"""
    )
