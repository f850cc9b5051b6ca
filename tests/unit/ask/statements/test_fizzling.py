"""Spells that fizzle, rebound, or are cast later by another face (CR 608.2b, 702.88a, 715.3d)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I cast Staggershock, does it rebound?", "yes"),
        ("does Staggershock rebound if it fizzles?", "no"),
        ("Distortion Strike got countered, does it rebound?", "no"),
        ("Cast Through Time out and I Terminate something. does it rebound?", "yes"),
        ("Rest in Peace is out, does Ephemerate rebound?", "yes"),
        ("Remand on my Staggershock, does it rebound?", "no"),
    ],
)
def test_a_spell_rebounds_as_it_resolves_from_a_hand(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Electrolyze fizzles, do I draw?", "no"),
        ("Bolt fizzles, does my Young Pyromancer still trigger?", "yes"),
        ("Rancor fizzles, do I get it back to hand?", "no"),
        ("Stomp fizzles, can I cast Bonecrusher Giant from exile?", "no"),
        ("Swift End resolved. is Murderous Rider castable from exile?", "yes"),
        ("can I cast Brazen Borrower from exile after Petty Theft gets countered?", "no"),
        ("Petty Theft fizzles because they sac the target, may I cast Borrower later?", "no"),
        ("they bolt Rancor's target with Rancor on the stack, does Rancor fizzle?", "yes"),
        ("Rancor's target dies to a Bolt with Rancor on the stack, does it go to hand?", "no"),
    ],
)
def test_nothing_comes_of_a_spell_whose_target_is_gone(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


def test_what_fizzled_is_in_the_graveyard(world: World) -> None:
    found = answer("my Terminate fizzled, where does it go?", world=world)

    assert found.summary.startswith("Terminate is in your graveyard")


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Murder fizzle if I sacrifice the creature?", "yes"),
        ("If I sacrifice the target in response does the spell fizzle?", "yes"),
        ("Does Lightning Bolt fizzle if the target dies?", "yes"),
        ("Does Murder fizzle if they give it hexproof?", "yes"),
        ("Does Murder resolve if I give the creature indestructible?", "yes"),
        ("Does Wrath of God fizzle if I sacrifice the creature?", "no"),  # it has no target
        ("Does Lightning Bolt fizzle if I Giant Growth the creature?", "no"),
        ("Does Electrolyze fizzle if one target dies?", "unknown"),
        ("If I flicker my creature in response to Murder, does it die?", "no"),
        ("Does my 2/2 get to live if they Bolt it?", "no"),
    ],
)
def test_what_is_said_after_the_ask_befalls_its_target_in_response(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I crack Polluted Delta and they Stifle it, do I get a land?", "no"),
        ("If they Stifle my Polluted Delta, is it still sacrificed?", "yes"),  # for its cost
        ("They Stifle my fetchland, do I still lose the fetch?", "yes"),
        ("I activate Prodigal Pyromancer and they Stifle it, does it deal damage?", "no"),
        ("They Disallow my Grizzly Bears, does it resolve?", "no"),
        ("I Bolt, they Counterspell, I Counterspell the Counterspell, does Bolt resolve?", "yes"),
        ("They Bolt my 2/2, I Counterspell, they Counterspell my Counterspell, dead?", "yes"),
        ("They Counterspell my spell, is my spell countered?", "yes"),
        ("Does ward counter my spell if I don't pay?", "yes"),
        ("I target a creature with ward and don't pay, is my spell countered?", "yes"),
        ("Does ward stop Auras?", "unknown"),  # whether it is paid for
        ("Does giving my creature protection from red in response counter Lightning Bolt?", "yes"),
        ("Does giving my creature indestructible in response stop Path to Exile?", "no"),
    ],
)
def test_what_counters_what_on_the_stack(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
