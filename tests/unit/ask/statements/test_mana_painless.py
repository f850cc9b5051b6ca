"""Whether making mana hurts, or can be done without (CR 305.7)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("With Urborg, Tomb of Yawgmoth out must I take the damage when Caves of Koilos makes "
         "black?", "no"),
        ("Urborg, Tomb of Yawgmoth and City of Brass: does tapping it for black still hurt me?",
         "yes"),
        ("Yavimaya, Cradle of Growth is out. does Karplusan Forest hurt when I tap it for green?",
         "no"),
        ("does Karplusan Forest hurt when I tap it for green?", "yes"),
        ("does tapping Karplusan Forest for colorless hurt me", "no"),
        ("Does Mana Confluence hurt me under Blood Moon?", "no"),
        ("Does City of Brass hurt me when I tap it?", "yes"),
        ("Can I tap Mana Confluence without paying life?", "no"),
        ("Can I tap Karplusan Forest without taking damage?", "unknown"),
        ("Yavimaya, Cradle of Growth out, can my Ancient Tomb tap for green without damage", "yes"),
        ("does Urborg, Tomb of Yawgmoth let me tap Horizon Canopy for black without paying life",
         "yes"),
        ("can I tap Mana Confluence for green without paying life?", "no"),
    ],
)  # fmt: skip
def test_the_way_that_hurts_least_is_taken(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
