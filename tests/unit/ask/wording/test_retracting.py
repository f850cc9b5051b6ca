"""What is taken back is left out where that is clear, and nothing else is."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.wording.retracting import standing
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "rest"),
    [
        ("Does Opt... skip that. What does Shock cost?", "What does Shock cost?"),
        ("Opt... no wait, Shock: castable?", "Shock: castable?"),
        ("I control Opalescence. Opt... never mind, is Shock free?",
         "I control Opalescence. is Shock free?"),
        ("Does Bolt kill Tarmogoyf? Forget it. Can I cast Shock?", "Can I cast Shock?"),
    ],
)  # fmt: skip
def test_the_rest_is_asked(world: World, question: str, rest: str) -> None:
    assert standing(question, finder(world.cards.names())) == rest


@pytest.mark.parametrize(
    "question",
    [
        "I attack with a 2/2, no wait, a 3/3, and Grizzly Bears blocks. Who dies?",
        "Shock on Serra Angel... no wait, on Grizzly Bears. Does it die?",
        "I Shock Serra Angel... no wait, Giant Growth. Does it die?",
        "Can I cast Opt? Never mind. Can I do that on his turn with Shock?",
        "Opt... no wait, Shock",
    ],
)
def test_what_may_be_taken_back_in_part_is_left(world: World, question: str) -> None:
    assert standing(question, finder(world.cards.names())) == ""
