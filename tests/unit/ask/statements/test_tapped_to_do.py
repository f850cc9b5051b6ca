"""Abilities that are told apart by what they do: "tap to draw", "its draw ability" (CR 602.2)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("imprisoned in the moon on my Arcanis, can he still tap to draw three?", "no"),
        ("song of the dryads on Arcanis the Omnipotent, can he still tap to draw three", "no"),
        ("Arrest on my Prodigal Sorcerer, can he still tap to ping", "no"),
        ("Pacifism on their Prodigal Sorcerer, can it still tap to ping?", "yes"),
        ("my opponent controls Sol Ring, can it be activated", "yes"),
        ("my opponent controls Sol Ring, can I activate it", "no"),
    ],
)
def test_what_an_ability_does_names_it(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
