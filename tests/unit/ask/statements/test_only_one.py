"""The one thing of its kind that a player has, by which another makes mana (CR 106.7)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("my only legendary creature is Niv-Mizzet, Parun. what can Mox Amber make?", "{U}{R}"),
        ("Only legendary thing I have is Karn Liberated, what does Mox Amber make?", "nothing"),
        ("Steam Vents is my one land. what does Reflecting Pool tap for?", "{U}{R}"),
        ("my only basic land is Snow-Covered Island. what color can Star Compass make?", "{U}"),
        ("star compass when my only basic is a Snow-Covered Swamp", "{B}"),
        ("Exotic Orchard while my only opponent's only land is Steam Vents", "{U}{R}"),
        ("Exotic Orchard, their only lands are two Islands. colors?", "{U}"),
        ("Fellwar Stone, opponent has Swamps", "{B}"),
        ("star compass with just a Snow-Covered Forest, green or nothing?", "{G}"),
        ("Kozilek is my commander, so what does Arcane Signet tap for", "nothing"),
    ],
)  # fmt: skip
def test_the_types_are_those_of_the_only_one(world: World, question: str, value: str) -> None:
    assert answer(question, world=world).value == value


@pytest.mark.parametrize(
    ("question", "amount"),
    [
        ("my Priest of Titania, two other elves of mine and two of his, how much green?", 5),
        ("I kick Everflowing Chalice twice, how much does it tap for?", 2),
        ("how much is Everflowing Chalice good for if I kick it twice?", 2),
        ("Priest of Titania, I have 2 elves besides her and opponent has three", 6),
        ("Temple of the False God with five lands total, how much?", 2),
        ("Burnt Offering sacrificing Griselbrand, how much mana", 8),
    ],
)  # fmt: skip
def test_what_is_counted_is_said_in_few_words(world: World, question: str, amount: int) -> None:
    assert answer(question, world=world).amount == amount
