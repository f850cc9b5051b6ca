"""What is searched for and put onto the battlefield, and is new there (CR 302.6, 701.23)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I cast Green Sun's Zenith for X=0 finding Dryad Arbor. Can I tap it for mana?", "no"),
        ("I crack Windswept Heath for Dryad Arbor, can it tap for mana?", "no"),
        ("I fetch a Dryad Arbor, can I tap it for mana right away?", "no"),
        ("I fetch Bayou, can I tap it for black right away?", "yes"),
        ("if I fetch Dryad Arbor with Misty Rainforest can it attack this turn?", "no"),
        ("I Natural Order for Craterhoof Behemoth, can it attack this turn?", "yes"),
        ("I Chord of Calling for Devoted Druid, can I tap it for mana?", "no"),
        ("I put Llanowar Elves onto the battlefield with Collected Company, can it tap?", "no"),
        ("Green Sun's Zenith for 0 into Dryad Arbor, G right away?", "no"),
    ],
)
def test_what_is_found_in_this_turn_is_new(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Llanowar Elves I cast this turn, tappable?", "no"),
        ("Sol Ring fresh off the stack, tappable?", "yes"),
        ("I flicker Llanowar Elves, any mana from it this turn?", "no"),
        ("Is a Dryad Arbor I just dropped able to tap for mana?", "no"),
        ("I have March of the Machines and cast Mind Stone. can it tap at once?", "no"),
    ],
)
def test_whether_it_taps_at_once_is_asked_in_few_words(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
