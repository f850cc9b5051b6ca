"""Mana that is noted and added later, and what may be cast with it."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, SPARK, YOU, Table, face, shipped

from rulings_cli.engine import turn
from rulings_cli.terms.zones import Step, Zone

AMULET = shipped("Jeweled Amulet")
CAULDRON = shipped("Ice Cauldron")


@pytest.mark.parametrize("kind", ["U", "C"])
def test_mana_of_the_noted_type_is_added(table: Table, kind: str) -> None:
    amulet = table.put(AMULET)
    table.mana(kind)
    assert table.activate(amulet) is None
    table.resolve()
    table.game.update(amulet, tapped=False)

    assert table.activate(amulet, 1) is None

    assert table.pool() == kind


def test_without_a_note_no_mana_is_added(table: Table) -> None:
    amulet = table.put(AMULET, counters=(("charge", 1),))

    assert table.activate(amulet, 1) is None

    assert table.pool() == ""


def test_the_noted_mana_casts_the_exiled_card_alone(table: Table) -> None:
    cauldron = table.put(CAULDRON)
    bear, spark = table.hand(BEAR), table.hand(SPARK)
    table.mana("RG")
    assert table.activate(cauldron, x=2) is None
    table.resolve(may=True, exile=[(bear,)])
    (card,) = table.game.in_zone(Zone.EXILE)
    table.game.update(cauldron, tapped=False)
    assert table.activate(cauldron, 1) is None

    assert table.pool() == "RG"
    assert table.cast(spark, targets=("opponent",)) is not None
    assert table.cast(card) is None


@pytest.mark.parametrize(("adds", "kept"), [(True, True), (False, False)])
def test_a_cumulative_upkeep_that_adds_mana(table: Table, adds: bool, kept: bool) -> None:
    braid = face("Braid", "enchantment", "Cumulative upkeep—Add {R}.", cost="{1}{R}")
    id_ = table.put(braid, counters=(("age", 2),))
    for player in (YOU, OPPONENT):
        table.put(FOREST, Zone.LIBRARY, player)
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, YOU)

    table.resolve(may=adds)

    assert table.game.exists(id_) == kept
    assert table.pool() == ("RRR" if adds else "")
