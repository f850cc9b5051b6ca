"""Cards cast from elsewhere for a cost in addition, or by one keyword ability alone."""

from __future__ import annotations

import pytest
from casting_table import BEAR, SPARK, YOU, Table, face

from rulings_cli.game.events import Drew
from rulings_cli.terms.zones import Zone

ROBOT = face(
    "Robot",
    "artifact creature",
    "You may cast this card from your graveyard by paying 2 life and discarding a card in addition"
    " to paying its other costs.",
    cost="{2}",
    size=(2, 2),
)


@pytest.mark.parametrize(
    ("mana", "held", "cast"), [("CC", 1, True), ("C", 1, False), ("CC", 0, False)]
)
def test_all_of_its_costs_are_paid(table: Table, mana: str, held: int, cast: bool) -> None:
    robot = table.put(ROBOT, Zone.GRAVEYARD)
    for _ in range(held):
        table.hand(SPARK)
    table.mana(mana)

    assert (table.cast(robot) is None) == cast
    assert table.game.players[YOU].life == (18 if cast else 20)


def test_from_the_hand_nothing_is_added(table: Table) -> None:
    table.mana("CC")

    assert table.cast(table.hand(ROBOT)) is None
    assert table.game.players[YOU].life == 20


@pytest.mark.parametrize(("food", "cast"), [([BEAR], True), ([], False)])
def test_spells_from_the_library_cost_more(table: Table, food: list[object], cast: bool) -> None:
    text = (
        "You may cast spells from the top of your library by sacrificing a creature in addition to"
        " paying their other costs."
    )
    table.put(face("Pit", "enchantment", text))
    top = table.put(SPARK, Zone.LIBRARY)
    for each in food:
        table.put(each)
    table.mana("R")

    assert (table.cast(top, targets=("opponent",)) is None) == cast
    assert table.names(Zone.BATTLEFIELD) == ["Pit"]


DOG = face(
    "Underdog",
    "creature - Dog",
    "Blitz—{2}{B}, Pay 2 life.\nYou may cast this card from your graveyard using its blitz"
    " ability.",
    cost="{1}{B}",
    size=(3, 2),
)


@pytest.mark.parametrize(("mana", "cast"), [("CCB", True), ("CB", False)])
def test_it_is_cast_by_its_keyword_alone(table: Table, mana: str, cast: bool) -> None:
    dog = table.put(DOG, Zone.GRAVEYARD)
    table.put(BEAR, Zone.LIBRARY)
    table.mana(mana)

    assert (table.cast(dog, alternative="blitz") is None) == cast
    if cast:
        table.resolve()
        assert table.names(Zone.BATTLEFIELD) == ["Underdog"]
        assert table.game.players[YOU].life == 18
        assert not table.events(Drew)


def test_without_the_keyword_it_stays_there(table: Table) -> None:
    dog = table.put(DOG, Zone.GRAVEYARD)
    table.mana("CCB")

    assert table.cast(dog, alternative="free") is not None


def test_it_is_bestowed_from_the_graveyard(table: Table) -> None:
    text = (
        "Bestow {R}\nYou may cast this card from your graveyard using its bestow ability.\n"
        "Enchanted creature gets +1/+0."
    )
    phoenix = face("Clue Bird", "enchantment creature", text, cost="{2}{R}", size=(2, 2))
    bear = table.put(BEAR)
    card = table.put(phoenix, Zone.GRAVEYARD)
    table.mana("R")

    assert table.cast(card, alternative="bestow", targets=(bear,)) is None
    table.resolve()
    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear", "Clue Bird"]
