"""Spells cast for life from exile or a library, and cards exiled instead (CR 118.9, 614.1a)."""

from __future__ import annotations

import pytest
from altered_faces import altered
from casting_table import OPPONENT, YOU, Table, face

from rulings_cli.abilities.static import MayPlayFrom
from rulings_cli.terms.zones import Zone

DEVIL = altered(
    face(
        "Devil",
        "creature",
        "If an instant you didn't control would be put into an opponent's graveyard from anywhere, "
        "exile that card instead.\nDuring your turn, you may play cards exiled with Devil.",
        size=(1, 1),
    ),
    MayPlayFrom,
    for_life=True,
)
TOWER = altered(
    face(
        "Tower",
        "artifact",
        "You may play lands and cast instant spells from the top of your library.",
    ),
    MayPlayFrom,
    lambda each: not each.play,
    for_life=True,
)
BALM = face("Balm", "instant", "You gain 1 life.", cost="{2}{W}")
WORD = face("Word", "instant", "You gain 1 life.", cost="{0}")


@pytest.mark.parametrize(("controller", "zone"), [(OPPONENT, Zone.EXILE), (YOU, Zone.GRAVEYARD)])
def test_a_spell_of_an_opponent_is_exiled(controller: str, zone: Zone) -> None:
    table = Table()
    table.put(DEVIL)
    table.game.priority = controller
    table.cast(table.hand(WORD, controller), by=controller)
    table.resolve()

    assert table.names(zone, YOU) == ["Word"]


def test_what_was_exiled_is_cast_for_life(table: Table) -> None:
    devil = table.put(DEVIL)
    balm = table.put(BALM, Zone.EXILE, OPPONENT, exiled_with=devil)

    assert table.cast(balm) is None
    assert table.game.players[YOU].life == 17


def test_the_top_card_is_cast_for_life(table: Table) -> None:
    table.put(TOWER)
    balm = table.put(BALM, Zone.LIBRARY)

    assert table.cast(balm) is None
    assert table.game.players[YOU].life == 17
