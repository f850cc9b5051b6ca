"""Flashback that is gained, damage dealt to something else, what is done once each turn."""

from __future__ import annotations

from casting_table import BEAR, ISLAND, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.engine import turn
from rulings_cli.terms.zones import Zone

RECALL = face(
    "Recall",
    "sorcery",
    "Target instant card in a graveyard gains flashback until end of turn. The flashback cost is "
    "equal to the card's mana cost.",
    cost="{R}",
)
SHIELD = face(
    "Bodyguard",
    "creature",
    "All damage that would be dealt to you is dealt to Bodyguard instead.",
    size=(1, 9),
)
SHUNT = face(
    "Shunt",
    "instant",
    "The next 2 damage that would be dealt to target Bear this turn is dealt to you instead.",
    cost="{W}",
)
ONCE = face(
    "Once",
    "enchantment",
    "Whenever you cast a spell, you may gain 3 life. Do this only once each turn.",
)
BOTH = face("Both", "sorcery", "You and target opponent each draw a card.", cost="{U}")
TIDY = face(
    "Tidy",
    "sorcery",
    "Shuffle your hand and graveyard into your library.",
    cost="{U}",
)
SMALL = face("Small", "enchantment", "Your maximum hand size is two.")
AGAIN = face(
    "Again",
    "enchantment",
    "Once during each of your turns, you may cast a Bear spell from your graveyard.",
)
WATCH = face(
    "Watch",
    "enchantment",
    "Whenever a card is put into an opponent's graveyard from anywhere, you gain 1 life.",
)


def life(table: Table, player: str = YOU) -> int:
    return table.game.players[player].life


def test_flashback_is_gained_for_the_mana_cost(table: Table) -> None:
    spark = table.put(SPARK, Zone.GRAVEYARD)
    recall = table.hand(RECALL)
    table.mana("RR")
    table.cast(recall, targets=(spark,))
    table.resolve()

    assert table.cast(spark, targets=(OPPONENT,), alternative="flashback") is None


def test_damage_to_a_player_is_dealt_to_the_guard(table: Table) -> None:
    guard = table.put(SHIELD)
    spark = table.hand(SPARK)
    table.mana("R")
    table.cast(spark, targets=(YOU,))
    table.resolve()

    assert life(table) == 20
    assert table.game.get(guard).marked_damage > 0


def test_only_so_much_damage_is_dealt_elsewhere(table: Table) -> None:
    bear = table.put(BEAR)
    shunt = table.hand(SHUNT)
    table.mana("WR")
    table.cast(shunt, targets=(bear,))
    table.resolve()
    spark = table.hand(SPARK)
    table.cast(spark, targets=(bear,))
    table.resolve()

    assert life(table) == 18


def test_what_is_done_once_each_turn_is_not_offered_again(table: Table) -> None:
    table.put(ONCE)
    for _ in range(2):
        spark = table.hand(SPARK)
        table.mana("R")
        table.cast(spark, targets=(OPPONENT,), may=True)
        while table.game.stack():
            table.resolve(may=True)

    assert life(table) == 23


def test_you_and_another_player_each_do_it(table: Table) -> None:
    for player in (YOU, OPPONENT):
        table.put(ISLAND, Zone.LIBRARY, player)
    both = table.hand(BOTH)
    table.mana("U")
    table.cast(both, targets=(OPPONENT,))
    table.resolve()

    assert table.names(Zone.HAND) == table.names(Zone.HAND, OPPONENT)


def test_two_zones_are_shuffled_in(table: Table) -> None:
    table.put(BEAR, Zone.GRAVEYARD)
    table.hand(ISLAND)
    tidy = table.hand(TIDY)
    table.mana("U")
    table.cast(tidy)
    table.resolve()

    assert sorted(table.names(Zone.LIBRARY)) == sorted((BEAR.name, ISLAND.name))


def test_a_maximum_hand_size_of_a_number(table: Table) -> None:
    table.put(SMALL)

    assert turn.maximum_hand_size(table.game, YOU) == 2


def test_a_permission_serves_once_in_a_turn(table: Table) -> None:
    table.put(AGAIN)
    first, second = table.put(BEAR, Zone.GRAVEYARD), table.put(BEAR, Zone.GRAVEYARD)
    table.mana("GGCCGG")
    assert table.cast(first) is None
    table.resolve()

    assert table.cast(second) is not None


def test_only_an_opponents_graveyard_is_watched(table: Table) -> None:
    table.put(WATCH)
    for owner in (YOU, OPPONENT):
        bear = table.put(BEAR, owner=owner)
        spark = table.hand(SPARK)
        table.mana("R")
        table.cast(spark, targets=(bear,))
        table.resolve()
        while table.game.stack():
            table.resolve()

    assert life(table) == 21
