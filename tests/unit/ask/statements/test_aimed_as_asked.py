"""What spells are aimed at: as only the question tells, and anew (CR 115.1, 115.7, 608.2n)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        # The creature that is asked about is what the other player's spell targets.
        ("Opponent casts Lightning Bolt, does my 4/4 die?", "no"),
        ("Opponent casts Lightning Bolt, does my 3/3 die?", "yes"),
        ("If I Giant Growth in response to Lightning Bolt does my 2/2 live?", "yes"),
        ("they cast Fireblast, I respond with Brute Strength, does my 2/2 survive?", "no"),
        # An ability on the stack is there without its source (CR 113.7a).
        (
            "If I Lightning Bolt their Prodigal Sorcerer in response to its ability "
            "do I still take the damage?",
            "yes",
        ),
        ("If I kill Azure Mage in response to its ability do they still draw a card?", "yes"),
        ("I kill Grim Lavamancer in response to its ability, do I still take 2?", "yes"),
        # What can't be countered may be targeted, and is not countered.
        ("Can Counterspell target Supreme Verdict?", "yes"),
        ("Can Negate target Grave Titan?", "no"),
        ("Does Counterspell stop Supreme Verdict?", "no"),
        ("Does Counterspell stop Grave Titan?", "yes"),
        ("Can Essence Scatter stop Wrath of God?", "no"),
        # A suspended card is cast as its last counter is removed.
        ("My Rift Bolt comes off suspend, can they counter it?", "yes"),
        # What changes targets is on the stack as it resolves.
        ("Can Misdirection change the target of Counterspell to itself?", "yes"),
        ("Can Misdirection change the target of Lightning Bolt to itself?", "no"),
        ("Can I make their Doom Blade target a black creature with Deflecting Swat?", "no"),
        ("Can I use Deflecting Swat to make Lightning Bolt hit their creature?", "yes"),
    ],
)
def test_a_spell_is_aimed_as_it_is_asked(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
