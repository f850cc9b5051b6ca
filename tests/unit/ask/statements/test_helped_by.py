"""Whether a thing may be tapped for convoke or improvise (CR 702.51, 702.126)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can summoning sick creatures help convoke Chord of Calling", "yes"),
        ("does an artifact that came in this turn work for improvise", "yes"),
        ("can i use a tapped Mox Opal for improvise", "no"),
        ("does a tapped creature count for convoke", "no"),
        ("can i tap a Clue for improvise and keep it", "yes"),
        ("can i improvise with an opponent's Sol Ring", "no"),
        ("can i tap my opponent's Llanowar Elves for convoke", "no"),
        ("Sol Ring: tap it for mana and also for improvise on Whir of Invention?", "no"),
        ("can I tap Gilded Lotus for mana then tap it for improvise too", "no"),
        ("may an attacking vigilance creature convoke Stoke the Flames", "yes"),
        ("can a Treasure be tapped for improvise", "yes"),
        (
            "tapping Birds of Paradise for mana and then using it for Stoke the Flames' convoke "
            "as well, legal?",
            "no",
        ),
    ],
)
def test_what_is_untapped_and_yours_may_be_tapped_for_it(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
