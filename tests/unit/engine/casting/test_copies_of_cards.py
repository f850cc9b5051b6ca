"""Copies of cards that are then cast (CR 707.12): they are cast like cards, with all choices."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, Table, face

from rulings_cli.terms.zones import Zone

SCEPTER = face(
    "Rod",
    "artifact",
    "When ~ enters, exile an instant card from your hand.\n"
    "{0}: You may copy the exiled card. If you do, you gain 1 life and you may cast the copy "
    "without paying its mana cost.",
)
SPARK = face("Spark", "instant", "Spark deals 2 damage to target creature.", cost="{4}{R}")


@pytest.mark.parametrize(("may", "dies"), [(True, True), (False, False)])
def test_the_copy_is_cast_with_a_target_or_ceases_to_exist(
    table: Table, *, may: bool, dies: bool
) -> None:
    rod = table.put(SCEPTER)
    spark = table.put(SPARK, Zone.EXILE)
    table.game.update(spark, exiled_with=rod)
    bear = table.put(BEAR, owner=OPPONENT)

    table.activate(rod, 1)
    table.resolve(may=[True, may], targets=[(bear,)])

    copies = [each for each in table.game.objects.values() if each.kind == "copy"]
    assert [each.zone for each in copies] == ([Zone.STACK] if may else [])
    if copies:
        table.resolve()
    assert table.game.exists(bear) is not dies
    assert table.game.exists(spark)
