"""What is so in the turn that a spell gives (CR 500.7)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("I cast Time Warp, do I get to untap on the extra turn?", "yes"),
        ("I take an extra turn with Time Warp, do my lands untap?", "yes"),
        ("I take an extra turn, do I draw a card?", "yes"),
        ("I cast Grizzly Bears and then Time Walk, can Grizzly Bears attack on the extra turn?",
         "yes"),
        ("Meekstone is out and I take an extra turn with Time Warp, does my Craw Wurm untap?",
         "no"),
        ("I cast Giant Growth on my Grizzly Bears and cast Time Walk, how big is Grizzly Bears on "
         "the extra turn?", "2/2"),
        # How many lands there are, and whose turn comes, was not said.
        ("I take an extra turn with Time Warp while Winter Orb is out, do all my lands untap?",
         "unknown"),
        ("Meekstone is out and I take an extra turn with Time Warp, do my creatures untap?",
         "unknown"),
        ("opponent casts Time Walk, do my lands untap on the extra turn?", "unknown"),
    ],
)  # fmt: skip
def test_the_extra_turn_is_a_turn_like_another(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


def test_what_is_declared_as_blocking_is_so_after_blocks(world: World) -> None:
    question = "attacking creature loses flying after blocks, can it be blocked?"
    assert answer(question, world=world).verdict == "unknown"
