"""How much mana all that is there makes, and what is left once its cost is paid (CR 106)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "amount"),
    [
        ("Forest, Island, and Sol Ring, how much mana do I have?", 4),
        ("I control Urza's Tower, Urza's Mine and Urza's Power Plant. how much mana in total?", 7),
        ("two Mines, one Plant, one Tower: how much mana total?", 9),
        ("Mine, Plant and Tower, how much does the Tower tap for?", 3),
        ("Ancient Tomb, Forest and Mana Flare, how much mana do I have?", 5),
        ("a tapped Forest and an untapped Island, how much mana do I have?", 1),
        ("Forest and a Llanowar Elves I just cast, how much mana do I have?", 1),
        ("Mox Opal, Sol Ring and Forest, how much mana do I have?", 3),
        ("Steam Vents and Urborg, Tomb of Yawgmoth out. how much mana do I have?", 2),
        ("with tron assembled, how much does the Tower make?", 3),
        ("how much mana does full tron make?", 7),
        ("How much mana does my Forest make with Wild Growth on it?", 2),
        ("What does my Forest tap for with Utopia Sprawl naming red on it?", 2),
        ("I have all three Urza lands, how much mana do I get?", 7),
        ("full tron with Blood Moon, how much does the Tower tap for?", 1),
    ],
)
def test_the_mana_of_all_that_is_there_is_summed(world: World, question: str, amount: int) -> None:
    assert answer(question, world=world).amount == amount


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I cast Spreading Seas on their Urza's Mine. do they still have tron?", "no"),
        ("Blood Moon out, is my tron still on?", "no"),
        ("I control Urza's Tower and Urza's Mine, do I have tron?", "no"),
        ("I have a Mine and a Power Plant, is my tron still on?", "no"),
        ("I have Tower, Mine and Plant, is tron active?", "yes"),
        ("Does Damping Sphere stop tron?", "yes"),
        ("does tron work under Blood Moon", "no"),
        ("Yavimaya, Cradle of Growth out, do I still have tron?", "yes"),
    ],
)
def test_tron_is_asked_about_by_its_name(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("how much mana do I net from Dark Ritual?", "{B}{B}"),
        ("Seething Song nets how much?", "{R}{R}"),
        ("Cabal Coffers with four Swamps, how much do I net?", "{B}{B}"),
        ("Priest of Titania and two other elves, how much do I net?", "{G}{G}{G}"),
    ],
)
def test_what_is_paid_is_taken_off_where_the_net_is_asked(
    world: World, question: str, value: str
) -> None:
    assert answer(question, world=world).value == value


@pytest.mark.parametrize(
    ("question", "amount"),
    [
        ("Mana Geyser, opponent has five tapped lands, gets me what?", 5),
        ("Serra's Sanctum, four enchantments on my side and two on his, how much white?", 4),
        ("Gaea's Cradle with a Dryad Arbor and two elves, what comes out?", 3),
        ("Dark Ritual copied by Twincast, how much black?", 6),
    ],
)
def test_how_much_is_asked_in_few_words(world: World, question: str, amount: int) -> None:
    assert answer(question, world=world).amount == amount


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("do I take damage from Manabarbs when I tap a Forest for mana?", "yes"),
        ("do I take damage from Manabarbs when my opponent taps a land for mana?", "no"),
        ("do I take damage from Pyrostatic Pillar if I cast Force of Will?", "no"),
        ("do they take damage from Ankh of Mishra when they play a land?", "yes"),
    ],
)
def test_what_triggers_as_mana_is_made_deals_damage(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


def test_what_mana_is_paid_for_its_mana_is_left_open(world: World) -> None:
    found = answer("Forest and Azorius Signet, how much mana do I have?", world=world)

    assert found.verdict == "unknown"


def test_the_net_of_what_may_have_to_be_cast_first_is_left_open(world: World) -> None:
    assert answer("Grim Monolith, how much does it net?", world=world).verdict == "unknown"
