"""Processes that are repeated, and what has the greatest or least of a characteristic."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, ISLAND, OPPONENT, YOU, Table, face

from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Zone

DIGGING = face(
    "Digging",
    "sorcery",
    "You gain 1 life. Exile the top card of your library. If it's a permanent card, put it onto "
    "the battlefield and repeat this process.",
    cost="{B}",
)
GREED = face(
    "Greed",
    "instant",
    "Draw a card. You lose 3 life. You may repeat this process any number of times.",
    cost="{B}",
)
HAIL = face(
    "Hail",
    "sorcery",
    "Repeat the following process X times. Each opponent loses 2 life unless they sacrifice a "
    "Goat of their choice or discard a card.",
    cost="{X}{B}",
)
AGAIN = face(
    "Again",
    "sorcery",
    "You gain 1 life. Each opponent may discard a card. If they don't, they lose 2 life. Repeat "
    "this process two more times.",
    cost="{B}",
)
TAKING = face(
    "Taking",
    "sorcery",
    "Target opponent sacrifices an artifact or creature with the greatest power among creatures "
    "they control.",
    cost="{B}",
)
CULLING = face(
    "Culling",
    "sorcery",
    "Exile target creature with the least power among creatures on the battlefield.",
    cost="{B}",
)
ELK = face("Elk", "creature", cost="{2}{G}", size=(3, 3))
GOAT = face("Goat", "legendary creature", cost="{G}", size=(0, 1))
SWEEP = face("Sweep", "sorcery", "Exile all creatures that aren't legendary.", cost="{B}")


def cast(table: Table, what: object, mana: str = "B", **answers: object) -> None:
    card = table.hand(what)  # type: ignore[arg-type]  # a face
    table.mana(mana)
    assert table.cast(card, **answers) is None
    table.resolve(**answers)


def life(table: Table, player: str = YOU) -> int:
    return table.game.players[player].life


def test_a_process_that_says_of_itself_that_it_is_repeated_goes_on_while_it_is(
    table: Table,
) -> None:
    for each in (BEAR, FOREST, face("Trick", "instant"), ISLAND):
        table.put(each, Zone.LIBRARY)
    cast(table, DIGGING, may=[True, True, True])

    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear", "Quiet Wood"]
    assert table.names(Zone.EXILE) == ["Trick"]


def test_it_ends_where_the_player_does_not_want_more(table: Table) -> None:
    for each in (BEAR, ELK, BEAR):
        table.put(each, Zone.LIBRARY)
    before = life(table)
    cast(table, GREED, may=[True, False])

    assert table.names(Zone.HAND) == ["Meadow Bear", "Elk"]
    assert life(table) == before - 6


def test_a_process_without_an_end_in_sight_is_not_played(table: Table) -> None:
    card = table.hand(GREED)
    table.mana("B")
    assert table.cast(card) is None
    with pytest.raises(NotSupported, match="without an end"):
        table.resolve(may=[True] * 200)


@pytest.mark.parametrize("x", [0, 1, 3])
def test_the_process_that_follows_is_done_so_many_times(table: Table, x: int) -> None:
    before = life(table, OPPONENT)
    cast(table, HAIL, "B" * (x + 1), x=x, may=[False] * x)

    assert life(table, OPPONENT) == before - 2 * x


def test_so_many_more_times_is_beside_the_first(table: Table) -> None:
    mine, theirs = life(table), life(table, OPPONENT)
    cast(table, AGAIN, may=[False] * 3)

    assert (life(table), life(table, OPPONENT)) == (mine + 3, theirs - 6)


def test_the_creature_with_the_greatest_power_is_sacrificed(table: Table) -> None:
    for each in (BEAR, ELK, GOAT):
        table.put(each, owner=OPPONENT)
    table.put(face("Giant", "creature", size=(9, 9)))
    cast(table, TAKING, targets=(OPPONENT,))

    assert table.names(Zone.GRAVEYARD, OPPONENT) == ["Elk"]


def test_a_creature_that_has_not_the_least_power_cannot_be_the_target(table: Table) -> None:
    bear, goat = table.put(BEAR), table.put(GOAT)
    card = table.hand(CULLING)
    table.mana("B")

    assert table.cast(card, targets=(bear,)) is not None
    assert table.cast(card, targets=(goat,)) is None


def test_what_is_legendary_stays(table: Table) -> None:
    for each in (BEAR, GOAT):
        table.put(each)
    cast(table, SWEEP)

    assert table.names(Zone.BATTLEFIELD) == ["Goat"]
