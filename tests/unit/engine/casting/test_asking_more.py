"""What objects did this turn, how many cards players have, and what an object had."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.terms.zones import Zone

MOURNING = face(
    "Mourning",
    "sorcery",
    "You gain 1 life. If a creature died under your control this turn, you gain 5 life.",
    cost="{W}",
)
VOID = face(
    "Void",
    "sorcery",
    "You gain 1 life. If a nonland permanent left the battlefield this turn, you gain 5 life.",
    cost="{B}",
)
PEACE = face(
    "Peace",
    "sorcery",
    "You gain 1 life. If no creatures attacked this turn, you gain 5 life.",
    cost="{W}",
)
ENVY = face(
    "Envy",
    "sorcery",
    "You gain 1 life. If an opponent has more cards in hand than you, you gain 5 life.",
    cost="{U}",
)
FEW = face(
    "Few",
    "sorcery",
    "You gain 1 life. If an opponent has two or fewer cards in hand, you gain 5 life.",
    cost="{U}",
)
MINOR = face(
    "Minor", "sorcery", "Destroy target creature if it has mana value 1 or less.", cost="{B}"
)
ADDENDUM = face(
    "Addendum",
    "instant",
    "You gain 1 life. If you cast this spell during your main phase, you gain 5 life.",
    cost="{W}",
)
HEIR = face(
    "Heir",
    "creature",
    "When this creature dies, if it had a +1/+1 counter on it, you gain 5 life.",
    size=(1, 1),
)
WILL = face(
    "Will",
    "sorcery",
    "Choose one. If you control a creature as you cast this spell, you may choose both instead.\n"
    "• You gain 2 life.\n• You gain 3 life.",
    cost="{W}",
)


def gains(table: Table, what: object, mana: str, **answers: object) -> int:
    before = table.game.players[YOU].life
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    table.cast(card, **answers)
    table.resolve(**answers)
    return table.game.players[YOU].life - before


def kill(table: Table, target: int) -> None:
    spark = table.hand(SPARK)
    table.mana("R")
    table.cast(spark, targets=(target,))
    table.resolve()


@pytest.mark.parametrize(("owner", "gained"), [(YOU, 6), (OPPONENT, 1)])
def test_who_controlled_what_died_counts(table: Table, owner: str, gained: int) -> None:
    kill(table, table.put(BEAR, owner=owner))

    assert gains(table, MOURNING, "W") == gained


def test_what_left_counts_whoever_controlled_it(table: Table) -> None:
    assert gains(table, VOID, "B") == 1
    kill(table, table.put(BEAR, owner=OPPONENT))
    assert gains(table, VOID, "B") == 6


def test_no_creature_attacked(table: Table) -> None:
    assert gains(table, PEACE, "W") == 6


def test_cards_in_hands_are_compared_and_counted(table: Table) -> None:
    assert gains(table, ENVY, "U") == 1
    for _ in range(3):
        table.hand(BEAR, owner=OPPONENT)
    assert gains(table, ENVY, "U") == 6
    assert gains(table, FEW, "U") == 1


def test_a_value_that_it_has(table: Table) -> None:
    bear = table.put(BEAR)
    minor = table.hand(MINOR)
    table.mana("B")
    table.cast(minor, targets=(bear,))
    table.resolve()

    assert table.game.get(bear).zone is Zone.BATTLEFIELD


def test_a_spell_knows_that_it_was_cast_in_your_main_phase(table: Table) -> None:
    assert gains(table, ADDENDUM, "W") == 6


@pytest.mark.parametrize("counters", [(), (("+1/+1", 1),)])
def test_what_it_had_as_it_last_was(table: Table, counters: tuple[tuple[str, int], ...]) -> None:
    heir = table.put(HEIR, counters=counters)
    kill(table, heir)
    if table.game.stack():
        table.resolve()

    assert table.game.players[YOU].life == (25 if counters else 20)


@pytest.mark.parametrize(("creature", "gained"), [(True, 5), (False, 2)])
def test_another_number_of_modes_while_the_condition_holds(
    table: Table, creature: bool, gained: int
) -> None:
    if creature:
        table.put(BEAR)
    modes = (0, 1) if creature else (0,)

    assert gains(table, WILL, "W", modes=modes) == gained
