"""Copies: becoming one, entering as one, and how they may differ (CR 707)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_MAY = "You may have this creature enter as a copy of any creature you control, except"
_MIMIC = ("{1}{U}", "creature Shapeshifter", "0/1")
_CARDS = with_cards(
    {
        "Grey Mimic": (
            *_MIMIC,
            "Whenever another creature you control enters, this creature becomes a copy of that "
            "creature, "
            "except it has reach and this ability.",
        ),
        "Tall Mimic": (*_MIMIC, f"{_MAY} it's 7/7."),
        "Kind Mimic": (
            *_MIMIC,
            f"{_MAY} it's a Rogue in addition to its other types and it isn't legendary.",
        ),
        "Crowded Mimic": (*_MIMIC, f"{_MAY} it enters with two additional +1/+1 counters on it."),
        "Counting Bear": (
            "{1}{G}",
            "creature Bear",
            "*/*",
            "Counting Bear's power and toughness are each equal to the number of lands you "
            "control.",
        ),
        "Old King": ("{2}", "legendary creature Human", "3/3", ""),
        "Pattern": (
            "{4}",
            "creature Avatar",
            "5/5",
            "Creatures you control enter as a copy of this creature.",
        ),
    }
)


def held(text: str) -> frozenset[str]:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)
    return result.rules


def test_permanent_becomes_a_copy_and_keeps_what_affects_it() -> None:
    rules = held(
        """\
given you control Grey Mimic
when  Grey Mimic gets +3/+3 until end of turn
when  Plain Bear is put onto the battlefield
when  the stack resolves
then  you control 2 Plain Bear
then  the first Plain Bear is 5/5
when  Mossy Elder is put onto the battlefield
when  the stack resolves
then  the first Mossy Elder is 4/4
but if not: Plain Bear is put onto the battlefield
then  you control 0 Plain Bear
"""
    )
    assert "707.4" in rules


def test_copy_ends_with_its_duration() -> None:
    held(
        """\
given you control Plain Bear; Mossy Elder
when  Plain Bear becomes a copy of Mossy Elder until end of turn
then  you control 2 Mossy Elder
when  the turn ends
then  you control 1 Mossy Elder
then  Plain Bear is 2/2
but if Plain Bear becomes a copy of Mossy Elder
then  you control 2 Mossy Elder
"""
    )


def test_size_of_an_exception_takes_the_place_of_a_defined_size() -> None:
    rules = held(
        """\
given you control Counting Bear; 2 Island
when  Tall Mimic is put onto the battlefield
when  you choose Counting Bear
then  the second Counting Bear is 7/7
then  the first Counting Bear is 2/2
but if not: you choose Counting Bear
then  Tall Mimic is 0/1
"""
    )
    assert "707.9d" in rules


def test_types_are_added_and_a_supertype_is_not_copied() -> None:
    held(
        """\
given you control Old King
when  Kind Mimic is put onto the battlefield
when  you choose Old King
then  you control 2 Old King
then  the second Old King is a Rogue
then  the second Old King is a Human
then  the second Old King is not legendary
but if not: you choose Old King
then  you control 1 Old King
"""
    )


def test_counters_of_a_copy_effect() -> None:
    rules = held(
        """\
given you control Plain Bear
when  Crowded Mimic is put onto the battlefield
when  you choose Plain Bear
then  the second Plain Bear has 2 +1/+1 counters
but if not: you choose Plain Bear
then  Crowded Mimic has no counters
"""
    )
    assert "707.9e" in rules


def test_others_enter_as_a_copy() -> None:
    held(
        """\
given you control Pattern
when  Plain Bear is put onto the battlefield
then  you control 2 Pattern
but if Pattern has left the battlefield
then  Plain Bear is 2/2
"""
    )
