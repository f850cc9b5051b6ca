"""Whether something goes on without end: yes only where a loop was found and played twice."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    "question",
    [
        "Palladium Myr and two Myr Galvanizers, is that infinite mana?",
        "Umbral Mantle on Priest of Titania with 6 elves, infinite green mana?",
        "Does Jegantha, the Wellspring with Freed from the Real make infinite mana?",
        "Staff of Domination and Priest of Titania with 6 elves, infinite mana?",
    ],
)
def test_a_loop_that_is_found_is_shown(question: str, world: World) -> None:
    found = answer(question, world=world)
    assert (found.verdict, found.status) == ("yes", "verified"), found.summary
    assert "732.2a" in found.rules


@pytest.mark.parametrize(
    "question",
    [
        "Sol Ring and Voltaic Key, infinite mana?",
        "Palladium Myr and two Myr Galvanizers, is that infinite green mana?",
    ],
)
def test_that_none_is_found_shows_nothing(question: str, world: World) -> None:
    assert answer(question, world=world).verdict == "unknown"


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Grim Monolith and Power Artifact, is that infinite mana", "yes"),
        ("Freed from the Real on Birds of Paradise, is that infinite mana", "no"),
        ("Basalt Monolith by itself, infinite mana?", "no"),
        ("Umbral Mantle on Priest of Titania with 2 elves, infinite green mana?", "no"),
        ("can I get infinite mana from Palladium Myr and Voltaic Construct?", "no"),
        ("Palladium Myr with just one Myr Galvanizer, infinite?", "no"),
        ("Palladium Myr and one Myr Galvanizer, is that infinite mana?", "no"),
        # An ability that is not understood may make one.
        ("Basalt Monolith and Grand Architect, infinite mana?", "unknown"),
        # What is done outside of main phases, or triggers, is not looked for: it may be a loop.
        ("Argothian Elder and Maze of Ith, is that infinite mana", "unknown"),
        ("Phyrexian Altar and Gravecrawler with another Zombie, infinite mana?", "unknown"),
    ],
)
def test_where_all_is_looked_at_there_is_no_loop(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
