"""Cards played from a graveyard once for each type, and spells exiled afterwards (CR 601.3)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_YARD = "from your graveyard"
_YOUR_TURNS = "During each of your turns"
_PERMANENT = "a permanent spell"
_SPELL = "an instant or sorcery spell"
_CAST = "cast this way"
_CARDS = with_cards(
    {
        "Old Goat": ("{1}", "creature Goat", "1/1", ""),
        "Old Ox": ("{1}", "creature Ox", "2/2", ""),
        "Tin Ox": ("{1}", "artifact creature Ox", "2/2", ""),
        "Old Lamp": ("{1}", "artifact", "", ""),
        "Small Spark": ("{R}", "instant", "", "~ deals 2 damage to any target."),
        "Mire Giant": (
            "{1}",
            "creature Giant",
            "5/5",
            f"{_YOUR_TURNS}, you may play a land and cast {_PERMANENT} of each permanent type "
            f"{_YARD}.",
        ),
        "Spark Sage": (
            "{1}",
            "creature Wizard",
            "1/1",
            f"Once {_YOUR_TURNS.lower()}, you may cast {_SPELL} {_YARD}. If a spell {_CAST} would "
            "be put into your graveyard, exile it instead.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_one_spell_of_each_type_may_be_cast() -> None:
    holds(
        """\
given you control Mire Giant; 6 Mountain
given Old Goat; Old Ox; Old Lamp are in your graveyard
when  you cast Old Goat
when  the stack resolves
then  you can't cast Old Ox
then  you can cast Old Lamp
but if Old Ox is in your hand
"""
    )


def test_one_chooses_the_type_of_what_has_two() -> None:
    holds(
        """\
given you control Mire Giant; 6 Mountain
given Old Goat; Tin Ox; Old Lamp are in your graveyard
when  you cast Tin Ox choosing artifact
when  the stack resolves
then  you can cast Old Goat
then  you can't cast Old Lamp
but if you cast Tin Ox choosing creature
then  you can cast Old Lamp
"""
    )


def test_a_land_may_be_played_too() -> None:
    holds(
        """\
given you control Mire Giant; 6 Mountain
given Old Goat; Forest; Island are in your graveyard
when  you cast Old Goat
when  the stack resolves
when  you play Forest
then  Island is in your graveyard
then  you control Forest
but if not: you control Mire Giant
then  you can't cast Old Goat
"""
    )


def test_the_spell_is_exiled_afterwards() -> None:
    holds(
        """\
given you control Spark Sage; 6 Mountain
given Small Spark is in your graveyard
when  you cast Small Spark targeting the opponent
when  the stack resolves
then  Small Spark is in exile
then  the opponent has 18 life
but if Small Spark is in your hand
then  Small Spark is in your graveyard
"""
    )


def test_it_is_exiled_though_what_allowed_it_is_gone() -> None:
    holds(
        """\
given you control Spark Sage; 6 Mountain
given Small Spark is in your graveyard
when  you cast Small Spark targeting Spark Sage
when  the stack resolves
then  Small Spark is in exile
then  Spark Sage is in your graveyard
but if Small Spark is in your hand
then  Small Spark is in your graveyard
"""
    )
