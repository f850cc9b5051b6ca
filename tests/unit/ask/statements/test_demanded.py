"""What a spell asks for as it resolves is paid with mana, made then (CR 605.3a, 118.12)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("they Daze me, can I exile simian spirit guide right then to pay the 1?", "yes"),
        ("they mana leak my spell, can I crack lotus petal to pay?", "yes"),
        ("they mana leak me. can I crack a treasure to pay for it", "yes"),
        # What may be used only as an instant may not be used in the middle of a resolution.
        ("they daze me, can I crack LED to pay the 1?", "no"),
        # Delve, convoke and improvise pay only for the spell that has them.
        (
            "stubborn denial on my dig through time, can I exile cards with delve to pay the 1?",
            "no",
        ),
        ("they mana leak my treasure cruise. can I delve to pay the 3?", "no"),
        ("can I use convoke to pay for mana leak", "no"),
        ("my siege wurm gets mana leaked, can I convoke to pay the 3?", "no"),
    ],
)
def test_what_pays_for_what_is_asked_for(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    "question",
    [
        "They Spell Pierce me. Can I exile Simian Spirit Guide to pay for it?",
        "They Spell Pierce me, can I exile Simian Spirit Guide from hand to help pay the 2 while "
        "Pierce is resolving?",
        "They Mana Leak my Ponder. Can I crack Lotus Petal to help pay?",
    ],
)
def test_lands_pay_the_rest_of_what_a_spell_asks_for(world: World, question: str) -> None:
    assert answer(question, world=world).verdict == "yes"
