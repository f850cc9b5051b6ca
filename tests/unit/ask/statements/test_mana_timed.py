"""Mana as the turn goes on: triggers that make it, and what is left of it (CR 106.4, 500.5)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("If I cast Hulking Raptor in my first main phase do I get the GG this turn?", "no"),
        ("cast Eladamri's Vineyard in main phase one, do I get GG this turn?", "no"),
        ("Mana Drain on my own first main phase: do I get the mana in my second main?", "yes"),
        ("mana I float in main phase one, is it still there in combat", "no"),
        ("with Upwelling out, is my unspent mana still there next turn", "yes"),
        (
            "Upwelling is out. I tap my lands in my upkeep. is the mana there in my main phase?",
            "yes",
        ),
        ("I tap my lands in my upkeep, do I still have the mana in my main phase?", "no"),
        ("I float mana in my main phase, can I use that floating mana in my second main?", "no"),
        ("I tap Sol Ring and spend just one, do I lose life for the rest?", "no"),
        ("do I get burned for leftover mana", "no"),
        ("unspent mana at end of turn hurts me?", "no"),
        ("If I cast Hulking Raptor postcombat do I get the GG this turn?", "no"),
        ("does summoning sickness stop convoke", "no"),
        ("does summoning sickness prevent Llanowar Elves from convoking", "no"),
    ],
)
def test_mana_comes_and_goes_with_the_phases(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("braid of fire: can I keep the mana until my main phase?", "no"),
        ("braid of fire gives me RRR at upkeep, can I hold it for main phase", "no"),
        ("Upwelling is out. I float RRR in my upkeep, can I use it in my main phase?", "yes"),
        (
            "float GG at my opponent's end step with omnath locus of mana out. do I still have "
            "it on my turn?",
            "yes",
        ),
        (
            "float RR at my opponent's end step with omnath locus of mana out. do I still have "
            "it on my turn?",
            "no",
        ),
        ("Omnath, Locus of Mana: does the red mana I float stay until my next turn?", "no"),
        ("kruphix: if I float green to my next turn does it stay green?", "no"),
        ("Omnath, Locus of Mana: does my leftover green mana stay green", "yes"),
        ("kruphix: my unspent red mana, does it turn colorless?", "yes"),
        ("I finish my turn with RR unspent. mana burn?", "no"),
    ],
)
def test_mana_that_is_kept_may_be_of_another_type(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        (
            "Omnath, Locus of Mana gets killed while I have 6 green floating. do I lose it "
            "immediately?",
            "no",
        ),
        ("6 green floating and Omnath, Locus of Mana dies, is it gone right away?", "no"),
        ("If Upwelling gets destroyed, do I lose my floating mana immediately?", "no"),
        ("Omnath, Locus of Mana out with 6 green floating. He dies. Do I lose it at end of turn?",
         "yes"),
        ("I have 3 green floating and Upwelling out. Do I lose it at end of turn?", "no"),
        ("I have 3 green floating. Do I lose it?", "yes"),
        # When it would be lost was not said.
        ("Omnath, Locus of Mana out with 6 green floating. He dies. Do I lose it?", "unknown"),
        ("I have 3 green floating and cast Grizzly Bears. Do I keep it?", "unknown"),
    ],
)  # fmt: skip
def test_floating_mana_is_lost_as_a_phase_ends_and_not_before(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


def test_what_happens_to_floating_mana_is_told_of_the_mana(world: World) -> None:
    found = answer("Kruphix out, 3 green floating. What happens to it at end of turn?", world=world)

    assert found.verdict == "outcome"
    assert "{C}{C}{C}" in found.summary
