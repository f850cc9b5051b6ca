"""Whether a permanent enters with counters (CR 614.1c), and which of two changes is the older."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("does Gemstone Mine enter with counters if Blood Moon is out?", "no"),
        ("does Triskelion enter with its counters with Doubling Season out?", "yes"),
        ("does Triskelion enter with +1/+1 counters with Solemnity out?", "no"),
        ("Solemnity is out, does my Jace Beleren enter with loyalty counters?", "yes"),
        # How large X is was not said.
        ("does Walking Ballista enter with counters with Blood Moon out?", "unknown"),
        # Which of them came first was not said, and it matters (CR 613.7).
        ("Darkest Hour and Thran Lens are out, is my creature black?", "depends"),
        ("Conversion and Blood Moon are out, is my Taiga a Plains?", "depends"),
        # Something else changes it (CR 613.1).
        ("does Bad Moon affect Mutavault when it's animated?", "unknown"),
        ("does Glorious Anthem pump my Mutavault when it's animated?", "yes"),
    ],
)
def test_what_a_permanent_is_as_it_enters(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
