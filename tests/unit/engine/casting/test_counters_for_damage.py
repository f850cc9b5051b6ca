"""Counters that come or go where damage would be dealt, and damage prevented for good."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.engine import performing
from rulings_cli.game.events import WouldDealDamage
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

GHOST = face(
    "Pale Ghost",
    "creature",
    "If damage would be dealt to Pale Ghost, prevent that damage. Remove a +1/+1 counter from Pale "
    "Ghost.",
    size=(1, 1),
)
KNIGHT = face(
    "Sworn Guard",
    "creature",
    "If damage would be dealt to Sworn Guard while it has a +1/+1 counter on it, prevent that "
    "damage. Remove a +1/+1 counter from it.",
    size=(3, 3),
)
MOSS = face(
    "Thick Moss",
    "creature",
    "If damage would be dealt to Thick Moss, put that many +1/+1 counters on it instead.",
    size=(1, 1),
)
BIRD = face(
    "Wild Bird",
    "creature",
    "If damage would be dealt to Wild Bird, prevent that damage. Put a +1/+1 counter on Wild Bird "
    "for each 1 damage prevented this way.",
    size=(1, 4),
)
WARD = face(
    "Slow Ward",
    "enchantment",
    "If damage would be dealt to you, put that many delay counters on Slow Ward instead.",
)
CALM = face(
    "Deep Calm",
    "enchantment",
    "Prevent all noncombat damage that would be dealt to you and Bears you control by red sources.",
)
TRUTH = face("Plain Truth", "enchantment", "Damage can't be prevented.")


def deal(
    table: Table, to: int | str, amount: int, source: int = 0, *, combat: bool = False
) -> None:
    source = source or table.put(BEAR, owner=OPPONENT)
    would = WouldDealDamage((DRAW,), source, to, amount, combat=combat)
    performing.perform(table.game, table.tape(), would)


def test_one_counter_goes_and_the_damage_is_prevented(table: Table) -> None:
    ghost = table.put(GHOST, counters=(("+1/+1", 2),))
    deal(table, ghost, 5)

    assert table.game.get(ghost).counters_of("+1/+1") == 1
    assert table.game.get(ghost).marked_damage == 0


def test_without_a_counter_it_is_prevented_only_where_none_is_asked_for(table: Table) -> None:
    ghost, knight = table.put(GHOST), table.put(KNIGHT)
    deal(table, ghost, 1)
    deal(table, knight, 1)

    assert [table.game.get(each).marked_damage for each in (ghost, knight)] == [0, 1]


def test_damage_that_cant_be_prevented_is_dealt_and_the_counter_goes(table: Table) -> None:
    table.put(TRUTH)
    knight = table.put(KNIGHT, counters=(("+1/+1", 1),))
    deal(table, knight, 2)

    assert table.game.get(knight).marked_damage == 2
    assert table.game.get(knight).counters_of("+1/+1") == 0


def test_one_counter_goes_for_all_the_damage_that_is_dealt_at_once(table: Table) -> None:
    ghost = table.put(GHOST, counters=(("+1/+1", 3),))
    sources = [table.put(BEAR, owner=OPPONENT) for _ in range(2)]
    woulds = [WouldDealDamage((DRAW,), each, ghost, 2, combat=True) for each in sources]
    performing.perform_all(table.game, table.tape(), woulds)

    assert table.game.get(ghost).counters_of("+1/+1") == 2
    assert table.game.get(ghost).marked_damage == 0


@pytest.mark.parametrize(("preventable", "counters"), [(True, 2), (False, 0)])
def test_no_counters_come_for_damage_that_is_not_prevented(
    table: Table, preventable: bool, counters: int
) -> None:
    if not preventable:
        table.put(TRUTH)
    bird = table.put(BIRD)
    deal(table, bird, 2)

    assert table.game.get(bird).counters_of("+1/+1") == counters
    assert table.game.get(bird).marked_damage == 2 - counters


def test_that_many_counters_are_put_on_it_instead(table: Table) -> None:
    moss = table.put(MOSS)
    deal(table, moss, 3)

    assert table.game.get(moss).counters_of("+1/+1") == 3
    assert table.game.get(moss).marked_damage == 0


def test_counters_are_put_on_what_says_so_where_a_player_is_dealt_damage(table: Table) -> None:
    ward = table.put(WARD)
    deal(table, YOU, 4)

    assert table.game.get(ward).counters_of("delay") == 4
    assert table.game.players[YOU].life == 20


@pytest.mark.parametrize(
    ("color", "combat", "life"), [("R", False, 20), ("R", True, 18), ("G", False, 18)]
)
def test_only_such_damage_by_such_sources_is_prevented(
    table: Table, color: str, combat: bool, life: int
) -> None:
    table.put(CALM)
    source = table.put(BEAR.evolve(colors=frozenset(color)), owner=OPPONENT)
    deal(table, YOU, 2, source, combat=combat)

    assert table.game.players[YOU].life == life


def test_the_creatures_are_kept_from_it_too(table: Table) -> None:
    table.put(CALM)
    bear = table.put(BEAR)
    deal(table, bear, 1, table.put(SPARK, Zone.STACK, OPPONENT))

    assert table.game.get(bear).marked_damage == 0
