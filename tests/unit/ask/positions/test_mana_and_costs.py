"""What pays for what, and what is stopped, in short and plain wordings."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("verdict", "question"),
    [
        ("yes", "can Damping Sphere affect Ancient Tomb"),
        ("no", "does Mana Flare affect Sol Ring"),
        ("no", "can I pay {S} with Island"),
        ("yes", "can i pay {S} with Snow-Covered Forest"),
        ("no", "can I pay {C} with Forest"),
        ("yes", "does Sol Ring pay for {C}"),
        ("yes", "Krosan Grip on the stack, can I tap Sol Ring for mana"),
        ("no", "with Krosan Grip on the stack can i crack Evolving Wilds"),
        ("yes", "with Lightning Bolt on the stack can i crack Evolving Wilds"),
        ("no", "can I tap Birds of Paradise for mana and for convoke"),
        ("yes", "can I cast Gut Shot by paying 2 life"),
        ("yes", "can i pay 2 life for Dismember"),
        ("no", "do i take mana burn for unspent mana"),
        ("no", "do artifact lands work under Null Rod"),
        ("yes", "do fetchlands work under Null Rod"),
        ("no", "can I overload Cyclonic Rift when I cast it with Isochron Scepter"),
        ("yes", "Does Chromatic Lantern get around Blood Moon"),
        ("yes", "can I cast Sol Ring with convoke from Chief Engineer"),
        ("no", "Opt under Thalia, Guardian of Thraben: does the extra mana have to be blue"),
    ],
)
def test_the_verdict(verdict: str, question: str, world: World) -> None:
    found = answer(question, world=world)
    assert (found.verdict, found.status) == (verdict, "verified")


@pytest.mark.parametrize(
    "question",
    [
        "can i pay 2 life for Force of Will",
        "Does Sol Ring beat Blood Moon",
    ],
)
def test_it_is_unknown(question: str, world: World) -> None:
    assert answer(question, world=world).verdict == "unknown"
