"""Haunt (CR 702.55)."""

from __future__ import annotations

import pytest
from keyword_table import BEAR, GIANT, Table, card

from rulings_cli.terms.zones import Zone

GHOST = card(
    "creature — Spirit 1/1",
    "haunt\nwhen this creature enters or the creature it haunts dies, you gain 2 life.",
    name="Ghost",
)
CURSE = card(
    "sorcery",
    "you gain 2 life.\nhaunt\nwhen the creature this card haunts dies, you gain 3 life.",
    name="Curse",
    cost="1",
)


@pytest.fixture
def table() -> Table:
    return Table()


def test_a_creature_with_haunt_is_exiled_as_it_dies(table: Table) -> None:
    bear = table.nico(BEAR)
    table.answers["targets"] = (bear,)
    table.dies(table.ana(GHOST))

    assert table.names(Zone.EXILE) == ["Ghost"]
    assert table.life("Ana") == 20


def test_its_ability_triggers_when_the_haunted_creature_dies(table: Table) -> None:
    bear = table.nico(BEAR)
    table.answers["targets"] = (bear,)
    table.dies(table.ana(GHOST))
    table.dies(bear)

    assert table.life("Ana") == 22
    assert table.names(Zone.EXILE) == ["Ghost"]


def test_another_creature_is_not_haunted(table: Table) -> None:
    bear, giant = table.nico(BEAR), table.nico(GIANT)
    table.answers["targets"] = (bear,)
    table.dies(table.ana(GHOST))
    table.dies(giant)

    assert table.life("Ana") == 20


def test_a_haunting_creature_triggers_as_it_enters_as_well(table: Table) -> None:
    table.enters(GHOST)

    assert table.life("Ana") == 22


def test_a_spell_with_haunt_is_exiled_after_it_resolves(table: Table) -> None:
    bear = table.nico(BEAR)
    held = table.ana(CURSE, Zone.HAND)
    table.mana("C")
    table.answers["targets"] = (bear,)
    assert table.cast(held) is None
    table.settle()
    assert table.names(Zone.EXILE) == ["Curse"]
    table.dies(bear)

    assert table.life("Ana") == 25


def test_without_a_creature_nothing_is_haunted(table: Table) -> None:
    held = table.ana(CURSE, Zone.HAND)
    table.mana("C")
    assert table.cast(held) is None
    table.settle()

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Curse"]
