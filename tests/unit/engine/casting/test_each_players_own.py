"""Amounts that differ by player: "that player" is each of those affected in turn."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.terms.zones import Zone


@pytest.mark.parametrize(
    ("text", "lives"),
    [
        ("Each player loses life equal to the number of cards in that player's hand.", (19, 17)),
        ("Each player gains life equal to the number of cards in that player's hand.", (21, 23)),
        (
            "Draught deals damage to each opponent equal to the number of creatures that player "
            "controls.",
            (20, 18),
        ),
    ],
)
def test_each_player_is_dealt_their_own_amount(
    table: Table, text: str, lives: tuple[int, int]
) -> None:
    table.put(BEAR, Zone.HAND, YOU)
    for _ in range(3):
        table.put(BEAR, Zone.HAND, OPPONENT)
    for _ in range(2):
        table.put(BEAR, owner=OPPONENT)
    table.put(BEAR)

    table.cast(table.hand(face("Draught", "sorcery", text, cost="{0}")))
    table.resolve()

    assert tuple(table.game.players[each].life for each in (YOU, OPPONENT)) == lives
