"""What mana does to the spell on which any part of it is spent (CR 106.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Only one of the five mana for my dragon came from Hall of the Bandit Lord, haste or not?",
         "yes"),
        ("one mana for my creature came from Generator Servant, does it gain haste?", "yes"),
        ("does Kitchen Finks get the counter off Guildmages' Forum? it's hybrid", "yes"),
        ("does Grizzly Bears get the counter off Guildmages' Forum mana?", "no"),
        ("does Boros Swiftblade get a counter when cast with Guildmages' Forum mana", "yes"),
    ],
)  # fmt: skip
def test_part_of_the_cost_is_enough(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
