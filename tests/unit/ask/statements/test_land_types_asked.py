"""What becomes of lands whose types are set (CR 305.7), and what is a basic land (CR 205.4c)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Blood Moon resolved before I cracked my Polluted Delta, can I still fetch?", "no"),
        ("Stony Silence resolved before I cracked my Polluted Delta, can I still fetch?", "yes"),
        ("Spreading Seas on Celestial Colonnade: can they animate it", "no"),
        ("Opponent drops Blood Moon, do I have to sacrifice my Urza's Saga?", "no"),
        ("Is Steam Vents a basic land", "no"),
        ("Are Snow-Covered Islands basic lands?", "yes"),
    ],
)
def test_a_land_is_what_its_types_make_it(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
