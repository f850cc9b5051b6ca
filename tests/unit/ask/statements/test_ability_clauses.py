"""Abilities called by what they do, and keyword actions that mana is to pay for (CR 605, 106.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Wall of Roots putting the counter on itself for G use the stack?", "no"),
        ("Does removing a counter from Gemstone Mine use the stack?", "no"),
        ("does cracking Lotus Petal use the stack", "no"),
        ("does tapping Metalworker use the stack?", "no"),
        ("Can I respond to Metalworker's reveal?", "no"),
        ("is Witch Engine's BBBB a mana ability", "no"),
        ("is Lion's Eye Diamond's UUU a mana ability?", "yes"),
        ("is Deathrite Shaman's land ability a mana ability", "no"),
        ("Coal Stoker's RRR trigger - mana ability?", "no"),
        ("does Koth of the Hammer's -2 use the stack", "yes"),
    ],
)
def test_an_ability_is_known_by_what_it_does(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Omen Hawker to cycle Shark Typhoon?", "yes"),
        ("can Beastcaller Savant mana be used to bloodrush Ghor-Clan Rampager", "no"),
        ("could Ancient Ziggurat's mana be spent on cycling Yidaro, Wandering Monster", "no"),
        ("Primal Beyond to evoke Mulldrifter ok?", "yes"),
        ("can my Powerstone tokens pay for equipping Colossus Hammer?", "yes"),
        ("Cavern of Souls naming Faerie, colored mana for Bitterblossom?", "no"),
        ("Cavern of Souls naming Faerie, colored mana for Spellstutter Sprite?", "yes"),
    ],
)
def test_mana_for_what_is_done_with_a_keyword(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
