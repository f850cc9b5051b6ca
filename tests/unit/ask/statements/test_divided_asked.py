"""Targets that must be different, and what is divided among them (CR 115.3, 601.2c, 601.2d)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("arc trail, put the 2 and the 1 on the same creature?", "no"),
        ("can both of Arc Trail's targets be the same creature", "no"),
        ("can both of Seeds of Strength's targets be the same creature", "yes"),
        ("Forked Bolt, can I deal both damage to one creature", "yes"),
        ("Forked Bolt with two targets, can I put both damage on one of them", "no"),
        ("Splendid Agony, two targets, can I put both counters on one of them?", "no"),
        ("Arc Lightning, three targets, can I deal all the damage to one of them", "no"),
    ],
)
def test_each_target_gets_a_part(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("they smash to smithereens my artifact and I sac it in response. am I safe from the 3?",
         "yes"),
        ("they cast Smash to Smithereens on my Sol Ring. am I safe from the 3 damage", "no"),
        ("I remand my own flashed back Deep Analysis, does it go to hand?", "no"),
        ("my opponent remands my Think Twice, does it go to my hand", "yes"),
        ("I bolt Prodigal Pyromancer in response to its ping, does the ping still happen?", "yes"),
        ("they activate Prodigal Pyromancer targeting my bear and I sacrifice the bear in "
         "response. does the ability still resolve", "no"),
        ("Can Stifle counter a Polluted Delta crack?", "yes"),
        ("can Stifle counter a Llanowar Elves activation", "no"),
    ],
)  # fmt: skip
def test_what_comes_of_it_without_the_target_or_the_source(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        # What is foretold is cast from exile, in a later turn (702.143a).
        ("foretell Doomskar and cast it later the same turn?", "no"),
        ("can I cast my foretold Doomskar", "yes"),
        ("can I cast my foretold Doomskar with opponent's Drannith Magistrate out", "no"),
        ("does their drannith magistrate stop my foretold Behold the Multiverse?", "yes"),
        # Who sacrifices is a target, and not what is sacrificed.
        ("Geth's Verdict and all I have is a slippery bogle. do I have to sac it?", "yes"),
        ("I cast Geth's Verdict and I only have a Slippery Bogle. do I have to sac it", "no"),
        # A spell with a legal target left resolves, and does what it does to that (608.2b).
        ("explosion on a creature and myself, the creature gets blinked. do I still draw X?",
         "yes"),
        ("kicked into the roil but they sac the target. do I draw?", "no"),
        ("electrolyze 1/1 on two x/1s, one gets sacrificed, do I still draw", "yes"),
        # All targets must be there (601.2c).
        ("nobody has a creature. can I cast Terminate", "no"),
        ("can I cast Hunt the Hunter when my opponent has no green creature", "no"),
        # What waits on the stack has not resolved yet.
        ("Lightning Bolt on the stack, can I cast Counterspell", "yes"),
        ("Krosan Grip on the stack, can I cast Counterspell", "no"),
        ("opponent's Wrath of God is on the stack, I flash in Restoration Angel targeting my bear, "
         "does the bear survive", "no"),
    ],
)  # fmt: skip
def test_where_a_spell_is_cast_from_and_at_what(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
