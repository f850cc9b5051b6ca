"""Damage that a source would deal, damage to players, and cards that are played from exile."""

from __future__ import annotations

import pytest
from casting_table import FOREST, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.engine import setup, turn
from rulings_cli.game.actions import PlayLand
from rulings_cli.terms.zones import Step, Zone

HUSH = face(
    "Hush", "instant", "Prevent all damage target instant spell would deal this turn.", cost="{W}"
)
CALM = face(
    "Calm",
    "instant",
    "Prevent all damage a source of your choice would deal this turn.",
    cost="{W}",
)
PEACE = face(
    "Peace",
    "planeswalker",
    "[+1]: Until your next turn, prevent all damage target permanent would deal.",
    loyalty="3",
)
PINGER = face("Pinger", "creature", "{0}: This creature deals 1 damage to any target.", size=(1, 1))
VIAL = face(
    "Vial",
    "artifact",
    "Whenever you're dealt damage, put that many charge counters on this artifact.",
)
FUSE = face(
    "Fuse",
    "creature",
    "Whenever an opponent is dealt noncombat damage, this creature gets +1/+2 until end of turn.",
    size=(0, 1),
)
BOON = face(
    "Boon", "creature", "Whenever you play a card from exile, you gain 2 life.", size=(1, 1)
)
LENT = face("Lent", "enchantment", "You may play lands and cast spells from exile.")
READER = face("Reader", "enchantment", "Whenever you play a land or cast a spell, you gain 1 life.")


def settle(table: Table, **answers: object) -> None:
    while table.game.stack():
        table.resolve(**answers)


def life(table: Table, player: str = YOU) -> int:
    return table.game.players[player].life


@pytest.mark.parametrize("hushed", [True, False])
def test_the_damage_of_a_spell_that_is_a_target_is_prevented(table: Table, hushed: bool) -> None:
    spark, hush = table.hand(SPARK), table.hand(HUSH)
    table.mana("RW")
    before = life(table, OPPONENT)
    assert table.cast(spark, targets=(OPPONENT,)) is None
    if hushed:
        assert table.cast(hush, targets=(table.top(),)) is None
    settle(table)

    assert life(table, OPPONENT) == before - (0 if hushed else 2)


def test_all_damage_of_a_chosen_source_is_prevented_and_of_no_other(table: Table) -> None:
    first, second = table.put(PINGER), table.put(PINGER)
    calm = table.hand(CALM)
    table.mana("W")
    before = life(table, OPPONENT)
    assert table.cast(calm) is None
    settle(table, card=(first,))
    for each in (first, first, second):
        assert table.activate(each, targets=(OPPONENT,)) is None
        settle(table)

    assert life(table, OPPONENT) == before - 1


def test_damage_is_prevented_until_your_next_turn(table: Table) -> None:
    table.libraries()
    walker, pinger = table.put(PEACE, counters=(("loyalty", 3),)), table.put(PINGER)
    before = life(table, OPPONENT)
    assert table.activate(walker, targets=(pinger,)) is None
    settle(table)
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, OPPONENT)
    table.game.priority = YOU
    assert table.activate(pinger, targets=(OPPONENT,)) is None
    settle(table)
    assert life(table, OPPONENT) == before
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, YOU)
    assert table.activate(pinger, targets=(OPPONENT,)) is None
    settle(table)

    assert life(table, OPPONENT) == before - 1


def test_damage_to_you_triggers_with_how_much_it_is(table: Table) -> None:
    vial, spark = table.put(VIAL), table.hand(SPARK)
    table.mana("R")
    assert table.cast(spark, targets=(YOU,)) is None
    settle(table)

    assert table.game.get(vial).counters_of("charge") == 2


@pytest.mark.parametrize(("whom", "triggers"), [(OPPONENT, True), (YOU, False)])
def test_only_damage_to_such_a_player_triggers(table: Table, whom: str, triggers: bool) -> None:
    table.put(FUSE)
    spark = table.hand(SPARK)
    table.mana("R")
    assert table.cast(spark, targets=(whom,)) is None
    table.resolve()

    assert bool(table.game.stack()) is triggers


@pytest.mark.parametrize(("zone", "gained"), [(Zone.EXILE, 2), (Zone.HAND, 0)])
@pytest.mark.parametrize("what", [FOREST, SPARK])
def test_a_card_is_played_from_exile(table: Table, zone: Zone, gained: int, what: object) -> None:
    for each in (BOON, LENT):
        table.put(each)
    card = table.put(what, zone)  # type: ignore[arg-type]  # a face
    before = life(table)
    if what is FOREST:
        assert table.do(PlayLand(YOU, card)) is None
    else:
        setup.put_mana(table.game, YOU, "R")
        assert table.cast(card, targets=(OPPONENT,)) is None
    settle(table)

    assert life(table) == before + gained


def test_a_land_is_played_or_a_spell_cast(table: Table) -> None:
    table.put(READER)
    forest, spark = table.hand(FOREST), table.hand(SPARK)
    table.mana("R")
    before = life(table)
    assert table.do(PlayLand(YOU, forest)) is None
    settle(table)
    assert table.cast(spark, targets=(OPPONENT,)) is None
    settle(table)

    assert life(table) == before + 2
