"""Mana that is for commanders only, and other limits that mana has (CR 106.6, 903.8)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("jeweled lotus mana to cover the commander tax, ok?", "yes"),
        ("can jeweled lotus mana pay for my commander Atraxa, Praetors' Voice", "yes"),
        ("can jeweled lotus mana pay for Grizzly Bears", "no"),
        ("can jeweled lotus mana cast Atraxa, Praetors' Voice", "depends"),
        ("ancient ziggurat mana to bestow boon satyr on my guy", "no"),
        ("can i dump jegantha's five colors into the X of Crackle with Power", "no"),
    ],
)
def test_the_limit_of_mana_rests_on_what_is_cast(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can I pitch cards to Skirge Familiar in the middle of casting a spell?", "yes"),
        (
            "simian spirit guide: exile it halfway through paying for something, is that fine?",
            "yes",
        ),
        ("neheb the eternal's second main phase mana, can my opponents respond to it?", "yes"),
        ("paying 3 life to treasonous ogre for red, does that go on the stack?", "no"),
        ("millikin after the august rules change, mana ability or not anymore?", "no"),
    ],
)
def test_what_is_said_of_using_an_ability_names_it(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "answered"),
    [
        ("Elf commander, I pay for universal automaton with path of ancestry. do I scry?", "yes"),
        (
            "My commander is Ezuri, Renegade Leader. I cast Grizzly Bears with Path of Ancestry "
            "mana. does Path of Ancestry trigger?",
            "no",
        ),
        (
            "casting my commander from the zone for the 3rd time with Opal Palace mana, how many "
            "counters",
            "3",
        ),
        ("I cast my commander with Opal Palace mana. how many +1/+1 counters does it get?", "1"),
    ],
)
def test_mana_looks_at_the_commander(world: World, question: str, answered: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == answered
