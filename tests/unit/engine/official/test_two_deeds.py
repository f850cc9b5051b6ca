"""Triggers on one of two deeds, on becoming a target, and on going into exile (CR 603.2)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_TARGET = "becomes the target of"
_THEIRS = "a spell or ability an opponent controls"
_EXILED = "put into exile from the battlefield"
_CARDS = with_cards(
    {
        "Hot Hide": (
            "{3}",
            "creature Ox",
            "4/4",
            "Whenever this creature attacks or becomes the target of a spell, this creature deals "
            "2 damage to each opponent.",
        ),
        "Sore Ox": (
            "{3}",
            "creature Ox",
            "4/4",
            f"Whenever this creature {_TARGET} a spell, this creature deals 2 damage to that "
            "spell's controller.",
        ),
        "Shy Ox": (
            "{3}",
            "creature Ox",
            "4/4",
            f"Whenever this creature {_TARGET} {_THEIRS}, counter that spell or ability unless its "
            "controller pays {2}.",
        ),
        "Loud Crown": (
            "{3}",
            "enchantment",
            "",
            f"Whenever you or a permanent you control {_TARGET} {_THEIRS}, you gain 1 life.",
        ),
        "Stubborn Ox": (
            "{3}",
            "creature Ox",
            "4/4",
            f"When ~ dies or is {_EXILED}, return it to its owner's hand.",
        ),
        "Heavy Ox": (
            "{3}",
            "creature Ox",
            "4/4",
            "When ~ dies or is put into exile while its power is 5 or greater, you gain 1 life.",
        ),
        "Sharp Claws": (
            "{1}",
            "artifact creature Equipment Cat",
            "1/1",
            "Whenever this creature or equipped creature deals combat damage to a player, you gain "
            "1 life.\nReconfigure {1}",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_attacking_and_becoming_a_target_both_trigger() -> None:
    holds(
        """\
given you control Hot Hide; Mountain
given you hold Small Spark
when  you cast Small Spark targeting Hot Hide
when  the stack resolves
then  the opponent has 18 life
when  you attack with Hot Hide
when  the stack resolves
then  the opponent has 16 life
but if you cast Small Spark targeting you
then  the opponent has 18 life
"""
    )


def test_damage_to_the_controller_of_the_spell() -> None:
    holds(
        """\
given the opponent controls Sore Ox
given you control Mountain
given you hold Small Spark
when  you cast Small Spark targeting Sore Ox
when  the top of the stack resolves
then  you have 18 life
but if you cast Small Spark targeting the opponent
then  you have 20 life
"""
    )


def test_its_controller_is_that_of_the_spell() -> None:
    holds(
        """\
given the opponent controls Shy Ox
given you control Mountain
given you hold Small Spark
when  you cast Small Spark targeting Shy Ox
when  the top of the stack resolves
then  Small Spark is in your graveyard
but if 3 Mountain instead of Mountain
when  you pay
then  Small Spark is on the stack
"""
    )


def test_player_becomes_a_target_too() -> None:
    holds(
        """\
given the opponent controls Loud Crown
given you control Mountain
given you hold Small Spark
when  you cast Small Spark targeting the opponent
when  the stack resolves
then  the opponent has 18 life
but if you cast Small Spark targeting you
then  the opponent has 20 life
"""
    )


def test_going_into_exile_triggers_as_dying_does() -> None:
    holds(
        """\
given you control Stubborn Ox
when  Stubborn Ox is exiled
then  Stubborn Ox's trigger is on the stack
but if Stubborn Ox is returned to its owner's hand
then  Stubborn Ox's trigger is not on the stack
"""
    )


def test_equipped_creature_and_the_equipment_itself() -> None:
    holds(
        """\
given you control Sharp Claws; Plain Bear; Hot Hide
given Sharp Claws is attached to Plain Bear
when  you attack with Plain Bear
when  combat damage is dealt
then  Sharp Claws's trigger is on the stack
but if Sharp Claws is attached to Hot Hide
then  Sharp Claws's trigger is not on the stack
"""
    )


def test_one_of_two_deeds_while_something_is_so() -> None:
    holds(
        """\
given you control Heavy Ox
given Heavy Ox has 1 +1/+1 counter
when  Heavy Ox is exiled
then  Heavy Ox's trigger is on the stack
but if Heavy Ox has 0 +1/+1 counters
then  Heavy Ox's trigger is not on the stack
"""
    )
