"""Exiled cards of opponents that are put into graveyards, to pay or for something else."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.game.actions import PlayLand
from rulings_cli.game.events import Drew
from rulings_cli.terms.zones import Zone

AWAY = "a card an opponent owns from exile into that player's graveyard"


@pytest.mark.parametrize(("owner", "paid"), [(OPPONENT, True), (YOU, False)])
def test_a_card_of_an_opponent_is_put_away_as_a_cost(table: Table, owner: str, paid: bool) -> None:
    table.put(SPARK, Zone.EXILE, owner)
    table.put(BEAR, Zone.LIBRARY)
    oracle = table.put(face("Oracle", "creature", f"{{0}}, Put {AWAY}: Draw a card.", size=(1, 1)))

    assert (table.activate(oracle) is None) == paid
    assert table.names(Zone.GRAVEYARD, owner) == ([SPARK.name] if paid else [])


@pytest.mark.parametrize(("count", "draws"), [(3, True), (2, False)])
def test_three_cards_or_none_are_put_away(table: Table, count: int, draws: bool) -> None:
    for _ in range(count):
        table.put(SPARK, Zone.EXILE, OPPONENT)
    table.put(BEAR, Zone.LIBRARY)
    text = (
        "You may put three cards your opponents own from exile into their owners' graveyards."
        " If you do, draw a card."
    )
    table.cast(table.hand(face("Deed", "sorcery", text, cost="{0}")))

    table.resolve(may=True)

    assert bool(table.events(Drew)) == draws
    assert len(table.game.in_zone(Zone.EXILE)) == (0 if draws else 2)


@pytest.mark.parametrize("who", [YOU, OPPONENT])
def test_a_player_plays_no_lands_for_a_turn(table: Table, who: str) -> None:
    text = "Target player can't play lands this turn."
    table.cast(table.hand(face("Wound", "instant", text, cost="{0}")), targets=(who,))
    table.resolve()

    assert (table.do(PlayLand(YOU, table.hand(FOREST))) is None) == (who == OPPONENT)
