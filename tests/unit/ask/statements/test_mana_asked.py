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
        ("battle hymn with 6 creatures, how much mana", 6),
        ("i crack two treasures with mana reflection out, how much mana", 4),
        ("i control mana flare, a forest and an island and tap both. how much mana do i get", 4),
        ("priest of titania with 4 elves counting herself, how much mana", 4),
        ("priest of titania with 4 other elves, how much mana", 5),
        ("ashnod's altar, i have 4 tokens. how much colorless can i make", 8),
        ("xenagos, the reveler +1 with 5 creatures, how much mana", 5),
        ("gaea's cradle with 4 creatures on my opponent's side, how much mana", 0),
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
        ("gemstone mine with 1 counter left, can i tap it for mana", "yes"),
        ("gemstone mine with no counters, can i tap it for mana", "no"),
        ("omnath, locus of mana out, do i keep green mana into combat", "yes"),
        ("omnath, locus of mana out, do i keep red mana into combat", "no"),
        ("upwelling in play: do i keep unspent mana between turns", "yes"),
        ("do i lose unspent mana between phases", "yes"),
        ("does summoning sickness stop basking rootwalla's pump", "no"),
        ("does summoning sickness stop prodigal sorcerer's ability", "yes"),
        ("can i use order of whiteclay's untap ability the turn it comes in", "no"),
        ("can i respond to manabarbs' trigger", "yes"),
        ("can i pay for a kicker with food chain mana", "depends"),
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
        "Priest of Titania with 4 Elves, how much mana?",
        "can only Codie's mana pay for Opt?",
        "axebane guardian with two walls, how much mana can it make",
    ],
)
def test_what_rests_on_more_is_left_open(world: World, question: str) -> None:
    assert answer(question, world=world).verdict in ("unknown", "depends")


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("fireball for x=5 on the stack: cmc?", "6"),
        ("clone copying a primeval titan, what's clone's mana value", "6"),
        ("cmc of avatar of woe if i only paid BB", "8"),
        ("mana value of dismember if i paid 4 life", "3"),
        ("what's the converted mana cost of treasure cruise", "8"),
    ],
)
def test_a_mana_value_is_that_where_the_thing_is(world: World, question: str, value: str) -> None:
    assert answer(question, world=world).value == value


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Steam Vents tap for only red?", "no"),
        ("Do my nonbasics only make red with Blood Moon out?", "yes"),
        ("Does Sol Ring make only one colorless under Damping Sphere?", "no"),
        ("Does Ancient Tomb only make one colorless?", "no"),
        ("Under Damping Sphere does my Ancient Tomb only make one colorless?", "yes"),
        ("Under Damping Sphere does my Utopia Sprawl Forest only make one colorless?", "no"),
        ("Does Sol Ring make just one mana under Damping Sphere?", "unknown"),
    ],
)
def test_only_leaves_out_other_and_more_mana(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I played Dryad Arbor, can I tap it for green?", "no"),
        (
            "played Dryad Arbor as my land drop, engine won't let me tap it for green the same "
            "turn. Is the engine wrong?",
            "no",
        ),
        ("I play Llanowar Elves, can it tap for mana the same turn?", "no"),
        ("Can Llanowar Elves tap for mana the same turn?", "no"),
        ("Cryptolith Rite in play, can the tokens I made this turn tap for mana already?", "no"),
    ],
)
def test_what_came_this_turn_is_not_tapped_for_mana(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    "question",
    [
        "Blood Moon vs Dryad of the Ilysian Grove, do my nonbasics tap for every color or only "
        "red?",
        "I have Dryad of the Ilysian Grove, they have Blood Moon. Can Steam Vents tap for green?",
        "Blood Moon and Dryad of the Ilysian Grove, what do my nonbasics tap for?",
    ],
)
def test_it_depends_on_which_of_two_effects_came_first(world: World, question: str) -> None:
    found = answer(question, world=world)

    assert found.verdict == "depends"
    assert "Dryad of the Ilysian Grove came after Blood Moon" in found.summary


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I control Urza, Lord High Artificer. Can I tap my Winter Orb for blue?", "yes"),
        ("I control Urza, Lord High Artificer. Can I tap my Winter Orb for red?", "no"),
        ("I control Urza, Lord High Artificer. Can I tap my Grizzly Bears for blue?", "no"),
        (
            "Opponent controls Urza, Lord High Artificer. Can I tap Winter Orb for blue?",
            "no",
        ),
        # What is named is there, too.
        ("Pithing Needle on Urza, Lord High Artificer. Can I tap Sol Ring for blue?", "yes"),
        ("I have Springleaf Drum. Can I tap Grizzly Bears for green?", "yes"),
        # Its other ability, which taps nothing else, makes that.
        ("I control Holdout Settlement. Can I tap Grizzly Bears for colorless?", "no"),
        ("I have Relic of Legends. Can I tap my fresh commander for mana?", "yes"),
    ],
)
def test_a_thing_is_tapped_for_the_mana_ability_of_another(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


def test_a_player_of_one_color_has_such_a_commander(world: World) -> None:
    found = answer(
        "1v1 Commander, opponent is mono green and their only land is a Command Tower. What does "
        "my Exotic Orchard tap for?",
        world=world,
    )
    assert found.value == "{G}"


@pytest.mark.parametrize(
    "question",
    [
        "Strip Mine activation on my Ancient Tomb, can I float mana first",
        "They Strip Mine my Ancient Tomb, can I float the mana in response?",
    ],
)
def test_mana_is_floated_in_response(world: World, question: str) -> None:
    assert answer(question, world=world).verdict == "yes"
