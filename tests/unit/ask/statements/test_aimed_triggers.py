"""Triggered abilities whose target is said, and what protection does (CR 603.3d, 610.3, 702.16)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        # What ends as its source leaves has ended before it begins (610.3b).
        ("banisher priest's trigger is on the stack targeting my guy and I kill the priest. "
         "does my guy get exiled?", "no"),
        ("my opponent's banisher priest enters and targets my bear, I kill the priest in "
         "response. does my bear get exiled", "no"),
        # An ability exists apart from its source (113.7a).
        ("they cast Ravenous Chupacabra targeting my bear, I kill chupacabra in response. "
         "does my bear die", "yes"),
        ("opponent plays Nekrataal targeting my bear, I bolt Nekrataal in response. "
         "does bear die", "yes"),
        ("oblivion ring's trigger targeting my planeswalker, I naturalize the ring in response. "
         "is my planeswalker exiled", "yes"),
    ],
)  # fmt: skip
def test_an_ability_that_waits_is_told_from_its_source(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("kor firewalker vs anger of the gods, does he die?", "no"),
        ("Mirran Crusader vs Toxic Deluge for 3, does he die", "yes"),
        ("wrath of god on my white knight, does he die", "yes"),
        ("Sphinx of the Steel Wind vs Terminate, does it die", "no"),
        ("animate dead on white knight (pro black). does he stay?", "no"),
        ("Animate Dead on Grizzly Bears. does it stay", "yes"),
        ("can oblivion ring take Emrakul, the Aeons Torn?", "yes"),
        ("can Swords to Plowshares nab Progenitus", "no"),
        ("opponent is at 3 and I bolt him, does he die", "yes"),  # the player
        # An overloaded spell has no targets (702.96b); a sweeper concerns what can't be one.
        ("overloaded Mizzium Mortars vs Slippery Bogle, does it die", "yes"),
        ("overloaded Cyclonic Rift into their Tolarian Terror, do I have to pay ward", "no"),
        ("does Wrath of God hit True-Name Nemesis", "yes"),
        ("does Wrath of God hit Darksteel Colossus", "no"),
        # The spell stays its controller's, whoever changes its target.
        ("deflecting swat sends his Doom Blade back at his own Tolarian Terror. ward?", "no"),
        ("opponent Redirects my Lightning Bolt to his Tolarian Terror, does ward trigger", "yes"),
    ],
)
def test_protection_is_held_against_what_does_it(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
