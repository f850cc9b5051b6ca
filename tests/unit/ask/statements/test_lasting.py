"""What is put on the battlefield for a while, and what undoes its end (CR 603.7, 702.74a)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("I sneak attack in a Griselbrand. Do I keep it?", "no"),
        ("I Sneak Attack Griselbrand and cast Ephemerate on it. Do I keep it?", "yes"),
        (
            "I sneak attack in a Griselbrand and use Sundial of the Infinite with the sacrifice "
            "trigger on the stack. Do I keep it?",
            "yes",
        ),
        (
            "Sneak Attack's sacrifice trigger is on the stack in my end step and I use Sundial of "
            "the Infinite. Do I keep the creature for good?",
            "yes",
        ),
        (
            "I sneak attack in a Griselbrand and Stifle the sacrifice trigger. Do I keep it?",
            "yes",
        ),
        ("I dash Ragavan, Nimble Pilferer. Do I keep it?", "no"),
        ("I evoke Mulldrifter and Stifle the sacrifice trigger. Do I keep it?", "yes"),
        ("I evoke Mulldrifter and Stifle the etb trigger. Do I keep it?", "no"),
        ("I evoke Mulldrifter and Stifle the trigger. Do I draw cards?", "unknown"),
        (
            "evoked Solitude, I Consign to Memory my own sacrifice trigger. Do I keep the 3/2?",
            "yes",
        ),
        (
            "I evoke Mulldrifter and activate Sundial of the Infinite in response to the sacrifice "
            "trigger. Is it sacrificed?",
            "no",
        ),
        ("If my unearthed Kathari Screecher dies does it go to the graveyard?", "no"),
        ("If my unearthed Kathari Screecher is bounced does it go to my hand?", "no"),
        ("Is my unearthed Hellspark Elemental exiled at end of turn?", "yes"),
    ],
)
def test_what_is_there_for_a_while_goes_unless_its_end_is_undone(
    question: str, expected: str, world: World
) -> None:
    assert answer(question, world=world).verdict == expected
