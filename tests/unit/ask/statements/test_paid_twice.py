"""One thing both for mana and for a cost: mana abilities come before costs (CR 601.2g, 601.2h)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Sacrifice Walking Ballista to KCI and use that mana for its own {4} ability?", "yes"),
        ("Sac Spike Feeder to Phyrexian Altar and use that mana for its own {2} ability?", "no"),
        ("can I tap Llanowar Elves for mana and then sacrifice it to Altar's Reap", "yes"),
        ("can I crack Lotus Petal for mana and also sacrifice it to Deadly Dispute", "no"),
        ("Can I pitch Riftstone Portal to Vengeful Dreams and use it to make the WW for it?", "no"),
        ("can I discard Simian Spirit Guide to Tormenting Voice and also exile it for R", "no"),
        ("can I sacrifice Bloodghast to both Phyrexian Altar and Altar's Reap", "no"),
    ],
)
def test_what_made_mana_pays_no_other_cost(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
