"""What becomes tapped in combat deals its damage all the same (CR 506.4c, 510.1)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("my attacker gets tapped after blocks, does it still deal damage?", "yes"),
        ("they tap my blocker before damage, does it still deal damage?", "yes"),
        ("if my blocker becomes tapped does it still deal damage?", "yes"),
        ("do tapped blockers deal damage?", "yes"),
        ("my attacker becomes tapped, is it removed from combat?", "no"),
        ("can I block with a tapped creature?", "no"),
    ],
)
def test_what_is_tapped_fights_on(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
