"""What keeps a thing or a player from something, and what a deed does for its player."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Solemnity stop Kitchen Finks from persisting?", "no"),  # it gets no counter
        ("Does Grafdigger's Cage stop Kitchen Finks from coming back?", "yes"),
        ("Does Hushbringer stop Blood Artist from triggering?", "yes"),
        ("Does Humility keep Mulldrifter from drawing?", "yes"),
        ("Does Phyrexian Unlife save me from dying at 0 life?", "yes"),
        ("Does Choke stop my Islands from untapping?", "yes"),
        ("Does Rising Waters stop Mox Opal from untapping?", "no"),  # it speaks of lands
        ("Does Rest in Peace stop Bloodghast from coming back?", "unknown"),  # no land was played
        ("Does Platinum Angel stop me from losing?", "unknown"),  # by what was not said
    ],
)
def test_it_is_kept_from_that(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Choke out, do my Islands untap?", "no"),
        ("Back to Basics is out, does Tropical Island untap?", "no"),
        ("Winter Orb out, does my Sol Ring untap?", "unknown"),  # beside what was not said
    ],
)
def test_it_is_tapped_until_the_untap_step(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Pithing Needle stop Llanowar Elves?", "no"),  # a mana ability (605.1a)
        ("Does Phyrexian Revoker stop Sol Ring?", "yes"),
        ("does Phyrexian Revoker stop Sol Ring's mana ability", "yes"),
        ("Does Pithing Needle stop Jace, the Mind Sculptor?", "yes"),
        ("Can I cast Lightning Bolt with Meddling Mage out?", "no"),
        ("They have Pithing Needle, can I still tap Llanowar Elves for mana?", "yes"),
        ("Does Phyrexian Revoker stop Mutavault?", "no"),  # no land can be named
        ("Does Phyrexian Revoker stop Maze of Ith?", "no"),
        ("Does Pithing Needle stop Maze of Ith?", "yes"),
        ("Does Phyrexian Revoker stop Treasure tokens?", "no"),  # nor a token (201.4)
        ("Does Pithing Needle stop Grim Monolith?", "depends"),
        # One of a kind stands for all of it.
        ("Does Pithing Needle stop fetch lands?", "yes"),
        ("Does Pithing Needle stop mana rocks?", "no"),
        ("Does Needle stop my opponent from cracking fetches?", "yes"),
        ("Does Phyrexian Revoker stop planeswalkers?", "yes"),
        ("Does Pithing Needle stop equipment?", "yes"),
        ("Does Cursed Totem stop equipment?", "no"),
        # What has no ability that is activated is not stopped.
        ("Does Pithing Needle stop Lightning Bolt?", "no"),
        ("Does Pithing Needle stop Snapcaster Mage?", "no"),
        ("Does Stony Silence stop Grizzly Bears?", "no"),
        ("Does Pithing Needle stop Street Wraith?", "unknown"),
        ("Does Blood Moon stop Mutavault?", "yes"),
        ("Phyrexian Revoker naming Mutavault, can I tap Mutavault for mana?", "unknown"),
    ],
)
def test_the_card_that_is_spoken_of_is_named(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does sacrificing Solemn Simulacrum draw a card?", "yes"),
        ("Does exiling Solemn Simulacrum draw me a card?", "no"),
        ("Does cycling Street Wraith lose life?", "yes"),  # life that is paid is lost (119.4)
        ("Does blinking Mulldrifter with Ephemerate draw two cards?", "yes"),
    ],
)
def test_a_deed_does_something_for_its_player(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
