"""Questions of whether another player gets a permanent by what is done."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        # what is tapped for mana is there to be taken; what is sacrificed for it is not
        ("Opponent has Treasure Nabber. I tap Sol Ring for mana, does he get it?", "yes"),
        ("Opponent has Treasure Nabber. I crack a Treasure token, does he get it?", "no"),
        ("Opponent has Treasure Nabber. I tap Lotus Petal for mana. Do they steal it?", "no"),
        ("Opponent has Treasure Nabber. I tap Forest for mana. Does he get it?", "no"),
        ("Opponent casts Control Magic on my Serra Angel. Does he get it?", "yes"),
        # nothing there gives it to anybody
        ("Opponent casts Murder on my Serra Angel. Does he get it?", "unknown"),
        ("Opponent has Blood Artist. I sacrifice Bear Cub. Does he get it?", "unknown"),
    ],
)
def test_another_player_gets_what_is_there_to_be_taken(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
