"""Objects with different names: what is found together, and how many there are (CR 201.2b)."""

from __future__ import annotations

from casting_table import BEAR, FOREST, ISLAND, Table, face

from rulings_cli.game.choices import SubsetOf
from rulings_cli.terms.zones import Zone

SEEK = face(
    "Seek Two",
    "sorcery",
    "Search your library for up to two creature cards with different names, put them onto the "
    "battlefield, then shuffle.",
    cost="{0}",
)
BARROW = face(
    "Barrow",
    "artifact",
    "When this artifact enters, if you control two or more lands with different names, draw a "
    "card.",
    cost="{0}",
)
CUB = BEAR.evolve(name="Meadow Cub")


def test_cards_found_together_have_different_names(table: Table) -> None:
    first, second = (table.put(BEAR, Zone.LIBRARY) for _ in range(2))
    other = table.put(CUB, Zone.LIBRARY)

    assert table.cast(table.hand(SEEK)) is None
    table.resolve(card=(first, other))

    found = next(each.domain for each in table.asked if each.kind == "card")
    assert isinstance(found, SubsetOf)
    assert found.contains((second, other))
    assert not found.contains((first, second))
    assert sorted(table.names(Zone.BATTLEFIELD)) == ["Meadow Bear", "Meadow Cub"]


def test_lands_of_one_name_are_counted_once(table: Table) -> None:
    table.libraries()
    table.put(FOREST)
    table.put(FOREST)

    assert table.cast(table.hand(BARROW)) is None
    table.resolve()
    assert not table.game.stack()

    table.put(ISLAND)
    assert table.cast(table.hand(BARROW)) is None
    table.resolve()
    assert table.game.stack()
