"""Omens: cast as the other half, and shuffled into the library as they resolve (CR 720)."""

from __future__ import annotations

from casting_table import YOU, Table, card, face

from rulings_cli.terms.zones import Zone

DRAGON = face("Trick Dragon", "creature - Dragon", "Flying", cost="{4}{R}", size=(4, 4))
OMEN = face("Trick Roar", "sorcery - Omen", "You gain 3 life.", cost="{R}")


def test_an_omen_is_shuffled_into_the_library(table: Table) -> None:
    table.libraries()
    it = table.hand(card(DRAGON, OMEN, layout="omen"))
    table.mana("R")

    assert table.cast(it, face=1) is None
    table.resolve()

    assert table.game.players[YOU].life == 23
    assert "Trick Dragon" in table.names(Zone.LIBRARY)
    assert not table.names(Zone.GRAVEYARD)
