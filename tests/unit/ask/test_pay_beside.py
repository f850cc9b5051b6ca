"""`pay --with`: what else is on the battlefield changes the mana, the cost, or stops both."""

from __future__ import annotations

import pytest

from rulings_cli.ask.paying import pay
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("source", "target", "beside", "wanted"),
    [
        ("Command Tower", "Lightning Bolt", "Blood Moon", ("yes", "{R}")),
        ("Command Tower", "Counterspell", "opponent's Blood Moon", ("no", "")),
        ("Island", "Dark Ritual", "Urborg, Tomb of Yawgmoth", ("yes", "{B}")),
        ("Forest", "Lightning Bolt", "Chromatic Lantern", ("yes", "{R}")),
        ("Ancient Tomb", "Mind Stone", "Damping Sphere", ("yes", "{1}")),
        ("Forest", "Grizzly Bears", "Trinisphere", ("yes", "{1}")),
        ("Sol Ring", "Opt", "Thalia, Guardian of Thraben", ("yes", "{1}")),
        ("Grizzly Bears", "Opt", "Cryptolith Rite", ("yes", "{U}")),
        ("Sol Ring", "Lightning Bolt", "Mycosynth Lattice", ("yes", "{R}")),
        ("Sol Ring", "Mind Stone", "opponent's Null Rod", ("no", "")),
        ("Treasure", "Opt", "Collector Ouphe", ("no", "")),
        ("Forest", "Opt", "Nikya of the Old Ways", ("no", "")),
    ],
)
def test_what_is_beside_counts(
    source: str, target: str, beside: str, wanted: tuple[str, str], world: World
) -> None:
    found = pay(source, target, world=world, beside=(beside,))

    assert found.status == "verified"
    assert found.detail is not None
    assert (found.verdict, found.detail.covers) == wanted
    assert ("with", beside) in found.reading
