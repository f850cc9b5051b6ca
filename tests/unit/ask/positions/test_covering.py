"""A question's words are covered by parts, all of them, with one goal."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.positions.covering import GOAL_KINDS, covers
from rulings_cli.ask.positions.gathering import situations
from rulings_cli.ask.positions.reader import readings
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.ask.positions.words import tokens_of
from rulings_cli.ask.world import World


def _situation(question: str, world: World) -> Situation:
    (reading, *_) = next(readings(question, finder(world.cards.names())(question)))
    assert isinstance(reading.situation, Situation)
    return reading.situation


def test_a_word_of_no_part_leaves_no_reading(world: World) -> None:
    question = "how much does Opt flibber under Sphere of Resistance"

    assert not list(readings(question, finder(world.cards.names())(question)))


def test_a_cover_holds_one_goal(world: World) -> None:
    question = "how much is Shock with Sphere of Resistance and Helm of Awakening out"
    found = covers(tokens_of(question, finder(world.cards.names())(question)))

    assert found
    assert all(sum(part.kind in GOAL_KINDS for part in parts) == 1 for parts in found)


def test_what_is_said_of_a_card_is_kept_with_it(world: World) -> None:
    found = _situation(
        "opponent has 2 Sphere of Resistance, I cast Walking Ballista with X=3, what do I pay",
        world,
    )

    sphere, ballista = found.things
    assert (sphere.owner, sphere.number, sphere.place) == ("opponent", 2, "battlefield")
    assert found.casting.slot == ballista.slot
    assert found.casting.x == 3


def test_counters_and_names_are_read(world: World) -> None:
    found = _situation("Everflowing Chalice with 3 counters: tap it = ?", world)
    assert found.things[0].counters == (("", 3),)

    found = _situation("Caged Sun naming red and i tap a Mountain, how much mana", world)
    assert found.things[0].naming == "red"


def test_a_word_of_a_name_takes_the_card_up(world: World) -> None:
    found = _situation("how much mana with 3 other Elves if I tap Elvish Archdruid", world)
    assert found.tapping is not None

    question = "Elvish Archdruid: how much does archdruid tap for"
    assert len(_situation(question, world).things) == 1


@pytest.mark.parametrize(
    ("question", "kind", "ask"),
    [
        ("is Gut Shot free under Trinisphere", "cost", "free"),
        ("does Thalia, Guardian of Thraben tax Shock", "cost", "changed"),
        ("can Steam Vents tap for blue under Blood Moon", "types", "has"),
        ("do I get 2 or 3 mana from Ancient Tomb", "amount", "which"),
        ("does Wild Growth use the stack", "manaab", "stack"),
        ("what's the mana value of Fireball with X=4 on the stack", "value", "what"),
    ],
)
def test_the_goal_is_found(question: str, kind: str, ask: str, world: World) -> None:
    goal = _situation(question, world).goal

    assert (goal.kind, goal.ask) == (kind, ask)


def test_parts_that_do_not_fit_are_no_situation(world: World) -> None:
    question = "I cast Opt, I cast Shock, what do I pay"
    found = covers(tokens_of(question, finder(world.cards.names())(question)))

    assert not any(list(situations(parts)) for parts in found)
