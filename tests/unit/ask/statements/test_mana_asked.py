"""What is asked of mana in a scene: how much, of which types, what it pays for (CR 106, 605)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "amount"),
    [
        ("gaea's cradle with 3 creatures and a token, how much mana", 4),
        ("gaea's cradle with 3 creatures", 3),
        ("i tap a swamp with crypt ghast out and wild growth on the swamp, how much mana", 3),
        ("mana reflection and nyxbloom ancient out, tap a sol ring, how much mana do i get", 12),
        ("how much mana can i get from nykthos with gray merchant of asphodel out", 2),
        ("cabal coffers with 3 swamps, how much black mana do i get", 3),
        ("my devotion to green with only kitchen finks out", 2),
        ("i cast dark ritual with mana reflection out. how much black mana", 3),
    ],
)
def test_mana_is_counted_with_all_that_is_there(world: World, question: str, amount: int) -> None:
    assert answer(question, world=world).amount == amount


@pytest.mark.parametrize(
    ("question", "types"),
    [
        ("what colors does steam vents tap for under blood moon", "{R}"),
        ("what can exotic orchard tap for if opponent has steam vents", "{U}{R}"),
        ("what color does fellwar stone make if my opponent has only swamps", "{B}"),
    ],
)
def test_the_types_are_those_that_it_could_produce(world: World, question: str, types: str) -> None:
    assert answer(question, world=world).value == types


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can i tap strip mine for black with urborg, tomb of yawgmoth out", "yes"),
        ("can i tap strip mine for black", "no"),
        ("does plains tap for green with chromatic lantern out", "yes"),
        ("does plains tap for green", "no"),
        ("can i tap llanowar elves for mana the turn it comes in", "no"),
        ("does birgi's red mana trigger use the stack", "yes"),
        ("is grim monolith's untap ability a mana ability", "no"),
        ("can they respond to me tapping birds of paradise", "no"),
        ("haven of the spirit dragon, can i spend its colored mana on crux of fate", "no"),
        ("can i activate walking ballista with mishra's workshop mana", "no"),
        ("can i cast serra angel using just ancient ziggurat mana", "no"),
        ("can altar of the lost mana cast a flashback spell from my hand", "no"),
        ("can altar of the lost mana pay for a flashback spell from my graveyard", "yes"),
    ],
)
def test_what_mana_does_is_seen_in_the_scene(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    "question",
    [
        "can Mox Opal tap for mana",
        "what can exotic orchard tap for if my opponent controls command tower",
        "how much mana does gaea's cradle make",
    ],
)
def test_what_rests_on_more_is_left_open(world: World, question: str) -> None:
    assert answer(question, world=world).verdict in ("unknown", "depends")
