"""Cards that the project's questions rest on stay compiled whole."""

from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.official.atomic_cards import read_atomic_cards
from rulings_cli.oracle.compiling import compile_face

NAMES = """
Codie, Vociferous Codex; Codsworth, Handy Helper; Chaos Wand; Urza, Lord High Artificer;
Reflecting Pool; Gaea's Cradle; Mirari's Wake; Hangarback Walker; Burst Lightning; Cyclonic Rift;
Sigarda's Aid; Birds of Paradise; Mystic Gate; Mana Reflection; Contamination; Wild Growth;
Utopia Sprawl; Swiftfoot Boots; Pacifism; Tormenting Voice; Omniscience; Trinisphere;
Thalia, Guardian of Thraben; Goblin Electromancer; Chromatic Sphere; Chromatic Star;
Deathrite Shaman; Phyrexian Tower; Nykthos, Shrine to Nyx; Cavern of Souls; Ancient Ziggurat;
Food Chain; Stomping Ground; Rootbound Crag; Elspeth, Sun's Champion; Eldrazi Temple;
River of Tears; Pulse of Llanowar; Gauntlet of Power; Dockside Extortionist
"""
WANTED = frozenset(name.strip() for name in NAMES.replace("\n", " ").split(";"))


@pytest.fixture(scope="session")
def reasons(shared_data: Path) -> dict[str, list[str]]:
    """Give for each wanted card why something of it is not compiled."""
    found: dict[str, list[str]] = {}
    for card in read_atomic_cards(shared_data / "mtgjson" / "AtomicCards.json.xz"):
        if card.name in WANTED:
            face = card.faces[0]
            paragraphs = compile_face(
                face.name, face.text, types=face.types, supertypes=face.supertypes
            )
            every = (each for paragraph in paragraphs for each in paragraph.abilities)
            found[card.name] = [each.reason for each in every if isinstance(each, Uncompiled)]
    return found


@pytest.mark.parametrize("name", sorted(WANTED))
def test_card_compiles_whole(name: str, reasons: dict[str, list[str]]) -> None:
    assert reasons[name] == []
