"""Turning manifested cards face up: for the mana cost, and only a creature card (CR 701.40b)."""

from __future__ import annotations

import pytest
from casting_table import BEAR, YOU, Table, face

from rulings_cli.game.actions import TakeSpecialAction
from rulings_cli.terms.zones import Zone

PLOT = face("Plot", "land - Forest")
CHARM = face("Charm", "instant", "You gain 1 life.", cost="{0}")
BIRD = BEAR.evolve(mana_cost=CHARM.mana_cost)
SOWER = face("Sower", "sorcery", "Manifest the top card of your library.", cost="{0}")


@pytest.mark.parametrize(("card", "turns"), [(BIRD, True), (PLOT, False), (CHARM, False)])
def test_only_a_creature_card_is_turned_face_up(card: object, turns: bool) -> None:
    table = Table()
    table.put(card, Zone.LIBRARY)  # type: ignore[arg-type]
    table.cast(table.hand(SOWER))
    table.resolve()
    (manifested,) = table.game.battlefield()

    refused = table.do(TakeSpecialAction(YOU, manifested, "turn face up"))

    assert (refused is None) is turns
    assert table.game.get(manifested).face_down is not turns
    assert turns or (refused is not None and refused.rule.number == "701.40b")
