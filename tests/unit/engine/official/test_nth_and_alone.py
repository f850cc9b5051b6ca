"""The first spell each turn, coin flips won, attacking alone, and spells that can't aim at it."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_HASTY = "as though those creatures had haste"
_CARDS = with_cards(
    {
        "Early Bird": (
            "{2}",
            "artifact",
            "",
            "The first Bear spell you cast each turn costs {1} less to cast.",
        ),
        "Third Eye": (
            "{2}",
            "enchantment",
            "",
            "Whenever an opponent casts their second spell each turn, you gain 3 life.",
        ),
        "Eager Drum": (
            "{2}",
            "artifact",
            "",
            f"You may activate abilities of creatures you control {_HASTY}.",
        ),
        "Cold Ox": (
            "{3}",
            "creature Ox",
            "4/4",
            "This creature can't be the target of red spells your opponents control.",
        ),
        "Proud Ox": ("{3}", "creature Ox", "4/4", "This creature can only attack alone."),
        "Sly Ox": (
            "{3}",
            "creature Ox",
            "4/4",
            "This creature can't be blocked as long as it's attacking alone.",
        ),
        "Lucky Elf": (
            "{G}",
            "creature Elf",
            "1/1",
            "Whenever you win a coin flip, you gain 2 life.",
        ),
        "Toss": ("{G}", "instant", "", "Flip a coin. If you win the flip, you gain 5 life."),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_only_the_first_such_spell_costs_less() -> None:
    holds(
        """\
given you control Early Bird; 3 Forest
given you hold 2 Plain Bear
when  you cast Plain Bear
when  the stack resolves
then  you control 2 untapped Forest
when  you cast Plain Bear
then  you control 0 untapped Forest
but if Gift of Plenty instead of Early Bird
then  casting Plain Bear is illegal
"""
    )


def test_second_spell_of_an_opponent() -> None:
    holds(
        """\
given the opponent controls Third Eye
given you control 2 Mountain
given you hold 2 Small Spark
when  you cast Small Spark targeting the opponent
then  Third Eye's trigger is not on the stack
when  you cast Small Spark targeting the opponent
then  Third Eye's trigger is on the stack
but if you control Third Eye
then  Third Eye's trigger is not on the stack
"""
    )


def test_abilities_as_though_they_had_haste() -> None:
    holds(
        """\
given you control Eager Drum; Mossy Elder
given Mossy Elder came under your control this turn
when  you activate Mossy Elder
then  your mana pool is {G}
but if the opponent controls Eager Drum
then  activating Mossy Elder is illegal by 302.6
"""
    )


def test_red_spell_of_an_opponent_cannot_aim_at_it() -> None:
    holds(
        """\
given the opponent controls Cold Ox
given you control Mountain
given you hold Small Spark
then  casting Small Spark targeting Cold Ox is illegal
but if you control Cold Ox
then  casting Small Spark targeting Cold Ox is legal
"""
    )


def test_it_attacks_alone_or_not_at_all() -> None:
    holds(
        """\
given you control Proud Ox; Plain Bear
then  attacking with Proud Ox; Plain Bear is illegal by 508.1c
but if Cold Ox instead of Proud Ox
then  attacking with Cold Ox; Plain Bear is legal
"""
    )


def test_while_it_attacks_alone() -> None:
    holds(
        """\
given you control Sly Ox; Warded Ox
given the opponent controls Plain Bear
when  you attack with Sly Ox
when  all players pass
then  blocking Sly Ox with Plain Bear is illegal
but if you attack with Sly Ox; Warded Ox
then  blocking Sly Ox with Plain Bear is legal
"""
    )


def test_winning_a_flip_triggers() -> None:
    holds(
        """\
given you control Forest; Lucky Elf
given you hold Toss
when  you cast Toss
when  the top of the stack resolves
when  you win the flip
when  the stack resolves
then  you have 27 life
but if you lose the flip
then  you have 20 life
"""
    )
