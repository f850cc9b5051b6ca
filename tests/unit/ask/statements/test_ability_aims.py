"""Abilities at which something is aimed: no mana ability can be (CR 605.3b, 605.4a)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can they stifle the bonus mana from my fertile ground?", "no"),
        ("strionic resonator on zendikar resurgent's extra mana trigger?", "no"),
        ("can Lithoform Engine copy Wild Growth's trigger", "no"),
        ("can Stifle target Sol Ring's ability?", "no"),
        ("Lithoform Engine on Elvish Visionary's trigger?", "yes"),
        ("can Strionic Resonator copy Soul Warden's trigger?", "yes"),
        ("can Stifle counter Siege Rhino's etb trigger", "yes"),
        ("can Squelch counter Jayemdae Tome's ability", "yes"),
        ("can Counterspell target Soul Warden's trigger?", "no"),
    ],
)
def test_only_what_waits_on_the_stack_can_be_aimed_at(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
