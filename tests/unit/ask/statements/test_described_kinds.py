"""What kind a thing is that is only described: what was not told of it stays open."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("are my other creatures still Forests with Ashaya, Soul of the Wild out?", "yes"),
        ("are my other lands Swamps with Urborg, Tomb of Yawgmoth out?", "yes"),
        ("Reprobation on Ashaya, Soul of the Wild, are my other creatures still Forests?", "yes"),
        ("is my white creature still white with Darkest Hour out?", "no"),
        ("is my nonbasic land an Island with Blood Moon out?", "no"),
        # They may be nonbasic, and Elves, as well as not.
        ("are my other lands still mountains with Blood Moon out?", "unknown"),
        ("are my creatures still elves with Xenograft out?", "unknown"),
        # Not what it does itself is meant, nor that it is aimed at another.
        ("does Rest in Peace stop my dies triggers?", "unknown"),
        ("Worship out and Bolt at 2 life, what's my life?", "unknown"),
        # Its text is not read whole: what it lets nobody do is not told from its own type.
        ("can I cast spells on my opponent's turn under City of Solitude?", "unknown"),
    ],
)
def test_what_was_not_told_of_it_stays_open(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
