"""Whether a permanent stays tapped through the next untap step (CR 502.3)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("My Vorinclex, Voice of Hunger is out and an opponent taps Sol Ring for mana. does the "
         "ring stay tapped?", "no"),
        ("My Vorinclex, Voice of Hunger is out and an opponent taps a Forest for mana. does it "
         "stay tapped?", "yes"),
        ("opponent taps my Grizzly Bears with Icy Manipulator. does it stay tapped during my "
         "untap step", "no"),
        ("I tap Mana Vault for mana, does it stay tapped", "yes"),
        ("Frost Titan taps my land, does it stay tapped during my next untap step?", "yes"),
        ("Rimewood Falls under Blood Moon, does it still pay for {S}?", "yes"),
    ],
)  # fmt: skip
def test_the_untap_step_decides(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
