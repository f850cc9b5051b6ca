"""Lines of combat: attacks, blocks, shares of damage, and what could attack or block."""

from __future__ import annotations

from example_cards import card

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import RunResult, run_example


def run(text: str) -> RunResult:
    return run_example(parse_example(text, "page.md", 1, "it"), card)


def held(text: str) -> None:
    result = run(text)
    assert result.passed, (result.failed, result.contrasts)


def test_an_unblocked_attacker_damages_the_opponent() -> None:
    held(
        """\
given you control Plain Bear
given the opponent controls Warded Ox
when  you attack with Plain Bear
then  Plain Bear is attacking the opponent
then  Plain Bear is tapped
when  the opponent does not block
then  Plain Bear is unblocked
when  combat damage is dealt
then  the opponent has 18 life
then  Plain Bear dealt 2 damage to the opponent
but if Warded Ox blocks Plain Bear
then  the opponent has 20 life
then  Warded Ox has 2 damage
"""
    )


def test_damage_is_divided_among_blockers_as_the_line_says() -> None:
    held(
        """\
given you control Plain Bear
given the opponent controls 2 Mossy Elder
when  you attack with Plain Bear
when  the opponent blocks Plain Bear with 2 Mossy Elder
then  Mossy Elder is blocking Plain Bear
when  combat damage is dealt
when  Plain Bear assigns 1 damage to Mossy Elder; 1 damage to the second Mossy Elder
then  the opponent controls no Mossy Elder
but if Plain Bear assigns 2 damage to Mossy Elder
then  the opponent controls Mossy Elder
"""
    )


def test_a_position_may_be_in_the_middle_of_combat() -> None:
    held(
        """\
given you control Plain Bear
given the opponent controls Warded Ox
given Plain Bear is attacking
given Warded Ox is blocking Plain Bear
then  Plain Bear is blocked
when  combat ends
then  Plain Bear died
then  Warded Ox is not blocking
then  Warded Ox has 2 damage
but if not: Warded Ox is blocking Plain Bear
then  the opponent has 18 life
"""
    )


def test_a_new_creature_does_not_attack() -> None:
    held(
        """\
given you control Plain Bear, since this turn
then  Plain Bear can't attack by 302.6
then  attacking with Plain Bear is illegal
but if Plain Bear has gained haste until end of turn
then  Plain Bear can attack
"""
    )


def test_a_refused_attack_is_told_with_its_rule() -> None:
    result = run(
        """\
given you control Plain Bear, since this turn
when  you attack with Plain Bear
then  Plain Bear is not attacking
but if Plain Bear has gained haste until end of turn
"""
    )

    assert not result.passed
    assert "302.6" in result.failed[0].got


def test_whether_a_creature_could_block_is_asked_as_though_the_other_attacked() -> None:
    held(
        """\
given you control Plain Bear
given the opponent controls Warded Ox
given Plain Bear has gained flying until end of turn
then  Warded Ox can't block Plain Bear by 509.1b
then  blocking Plain Bear with Warded Ox is illegal
but if not: Plain Bear has gained flying until end of turn
then  Warded Ox can block Plain Bear
"""
    )
