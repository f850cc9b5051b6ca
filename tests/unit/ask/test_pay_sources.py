"""`pay` for every kind of source: choices made for the cost, the best ability, the least board."""

from __future__ import annotations

import pytest

from rulings_cli.ask.answer import Answer
from rulings_cli.ask.matrix import preview
from rulings_cli.ask.paying import pay
from rulings_cli.ask.world import World


def judged(found: Answer) -> tuple[str, str, str]:
    assert found.detail is not None, found.summary
    return found.value or found.verdict, found.detail.pays, found.detail.covers


@pytest.mark.parametrize(
    ("source", "target", "wanted"),
    [
        ("Black Lotus", "Cruel Ultimatum", ("yes", "in part", "{B}{B}{B}")),
        ("Black Lotus", "Necropotence", ("yes", "in full", "{B}{B}{B}")),
        ("Lotus Field", "Opt", ("yes", "in full", "{U}")),
        ("Selvala, Heart of the Wilds", "Opt", ("yes", "in full", "{U}")),
        ("Somberwald Sage", "Grizzly Bears", ("yes", "in full", "{1}{G}")),
        ("Food Chain", "Grizzly Bears", ("yes", "in full", "{1}{G}")),
        ("Food Chain", "Giant Growth", ("no", "in full", "{G}")),
        ("Firemind Vessel", "You Come to the Gnoll Camp", ("yes", "in full", "{1}{R}")),
        ("Cascading Cataracts", "Progenitus", ("yes", "in part", "{W}{W}{U}{U}{B}")),
        ("Heap Gate", "Bronzehide Lion", ("yes", "in part", "{G}")),
        ("Sol Ring", "Reaper King", ("yes", "in part", "{2/W}")),
    ],
)
def test_the_mana_is_chosen_for_the_cost(
    source: str, target: str, wanted: tuple[str, str, str], world: World
) -> None:
    assert judged(pay(source, target, world=world)) == wanted


@pytest.mark.parametrize(
    ("source", "target", "wanted"),
    [
        ("Throne of Makindi", "Aven Trooper", ("yes", "in part", "{1}")),
        ("Corrupted Crossroads", "Jokulhaups", ("yes", "in part", "{1}")),
        ("Cavern of Souls", "Divination", ("yes", "in part", "{1}")),
        ("Cavern of Souls", "Shock", ("no", "in full", "{R}")),
        ("Eldrazi Temple", "Ulamog, the Ceaseless Hunger", ("yes", "in part", "{2}")),
        ("Delighted Halfling", "Sol Ring", ("yes", "in full", "{1}")),
        ("Delighted Halfling", "Grizzly Bears", ("yes", "in part", "{1}")),
        ("Crystal Vein", "Mind Stone", ("yes", "in full", "{2}")),
        ("Rivaz of the Claw", "Hag of Mage's Doom", ("no", "in part", "{2}")),
        ("Tin Street Gossip", "Grizzly Bears", ("no", "in full", "{1}{G}")),
    ],
)
def test_the_best_ability_decides(
    source: str, target: str, wanted: tuple[str, str, str], world: World
) -> None:
    assert judged(pay(source, target, world=world)) == wanted


@pytest.mark.parametrize(
    ("source", "target", "assumed"),
    [
        ("Manor Gate", "Outwit", "blue was chosen for Manor Gate"),
        ("Coldsteel Heart", "Opt", "blue was chosen for Coldsteel Heart"),
        ("Arcane Signet", "Opt", "your commander's color identity has all five colors"),
        ("Command Tower", "Opt", "your commander's color identity has all five colors"),
        ("Fellwar Stone", "Opt", "the opponent controls Island"),
        ("Exotic Orchard", "Opt", "the opponent controls Island"),
        ("Mox Opal", "Opt", "you control 2 Memnite"),
        ("Mox Amber", "Opt", "you control a 1/1 legendary blue creature token"),
        ("Temple of the False God", "Sol Ring", "you control 4 Plains"),
        ("Everflowing Chalice", "Sol Ring", "Everflowing Chalice is there with 1 charge counter"),
        ("Cabal Coffers", "Sol Ring", "you control Swamp"),
        ("Nykthos, Shrine to Nyx", "Opt", "you control Coral Merfolk"),
        ("Pillar of Origins", "Grizzly Bears", "Bear was chosen for Pillar of Origins"),
    ],
)
def test_the_least_board_is_assumed_and_told(
    source: str, target: str, assumed: str, world: World
) -> None:
    found = pay(source, target, world=world)
    assert found.verdict == "yes", found.summary
    assert assumed in found.assumptions


@pytest.mark.parametrize("source", ["Elvish Spirit Guide", "Deathrite Shaman", "Chromatic Sphere"])
def test_mana_from_hand_and_by_the_stack_counts(source: str, world: World) -> None:
    assert pay(source, "Llanowar Elves", world=world).verdict == "yes"


def test_predefined_tokens_go_by_their_names(world: World) -> None:
    for token in ("Gold", "Treasure"):
        assert pay(token, "Opt", world=world).verdict == "yes"


@pytest.mark.parametrize(
    ("source", "target", "wanted"),
    [
        ("Manamorphose", "Grizzly Bears", ("yes", "in full", "{1}{G}")),
        ("Spectral Searchlight", "Lightning Bolt", ("yes", "in full", "{R}")),
        ("Wild Growth", "Lightning Bolt", ("no", "nothing", "")),
        ("Dawn's Reflection", "Counterspell", ("yes", "in full", "{U}{U}")),
        ("Mana Flare", "Opt", ("yes", "in full", "{U}")),
        ("Cryptolith Rite", "Opt", ("yes", "in full", "{U}")),
        ("Paradise Mantle", "Opt", ("yes", "in full", "{U}")),
        ("Culling the Weak", "Doom Blade", ("yes", "in full", "{1}{B}")),
    ],
)
def test_spells_triggers_and_granted_abilities_make_mana(
    source: str, target: str, wanted: tuple[str, str, str], world: World
) -> None:
    assert judged(pay(source, target, world=world)) == wanted


@pytest.mark.parametrize(
    ("source", "target", "verdict"),
    [
        ("Jeweled Lotus", "Codie, Vociferous Codex", "depends"),
        ("Jeweled Lotus", "Opt", "no"),
        ("Gemstone Caverns", "Opt", "depends"),
        ("River of Tears", "Dark Ritual", "depends"),
        ("River of Tears", "Lightning Bolt", "no"),
        ("Bloom Tender", "Llanowar Elves", "yes"),
        ("Bloom Tender", "Lightning Bolt", "depends"),
        ("Urza's Tower", "Opt", "no"),
        ("Gauntlet of Power", "Opt", "yes"),
    ],
)
def test_another_board_may_do_more(source: str, target: str, verdict: str, world: World) -> None:
    assert pay(source, target, world=world).verdict == verdict
    assert preview(source, target, world=world).verdict == verdict


def test_mana_whose_making_is_not_planned_is_there_from_the_beginning(world: World) -> None:
    found = pay("Chrome Mox", "Opt", world=world)

    assert found.verdict == "yes"
    assert "Chrome Mox has made {U}" in found.assumptions
