"""Playing an exiled card while something resolves, and what is cast from graveyards for a turn."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, SPARK, Table, face

from rulings_cli.game.actions import PlayLand
from rulings_cli.terms.zones import Zone

#: A land that has exiled a card keeps it for its second ability (CR 607.2a).
NOOK = face(
    "Nook",
    "artifact",
    "When this artifact enters, exile the top card of your library.\n"
    "{T}: You may play the exiled card without paying its mana cost.",
    cost="{0}",
)
WILL = face(
    "Will",
    "sorcery",
    "Until end of turn, you may play lands and cast red spells from your graveyard.\n"
    "If a nonblue card would be put into your graveyard from anywhere this turn, exile it instead.",
    cost="{0}",
)


def nook(table: Table, hidden: object) -> int:
    """Give a Nook that has exiled a card."""
    table.put(hidden, Zone.LIBRARY)  # type: ignore[arg-type]
    assert table.cast(table.hand(NOOK)) is None
    table.resolve()
    table.resolve()
    (there,) = (each for each in table.game.battlefield() if table.game.get(each).name == "Nook")
    assert len(table.names(Zone.EXILE)) == 1
    return there


def test_a_land_card_is_played_as_the_land_of_the_turn(table: Table) -> None:
    assert table.activate(nook(table, FOREST), 1) is None
    table.resolve(may=True)

    assert "Quiet Wood" in table.names(Zone.BATTLEFIELD)
    assert table.game.players["you"].lands_played == 1


def test_no_second_land_is_played_that_way(table: Table) -> None:
    assert table.do(PlayLand("you", table.hand(FOREST))) is None
    assert table.activate(nook(table, FOREST), 1) is None
    table.resolve(may=True)

    assert table.names(Zone.EXILE) == ["Quiet Wood"]


def test_no_land_is_played_on_the_turn_of_another(table: Table) -> None:
    there = nook(table, FOREST)
    table.game.active_player = OPPONENT
    assert table.activate(there, 1) is None
    table.resolve(may=True)

    assert table.names(Zone.EXILE) == ["Quiet Wood"]


def test_a_spell_is_cast_for_nothing(table: Table) -> None:
    assert table.activate(nook(table, BEAR), 1) is None
    table.resolve(may=True)

    assert table.names(Zone.STACK) == ["Meadow Bear"]


def test_spells_and_lands_come_from_the_graveyard_and_are_exiled_after_it(table: Table) -> None:
    spark, wood = table.put(SPARK, Zone.GRAVEYARD), table.put(FOREST, Zone.GRAVEYARD)
    table.mana("R")
    assert table.cast(table.hand(WILL)) is None
    table.resolve()

    assert table.do(PlayLand("you", wood)) is None
    assert table.cast(spark, targets=(OPPONENT,)) is None
    table.resolve()
    assert table.game.players[OPPONENT].life == 18
    assert sorted(table.names(Zone.EXILE)) == ["Small Spark", "Will"]
    assert not table.names(Zone.GRAVEYARD)


def test_only_the_targeted_card_is_cast_and_exiled(table: Table) -> None:
    page = face(
        "Page",
        "artifact",
        "{T}: You may cast target instant card from your graveyard this turn. "
        "If that spell would be put into a graveyard, exile it instead.",
    )
    first, second = (table.put(SPARK, Zone.GRAVEYARD) for _ in range(2))
    table.mana("RR")
    assert table.activate(table.put(page), targets=(first,)) is None
    table.resolve()

    assert table.cast(second, targets=(OPPONENT,)) is not None
    assert table.cast(first, targets=(OPPONENT,)) is None
    table.resolve()
    assert table.names(Zone.EXILE) == ["Small Spark"]


def keeper(table: Table, text: str) -> None:
    """Let what a creature has exiled become spoken of as the creature leaves."""
    enters = "When this creature enters, exile target nonland, nontoken permanent."
    spirit = face("Spirit", "creature - Spirit", f"{enters}\n{text}", cost="{0}", size=(1, 1))
    bear = table.put(BEAR, owner=OPPONENT)
    assert table.cast(table.hand(spirit)) is None
    table.resolve(targets=(bear,))
    table.resolve()
    (there,) = (each for each in table.game.battlefield() if table.game.get(each).name == "Spirit")
    table.mana("R")
    assert table.cast(table.hand(SPARK), targets=(there,)) is None
    table.resolve()


@pytest.mark.parametrize("may", [True, False])
def test_the_owner_of_the_exiled_card_may_cast_it(table: Table, may: bool) -> None:
    dies = "When this creature dies, the exiled card's owner may cast that card"
    keeper(table, f"{dies} without paying its mana cost.")
    table.resolve(may=may)

    assert table.names(Zone.STACK) == (["Meadow Bear"] if may else [])
    assert table.names(Zone.EXILE) == ([] if may else ["Meadow Bear"])


def test_the_owner_of_the_exiled_card_creates_a_token_of_its_size(table: Table) -> None:
    dies = "When this creature dies, the exiled card's owner creates an X/X"
    keeper(
        table,
        f"{dies} green Goat creature token, where X is the mana value of the exiled card.",
    )
    table.resolve()

    (token,) = table.game.battlefield()
    assert table.game.get(token).controller == OPPONENT
    assert table.names(Zone.EXILE) == ["Meadow Bear"]
