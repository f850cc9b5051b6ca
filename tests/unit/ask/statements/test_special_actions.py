"""Special actions use no stack: nobody responds to them (CR 116.2, 116.3)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("opponent suspends Greater Gargadon, can I respond", "no"),
        ("opponent casts Greater Gargadon, can I respond", "yes"),
        ("they suspend Ancestral Vision. can I cast Lightning Bolt in response", "no"),
        ("can they respond to me foretelling Behold the Multiverse", "no"),
        ("can opponents respond to me plotting Slickshot Show-Off", "no"),
        ("can I respond to a morph being turned face up", "no"),
        ("can i stop a face-down Willbender from being flipped up with Stifle", "no"),
        ("he turns his face-down Exalted Angel face up, can I bolt it in response", "no"),
        # What turning it face up triggers may be responded to.
        ("opponent turns Willbender face up, can I respond", "unknown"),
    ],
)
def test_nobody_responds_to_a_special_action(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can I turn a morph face up on my opponent's turn?", "yes"),
        ("Can I turn a morph face up in response to a spell?", "yes"),
        ("Can I turn Willbender face up with split second on the stack?", "yes"),  # 702.61b
        ("Can I unmorph Exalted Angel in response to Lightning Bolt?", "yes"),
        ("Can I turn a face-down creature without morph face up?", "unknown"),
    ],
)
def test_a_creature_is_turned_face_up_whenever_its_player_has_priority(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
