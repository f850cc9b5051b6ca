"""Coins, dice, random choices, doubled counters, and the next damage of a source."""

from __future__ import annotations

import pytest
from casting_table import BEAR, ISLAND, OPPONENT, SPARK, Table, face

from rulings_cli.game.choices import ChoiceNeeded
from rulings_cli.terms.zones import Zone

COIN = face(
    "Coin",
    "sorcery",
    "Flip a coin. If you win the flip, you gain 5 life. If you lose the flip, you lose 1 life.",
    cost="{R}",
)
STREAK = face(
    "Streak",
    "sorcery",
    "Flip a coin until you lose a flip. You gain 1 life for each flip you won.",
    cost="{R}",
)
DIE = face(
    "Die",
    "sorcery",
    "Roll a d20.\n1—7 | You gain 3 life.\n8—18 | You lose 4 life.\n19—20 | You gain 9 life.",
    cost="{R}",
)
DIG = face(
    "Dig", "sorcery", "Return a card at random from your graveyard to your hand.", cost="{B}"
)
DOUBLE = face(
    "Twinning",
    "sorcery",
    "Double the number of +1/+1 counters on each creature you control.",
    cost="{G}",
)
CIRCLE = face(
    "Circle",
    "enchantment",
    "{1}: The next time a red instant of your choice would deal damage to you this turn, prevent "
    "that damage.",
)
QUEST = face(
    "Quest",
    "sorcery",
    "Search your library and/or graveyard for a card named Quiet Shore and put that card "
    "onto the battlefield. If you search your library this way, shuffle.",
    cost="{W}",
)


def cast(table: Table, what: object, mana: str, **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    table.cast(card)
    table.resolve(**answers)


@pytest.mark.parametrize(("won", "life"), [(True, 25), (False, 19)])
def test_a_coin_flip_is_won_or_lost(table: Table, won: bool, life: int) -> None:
    cast(table, COIN, "R", coin=won)

    assert table.game.players["you"].life == life


def test_how_a_coin_falls_is_asked(table: Table) -> None:
    with pytest.raises(ChoiceNeeded):
        cast(table, COIN, "R")


def test_flips_are_counted_until_one_is_lost(table: Table) -> None:
    cast(table, STREAK, "R", coin=[True, True, False])

    assert table.game.players["you"].life == 22


@pytest.mark.parametrize(
    ("rolled", "life"), [(1, 23), (7, 23), (8, 16), (18, 16), (19, 29), (20, 29)]
)
def test_a_table_says_what_the_result_does(table: Table, rolled: int, life: int) -> None:
    cast(table, DIE, "R", die=rolled)

    assert table.game.players["you"].life == life


def test_chance_chooses_at_random(table: Table) -> None:
    first, second = table.put(BEAR, Zone.GRAVEYARD), table.put(ISLAND, Zone.GRAVEYARD)

    cast(table, DIG, "B", random_order=(second, first))

    assert table.names(Zone.HAND) == ["Quiet Shore"]


def test_each_creature_gets_as_many_counters_as_it_has(table: Table) -> None:
    two = table.put(BEAR, counters=(("+1/+1", 2),))
    none = table.put(BEAR)

    cast(table, DOUBLE, "G")

    assert [table.game.get(each).counters_of("+1/+1") for each in (two, none)] == [4, 0]


def test_only_the_next_damage_of_the_chosen_source_is_prevented(table: Table) -> None:
    circle = table.put(CIRCLE)
    spark = table.hand(SPARK, OPPONENT)
    table.mana("C")
    table.mana("R", OPPONENT)
    table.game.priority = OPPONENT
    table.cast(spark, by=OPPONENT, targets=("you",))
    table.game.priority = "you"
    table.activate(circle)
    table.resolve(card=(table.game.stack()[0],))

    table.resolve()

    assert table.game.players["you"].life == 20
    assert not table.game.effects


def test_a_card_is_found_in_the_graveyard(table: Table) -> None:
    lying = table.put(ISLAND, Zone.GRAVEYARD)
    table.put(ISLAND, Zone.LIBRARY)

    cast(table, QUEST, "W", card=(lying,))

    assert table.names(Zone.BATTLEFIELD) == ["Quiet Shore"]
    assert table.names(Zone.GRAVEYARD) == ["Quest"]
