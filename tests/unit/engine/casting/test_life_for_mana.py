"""Life paid for mana symbols of a cost, after the cost was determined (CR 601.2f, 601.2h)."""

from __future__ import annotations

import pytest
from casting_table import YOU, Table, face

LORD = face(
    "Lord",
    "creature",
    "For each {R} in a cost, you may pay 2 life rather than pay that mana.",
    size=(2, 2),
)
GLOOM = face("Gloom", "sorcery", "You draw a card.", cost="{1}{R}{R}")
SEAL = face("Seal", "enchantment", "Your life total can't change.")


@pytest.mark.parametrize(("mana", "life"), [("CRR", 20), ("CR", 18), ("C", 16)])
def test_life_pays_what_red_mana_does_not(mana: str, life: int) -> None:
    table = Table()
    table.put(LORD)
    table.mana(mana)

    assert table.cast(table.hand(GLOOM)) is None
    assert table.game.players[YOU].life == life


def test_life_pays_for_no_other_mana(table: Table) -> None:
    table.put(LORD)

    assert table.cast(table.hand(GLOOM)) is not None


def test_life_that_cannot_change_pays_for_nothing(table: Table) -> None:
    table.put(LORD)
    table.put(SEAL)
    table.mana("CR")

    assert table.cast(table.hand(GLOOM)) is not None
