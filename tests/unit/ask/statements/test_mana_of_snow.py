"""Mana that something adds is of that thing, and no snow mana by the land (CR 106.3, 107.4h)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Utopia Sprawl on a snow forest, can the bonus mana pay for Icehide Golem?", "no"),
        ("Wild Growth on a Snow-Covered Forest. can the extra mana pay for Grizzly Bears?", "yes"),
        ("Fertile Ground on Snow-Covered Island, is the added mana snow?", "no"),
        ("incubation druid when my lands are all ancient tombs, can it make colorless?", "yes"),
        ("incubation druid when my lands are all Forests, can it make colorless?", "no"),
        ("all my lands are Islands, can Reflecting Pool tap for green?", "no"),
    ],
)
def test_mana_is_of_what_adds_it(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
