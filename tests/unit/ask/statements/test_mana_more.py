"""Whether something makes more mana with another thing there (CR 106.12)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Caged Sun naming green, do I get extra when I tap Llanowar Elves?", "no"),
        ("Gauntlet of Power naming green - does Savannah give an extra G", "no"),
        ("Gauntlet of Power naming green - does a Forest give an extra G", "yes"),
        ("high tide then I tap Steam Vents for red, do i get the extra U", "yes"),
        ("vorinclex voice of hunger doubles Birds of Paradise?", "no"),
        ("does Nyxbloom Ancient triple a Treasure", "yes"),
        (
            "Caged Sun naming white, something makes my Swamp tap for white. Do I get extra mana?",
            "yes",
        ),
        (
            "Gauntlet of Power naming red, an effect makes my Mountain produce blue instead. "
            "Extra mana?",
            "no",
        ),
        ("Hall of Gemstone and my Island, does it become the chosen color", "yes"),
        ("Hall of Gemstone: does Ancient Tomb make the chosen color", "no"),
        ("does Vernal Bloom's mana get doubled by Mana Reflection", "no"),
        ("does Nyxbloom Ancient triple Crypt Ghast's extra mana", "no"),
        ("i have Mana Reflection. is Lion's Eye Diamond's mana doubled?", "no"),
        ("does Mana Reflection double Deathrite Shaman's first ability", "no"),
        (
            "ashaya makes my Birds of Paradise a land; Zendikar Resurgent gives an extra mana "
            "for it?",
            "yes",
        ),
        # How much more is said counts, too.
        ("I control Mirari's Wake and tap Forest. Do I get 2 mana extra?", "no"),
        ("I control Mirari's Wake. Do I get 1 green extra from Forest?", "yes"),
        ("I control Mirari's Wake. Do I get an extra 2 mana from Forest?", "no"),
        ("Does Mirari's Wake triple the mana from Forest?", "no"),
        ("Urborg makes my Maze of Ith a Swamp, does Crypt Ghast give an extra mana for it", "yes"),
    ],
)
def test_more_mana_is_what_is_made_beyond_the_same_use_alone(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Dryad Arbor count for Gaea's Cradle", "yes"),
        ("I animate Mutavault, does that count for Gaea's Cradle?", "yes"),
        ("I control Mutavault, does it count for Gaea's Cradle?", "no"),
        ("does my opponent's Cloudpost count for my Cloudpost", "yes"),
        ("does Sol Ring count for Gaea's Cradle", "no"),
        ("does Steam Vents count for Cabal Coffers", "no"),
        ("can i animate Mutavault under Blood Moon", "no"),
    ],
)
def test_what_counts_makes_it_more(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


def test_whoever_is_affected_chooses_which_effect_applies_first(world: World) -> None:
    found = answer("Mana Reflection and opponent's Contamination, do I get B or BB?", world=world)
    assert found.value == "{B} or {B}{B}, your choice"
    asked = "Mana Reflection and opponent's Contamination: does Island make B or BB"
    assert answer(asked, world=world).value == "{B} or {B}{B}, your choice"
    found = answer("Damping Sphere and Ancient Tomb, does it tap for one or two mana", world=world)
    assert found.amount == 1


def test_of_two_abilities_one_is_chosen_and_no_effect(world: World) -> None:
    found = answer("Does Crystal Vein make 1 or 2 mana?", world=world)
    assert found.value == "{C} or {C}{C}, your choice"
    assert "which ability" in found.summary


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Cabal Coffers count itself if I have Urborg, Tomb of Yawgmoth", "yes"),
        ("Does Cabal Coffers count itself?", "no"),
        ("Does Elvish Archdruid count itself?", "yes"),
        # The ability that counts is meant, and not the other one.
        ("Does Cabal Stronghold count snow-covered swamps?", "yes"),
        ("Does Cabal Stronghold count Blood Crypt?", "no"),
        # Two of a legend are not there together.
        ("Does Serra's Sanctum count itself?", "unknown"),
    ],
)
def test_a_second_one_shows_whether_a_thing_counts_itself(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Kinnan + Ashnod's Altar, do I get an extra colorless for each sac?", "no"),
        ("Does Kinnan double Ashnod's Altar?", "no"),
        ("Does Nyxbloom Ancient triple Phyrexian Altar mana?", "no"),
    ],
)
def test_what_is_sacrificed_for_mana_is_not_tapped_for_it(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Mana Reflection affect Treasures?", "yes"),
        ("Does Zendikar Resurgent work with Treasures?", "no"),
        ("Does Contamination affect my Forest?", "yes"),
        ("Does Contamination affect Treasure?", "no"),
        ("Does Damping Sphere affect Ancient Tomb?", "yes"),
        ("Does Sol Ring work with Mana Flare?", "no"),
        ("Do Treasures work with Mana Reflection?", "yes"),
        ("Does Crypt Ghast work with my Forests?", "no"),
        # What changes no mana may be paid for with it, or have nothing to do with it.
        ("Does Eldrazi Temple work with Endless One?", "yes"),
        ("Does Lightning Greaves work with Mutavault?", "unknown"),
    ],
)
def test_what_changes_mana_works_with_what_makes_it(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Reflecting Pool work by itself?", "no"),
        ("Can two Reflecting Pools make mana by themselves?", "no"),
        ("Does Sol Ring make mana by itself?", "yes"),
        ("Does Exotic Orchard work if my opponent has no lands?", "no"),
        ("Does Mox Amber work without a legendary creature?", "no"),
        ("Does Gaea's Cradle work under Blood Moon?", "no"),
        ("Can I use Ashnod's Altar with no creatures?", "no"),
        ("Can I activate Ashnod's Altar if my opponent has no creatures?", "yes"),
        ("Can I use Viscera Seer with no other creatures?", "yes"),
    ],
)
def test_what_works_with_nothing_else_there(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
