"""What is aimed at the triggers of keywords (CR 702.35, 702.40, 702.85), and countered by what."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can I Stifle Bloodbraid Elf's cascade?", "yes"),
        ("Can they Stifle my Mind's Desire storm trigger?", "yes"),
        ("Can Stifle counter the madness trigger of Fiery Temper?", "yes"),
        ("Can Disallow counter Shardless Agent's cascade trigger?", "yes"),
        ("Does Counterspell stop Bloodbraid Elf's cascade?", "no"),
        ("Can Negate counter the storm trigger of Grapeshot?", "no"),
        # Whether the copies are stopped, too, or only the trigger, was not said.
        ("Does Flusterstorm stop Grapeshot's storm?", "unknown"),
    ],
)
def test_a_keyword_s_trigger_is_aimed_at(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
