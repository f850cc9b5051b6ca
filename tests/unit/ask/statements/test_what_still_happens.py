"""What of a spell still happens when a target is gone, and who may do what before that (608.2b)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        # The other target is still dealt with, as far as that goes.
        (
            "I cast Forked Bolt on two 1/1 creatures and he sacs one in response, other one dies?",
            "yes",
        ),
        ("Electrolyze split between two 2/2s and one gets sacced: does the other one die?", "no"),
        ("They Electrolyze my two 1/1s and I sac one. Do they still draw?", "yes"),
        ("Plow Under on two lands, he sacs one in response. Where does the other go?", "outcome"),
        ("Plow Under on two lands, he sacs one in response. Does the other go on top?", "yes"),
        ("Electrolyze on my opponent and his 1/1, he sacs the 1/1. Does he take damage?", "yes"),
        ("I cast Excommunicate on his Grizzly Bears. Does it go on top of his library?", "yes"),
        (
            "Reckless Spite on two creatures and one is sacrificed: is the other one destroyed?",
            "yes",
        ),
        # A spell all of whose targets are gone does nothing; what it is to remove goes before that.
        ("repulse on a guy that got sacked for value, does the Repulse player draw?", "no"),
        ("They Path my guy and I sac it. Do I still get the land?", "no"),
        ("Swords on my creature but I sac it. Still gain the life?", "no"),
        ("Swords on my creature. Gain life?", "yes"),
        # Players are called by what they cast, or by what is theirs.
        ("Path to Exile on a creature, does its controller get a land?", "yes"),
        ("Does the owner get a land if I Path to Exile his creature?", "yes"),
    ],
)
def test_what_is_left_of_a_spell_happens(world: World, question: str, expected: str) -> None:
    assert answer(question, world=world).verdict == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Collective Brutality, drain + -2/-2, they sac the creature. still drain?", "yes"),
        ("Cryptic Command, counter and bounce, they sac the permanent. Is it countered?", "yes"),
        ("Cryptic Command, bounce + draw, they sac the permanent in response. Do I draw?", "no"),
        ("k-command with shock + discard, they sac the creature, do they still discard?", "yes"),
        ("k-command, shock + raise dead, they sac the creature. Do I get my creature back?", "yes"),
        ("I cast Archmage's Charm with the draw mode. How many cards do I draw?", "2"),
        ("Boros Charm, indestructible mode, in response to Wrath. do my creatures survive?", "yes"),
        ("Abzan Charm draw mode, do I lose life?", "yes"),
        ("Boros Charm, drain mode: how much damage?", "unknown"),
    ],
)  # fmt: skip
def test_modes_are_called_by_what_they_do(world: World, question: str, expected: str) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("they crack Nihil Spellbomb at my yard; too late to flash back Lingering Souls?", "yes"),
        ("they crack Nihil Spellbomb at my yard; can I flash back Think Twice?", "yes"),
        ("They cast Murder on my creature; too late to sac it to Viscera Seer?", "no"),
        ("They cast Sudden Shock, can I cast Counterspell?", "no"),
        ("They activate Aether Vial, do I get a window?", "yes"),
        ("opp cracks a fetchland, can I flash in Opposition Agent before he searches?", "yes"),
        ("Do I get a chance to respond to Polluted Delta?", "yes"),
        ("leyline of sanctity vs Liliana's Triumph, am I safe?", "no"),
        ("Leyline of Sanctity against Thoughtseize, am i protected?", "yes"),
        ("Panharmonicon and I cast Mulldrifter. 2 cards or 4?", "4"),
    ],
)  # fmt: skip
def test_windows_to_respond_are_asked_for(world: World, question: str, expected: str) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Fork my Grapeshot, does the forked one storm too?", "no"),
        ("I Twincast a kicked Into the Roil, does the copy draw me a card?", "yes"),
        ("I Twincast my opponent's Fireball for X=4, how much damage does the copy deal?", "4"),
        ("I Twincast my Raise the Alarm, does the copy make tokens?", "yes"),
    ],
)
def test_a_copy_of_a_spell_does_things_by_itself(
    world: World, question: str, expected: str
) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("lone Man-o'-War on an empty board, must it bounce itself?", "yes"),
        ("Flametongue Kavu is the only creature, must it target itself?", "yes"),
        ("My opponent has a bear. Must Flametongue Kavu target itself?", "no"),
        ("Does Man-o'-War have to bounce itself?", "unknown"),
        ("Does Venser, Shaper Savant have to bounce itself on an empty board?", "unknown"),
    ],
)
def test_what_enters_may_have_to_be_aimed_at_itself(
    world: World, question: str, expected: str
) -> None:
    assert answer(question, world=world).verdict == expected


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("two removal spells on one ward creature, do I pay twice?", "yes"),
        ("I cast Electrolyze on two ward creatures, do I pay ward twice?", "yes"),
        ("I bolt Tolarian Terror. How much do I pay for ward?", "{2}"),
        ("Sheoldred's Edict and they only have a Tolarian Terror, do i owe the ward", "no"),
        ("overloaded Damn against ward creatures, any ward triggers?", "no"),
        ("I bolt my own Tolarian Terror, how much do I pay for ward?", "unknown"),
    ],
)
def test_ward_asks_each_time(world: World, question: str, expected: str) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        (
            "my Thassa's Oracle gets bolted with the trigger on the stack and no library. Win?",
            "yes",
        ),
        ("Mulldrifter gets Swordsed with the trigger on the stack, do I still draw?", "yes"),
        ("removing Craterhoof Behemoth with its trigger on the stack: still pumps?", "yes"),
        ("They bolt Eternal Witness in response to the trigger, does the trigger resolve?", "yes"),
        ("They kill Flametongue Kavu in response to the trigger. Does the trigger resolve?", "yes"),
    ],
)
def test_a_trigger_waits_without_its_source(world: World, question: str, expected: str) -> None:
    assert answer(question, world=world).verdict == expected
