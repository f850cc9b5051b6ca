"""What is face down, copied, evoked or attached for a time: asked, and played."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("can a manifested Serra Angel be turned face up", "yes"),
        ("can a manifested Wrath of God be turned face up", "no"),
        ("can opponent counter a face-down morph spell with Disdainful Stroke?", "no"),
        ("evoked Mulldrifter plus Cloudshift, does it stay on the battlefield", "yes"),
        ("Cloudshift on a creature targeted by Murder, does Murder fizzle", "yes"),
        ("can Fiend Hunter exile itself?", "no"),
        ("can Flametongue Kavu kill itself?", "yes"),
        ("15 commander damage from one commander and 15 from another, do I lose?", "no"),
        ("Rancor'd Grizzly Bears, size?", "4/2"),
        ("Daretti -2, can the artifact I sacrifice be the one I return?", "no"),
        ("Brain Maggot has my card, I Turn to Frog it. do I get the card back", "no"),
    ],
)
def test_a_neighbour_of_what_is_asked_gets_its_verdict(
    world: World, question: str, right: str
) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right
