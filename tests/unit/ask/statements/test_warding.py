"""Whether ward counters a spell at which nobody pays for it (CR 702.21a, 101.2)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Abrupt Decay get around ward?", "yes"),
        ("Does Murder get around ward?", "no"),
        ("Can Lightning Bolt ignore ward?", "no"),
        ("Does ward counter Heated Debate?", "no"),
        ("Does ward stop Doom Blade?", "yes"),
        ("Can Abrupt Decay be countered by ward?", "no"),
        ("Does Tolarian Terror's ward counter Slice from the Shadows?", "no"),
        ("Can I bypass ward with Abrupt Decay?", "yes"),
        ("Does Wrath of God get around ward?", "yes"),  # what has no target is not hindered
    ],
)
def test_ward_counters_what_may_be_countered(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can I Stifle a ward trigger?", "yes"),
        ("Can Consign to Memory counter the ward trigger of Raffine?", "yes"),
        ("Can Negate counter Raffine's ward trigger?", "no"),
        (
            "I Murder a Westgate Regent but have no cards left to discard. does ward counter it?",
            "yes",
        ),
    ],
)
def test_what_ward_triggers_waits_on_the_stack(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I can't pay for ward, what happens to my Fatal Push?", "yes"),
        ("What happens to my spell if I don't pay ward?", "yes"),
        ("I can't pay ward when Fatal Push targets Raffine, what happens?", "outcome"),
        ("I cast Giant Growth on my creature with ward 2 and don't pay, is it countered?", "no"),
    ],
)
def test_ward_that_is_not_paid_counters_the_spell(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
