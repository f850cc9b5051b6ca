"""Keywords that cards are given at their own mana cost (CR 702.34, 702.138)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, SPARK, Table, face, shipped

from rulings_cli.engine import layers
from rulings_cli.terms.zones import Zone

BREACH = shipped("Underworld Breach")
DISCIPLE = shipped("Lier, Disciple of the Drowned")
DEVOURER = shipped("Dream Devourer")
VISION = face("Vision", "sorcery", "Draw three cards.")


@pytest.mark.parametrize(("others", "escapes"), [(3, True), (2, False)])
def test_a_card_escapes_for_its_cost_and_three_other_cards(
    table: Table, others: int, escapes: bool
) -> None:
    table.put(BREACH)
    spark = table.put(SPARK, Zone.GRAVEYARD)
    for _ in range(others):
        table.put(FOREST, Zone.GRAVEYARD)
    table.mana("R")

    refused = table.cast(spark, alternative="escape", targets=("opponent",))
    assert (refused is None) is escapes
    assert len(table.names(Zone.EXILE)) == (3 if escapes else 0)


def test_flashback_for_its_own_cost(table: Table) -> None:
    table.put(DISCIPLE)
    spark, bear = table.put(SPARK, Zone.GRAVEYARD), table.put(BEAR, Zone.GRAVEYARD)
    table.mana("RGG")

    assert table.cast(bear, alternative="flashback") is not None
    assert table.cast(spark, alternative="flashback", targets=("opponent",)) is None
    table.resolve()
    assert table.names(Zone.EXILE) == ["Small Spark"]


def test_what_has_no_mana_cost_is_not_cast_for_it(table: Table) -> None:
    table.put(DISCIPLE)
    assert table.cast(table.put(VISION, Zone.GRAVEYARD), alternative="flashback") is not None


def test_a_cost_reduced_is_the_own_cost_with_less_generic_mana(table: Table) -> None:
    table.put(DEVOURER)
    ox = face("Ox", "creature - Ox", cost="{3}{G}", size=(4, 4))
    held = table.hand(ox)
    (foretell,) = layers.characteristics(table.game, held).abilities
    assert str(foretell.cost.components[0].cost) == "{1}{G}"
