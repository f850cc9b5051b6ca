"""What enters only if something is done for it, and a copy that enters tapped (CR 614.12)."""

from __future__ import annotations

import pytest
from casting_table import FOREST, Table, shipped

from rulings_cli.engine import layers
from rulings_cli.game.actions import PlayLand
from rulings_cli.terms.zones import Zone

VALE = shipped("Lotus Vale")
GEM = shipped("Mox Diamond")
MIRROR = shipped("Vesuva")


@pytest.mark.parametrize(("untapped", "enters"), [(2, True), (1, False)])
def test_a_land_enters_only_if_two_untapped_lands_are_sacrificed(
    table: Table, untapped: int, enters: bool
) -> None:
    for index in range(2):
        table.put(FOREST, tapped=index >= untapped)
    vale = table.hand(VALE)

    assert table.do(PlayLand("you", vale)) is None
    assert ("Lotus Vale" in table.names(Zone.BATTLEFIELD)) is enters
    assert ("Lotus Vale" in table.names(Zone.GRAVEYARD)) is not enters
    assert table.names(Zone.BATTLEFIELD).count("Quiet Wood") == (0 if enters else 2)


@pytest.mark.parametrize("discards", [True, False])
def test_an_artifact_enters_only_if_a_land_card_is_discarded(table: Table, discards: bool) -> None:
    table.hand(FOREST)
    gem = table.hand(GEM)

    assert table.cast(gem) is None
    table.resolve(may=discards)
    assert table.names(Zone.BATTLEFIELD) == (["Mox Diamond"] if discards else [])
    assert "Mox Diamond" in table.names(Zone.BATTLEFIELD if discards else Zone.GRAVEYARD)
    assert ("Quiet Wood" in table.names(Zone.GRAVEYARD)) is discards


def test_what_enters_tapped_as_a_copy_is_tapped(table: Table) -> None:
    forest = table.put(FOREST)
    mirror = table.hand(MIRROR)

    assert table.do(PlayLand("you", mirror), copy=forest) is None
    (copy,) = (each for each in table.game.battlefield() if each != forest)
    assert table.game.get(copy).tapped
    assert layers.characteristics(table.game, copy).name == "Quiet Wood"


def test_what_is_no_copy_enters_untapped(table: Table) -> None:
    table.put(FOREST)
    mirror = table.hand(MIRROR)

    assert table.do(PlayLand("you", mirror), copy=None) is None
    (own,) = (e for e in table.game.battlefield() if table.game.get(e).name == "Vesuva")
    assert not table.game.get(own).tapped
