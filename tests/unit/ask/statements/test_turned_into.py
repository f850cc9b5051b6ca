"""What one thing turns another into, and what was there in which order (CR 613)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


def _told(question: str, world: World) -> str:
    found = answer(question, world=world)
    return str(found.value) if found.verdict == "value" else found.verdict


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # Counters are added to the power and toughness that are set (CR 613.4b, 613.4c).
        ("oko elks a Managorger Hydra with four +1/+1 counters, what's its power now?", "7"),
        (
            "My Walking Ballista has four counters on it and gets Oko'd into an elk. "
            "What's its power?",
            "7",
        ),
        ("My Tarmogoyf got elked by Oko, what size is it?", "3/3"),
        ("Oko turned my Sol Ring into an elk, is it still an artifact?", "no"),
        ("I turn their Blightsteel Colossus into an Elk with Oko. Is it indestructible?", "no"),
        ("My Serra Angel was turned into a frog by Turn to Frog, what's its power?", "1"),
        ("Song of the Dryads turns my Serra Angel into a Forest, can it attack?", "no"),
        ("Blood Moon turns my Steam Vents into a Mountain, can it tap for blue?", "no"),
        # What is turned into something is what the sentence goes on about.
        (
            "my commander got elked by Oko and dies, can I put it in the command zone?",
            "yes",
        ),
        # By what, and how large it is then, must be said.
        ("My Tarmogoyf gets turned into an elk, what size is it?", "unknown"),
        ("Oko, Thief of Crowns targets my Walking Ballista with four counters, how big is it?",
         "unknown"),
    ],
)  # fmt: skip
def test_what_is_turned_into_something(world: World, question: str, right: str) -> None:
    assert _told(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # Two effects of one layer apply in the order in which they came (CR 613.7).
        ("With Blood Moon and Dryad of the Ilysian Grove out, can Steam Vents tap for blue?",
         "depends"),
        ("Humility and Levitation are out. Does my Grizzly Bears have flying?", "depends"),
        ("With Humility and Opalescence out, how big is Humility?", "depends"),
        (
            "Dryad of the Ilysian Grove is out, then Blood Moon comes down. "
            "Can Steam Vents tap for blue?",
            "no",
        ),
        (
            "Blood Moon is out, then I play Dryad of the Ilysian Grove. "
            "Can Steam Vents tap for blue?",
            "yes",
        ),
        # One that depends on the other waits for it (CR 613.8).
        ("With Blood Moon and Urborg, Tomb of Yawgmoth out, is Steam Vents a Swamp?", "no"),
        # No mana is counted as if an order had been said.
        (
            "Blood Moon and Dryad of the Ilysian Grove are out, "
            "can I cast Counterspell with Steam Vents and Island?",
            "unknown",
        ),
    ],
)  # fmt: skip
def test_order_of_what_was_there(world: World, question: str, right: str) -> None:
    assert _told(question, world) == right
