"""`pay` for every kind of target: faces, printed ways to cast, special actions, kinds."""

from __future__ import annotations

import pytest

from rulings_cli.ask.answer import Answer
from rulings_cli.ask.asking import answer
from rulings_cli.ask.paying import pay
from rulings_cli.ask.world import World


def judged(found: Answer) -> tuple[str, str, str]:
    assert found.detail is not None, found.summary
    return found.value or found.verdict, found.detail.pays, found.detail.covers


@pytest.mark.parametrize(
    ("source", "target", "wanted"),
    [
        ("Codie", "Bonecrusher Giant", ("depends", "in full", "{1}{R}")),
        ("Codie", "Stomp", ("yes", "in full", "{1}{R}")),
        ("Black Lotus", "Wear // Tear", ("yes", "in full", "{1}{R}")),
        ("Codsworth", "Boon Satyr", ("depends", "in part", "{2}")),
        ("Sol Ring", "Vandalblast", ("depends", "in part", "{2}")),
        ("Sol Ring", "Birchlore Rangers", ("depends", "in part", "{2}")),
        ("Codie", "Shriekmaw", ("no", "in full", "{4}{B}")),
    ],
)
def test_faces_and_printed_ways_are_tried(
    source: str, target: str, wanted: tuple[str, str, str], world: World
) -> None:
    assert judged(pay(source, target, world=world)) == wanted


def test_a_missing_face_that_could_be_cast_is_not_guessed(world: World) -> None:
    found = pay("Codie", "Fell the Profane // Fell Mire", world=world)
    assert found.verdict == "unknown"
    assert "second face" in found.summary


@pytest.mark.parametrize("land", ["Hengegate Pathway", "Havengul Laboratory", "Forest"])
def test_nothing_is_paid_for_a_land(land: str, world: World) -> None:
    assert pay("Codie", land, world=world).value == "nothing"


def test_foretelling_is_a_special_action_for_two(world: World) -> None:
    harbinger = pay("Karfell Harbinger", "Augury Raven", for_="foretell", world=world)
    codie = pay("Codie", "Augury Raven", for_="foretell", world=world)
    assert judged(harbinger) == ("yes", "in part", "{1}")
    assert judged(codie) == ("yes", "in full", "{2}")


def test_a_cost_that_contains_x_is_the_one_that_is_paid(world: World) -> None:
    activate = pay("Rosheen Meanderer", "Walking Ballista", for_="activate", world=world)
    assert judged(activate) == ("no", "in full", "{4}")
    assert activate.detail is not None
    assert dict(activate.detail.also) == {"cast": "in full"}
    assert pay("Rosheen Meanderer", "Walking Ballista", world=world).verdict == "yes"


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can Powerstone mana pay for creatures?", "depends"),
        ("Can Mishra's Workshop mana pay for creatures?", "depends"),
        ("Can Ancient Ziggurat mana pay for creatures?", "yes"),
        ("Can Ancient Ziggurat mana pay for instants?", "no"),
        ("Can Codie mana pay for an artifact?", "no"),
        ("Can Codsworth mana pay for an Aura?", "yes"),
    ],
)
def test_one_card_does_not_decide_for_its_kind(question: str, verdict: str, world: World) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can I use Powerstone mana to pay for Mana Leak when it targets my spell?", "yes"),
        ("Can Powerstone mana pay for Mana Leak?", "depends"),  # or what it asks for?
        ("Can Powerstone mana pay for the generic part of Mana Leak?", "no"),
        ("Can Powerstone mana pay for the generic part of Mind Stone?", "yes"),
        ("With Chromatic Orrery out, can Forest mana pay for Lightning Bolt?", "yes"),
        ("Can Forest mana pay for Lightning Bolt?", "no"),
    ],
)
def test_what_an_effect_asks_parts_and_other_permanents(
    question: str, verdict: str, world: World
) -> None:
    assert answer(question, world=world).verdict == verdict


def test_a_number_of_things_is_counted_or_not_answered(world: World) -> None:
    urza = answer("How much mana does Urza make with 5 artifacts?", world=world)
    assert (urza.value, urza.amount) == ("{U}{U}{U}{U}{U}", 5)
    assert answer("How much mana does Elvish Archdruid make?", world=world).verdict == "depends"
    coffers = answer("how much mana does Cabal Coffers make with 4 Swamps", world=world)
    assert coffers.value == "{B}{B}{B}{B}"


@pytest.mark.parametrize(
    ("target", "told"),
    [
        ("Cauldron Dance", "the targets that Cauldron Dance asks for are there"),
        ("Stifle", "the time and the targets that Stifle asks for are there"),
    ],
)
def test_what_a_spell_asks_for_is_assumed_and_told(target: str, told: str, world: World) -> None:
    assert told in pay("Codie", target, world=world).assumptions
    assert told not in pay("Codie", "Lightning Bolt", world=world).assumptions


@pytest.mark.parametrize(("source", "land"), [("Forest", "Forest"), ("Sol Ring", "Lotus Vale")])
def test_a_land_costs_nothing_whatever_else_it_says(source: str, land: str, world: World) -> None:
    found = pay(source, land, world=world)

    assert (found.value, found.status) == ("nothing", "verified")


@pytest.mark.parametrize(
    ("target", "verdict"),
    [
        ("Westvale Abbey // Ormendahl, Profane Prince", "value"),  # its back is never cast
        ("Zoetic Cavern", "yes"),  # face down
        ("Dryad Arbor", "value"),
    ],
)
def test_a_land_is_cast_only_face_down(target: str, verdict: str, world: World) -> None:
    assert pay("Forest", target, world=world).verdict == verdict
