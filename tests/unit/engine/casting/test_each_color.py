"""What is done for each color among permanents (CR 105.2, 106.5)."""

from __future__ import annotations

from casting_table import BEAR, Table, face

from rulings_cli.engine import mana

TENDER = face(
    "Tender",
    "creature",
    "{T}: For each color among creatures you control, add one mana of that color.",
    size=(1, 1),
)


def tender(table: Table) -> int:
    return table.put(TENDER.evolve(colors=frozenset("G")))


def test_one_mana_of_each_color_is_added(table: Table) -> None:
    source = tender(table)
    table.put(BEAR.evolve(colors=frozenset("GW")))

    assert table.activate(source) is None
    assert sorted(table.pool()) == ["G", "W"]


def test_it_could_produce_the_colors_that_are_there(table: Table) -> None:
    source = tender(table)

    assert mana.could_produce(table.game, source) == {"G"}
