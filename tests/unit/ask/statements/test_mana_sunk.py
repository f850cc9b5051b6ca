"""Mana that is put into something: a permanent's abilities, or a spell (CR 106.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("rosheen's 4 mana, can I put it all into helix pinnacle?", "yes"),
        ("can i put eldrazi temple mana into eldrazi displacer?", "yes"),
        ("can I funnel Pillar of the Paruns mana into Helix Pinnacle?", "no"),
        ("can I sink rosheen meanderer's mana into crackle with power?", "yes"),
    ],
)
def test_mana_is_put_into_the_abilities_of_a_permanent(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
