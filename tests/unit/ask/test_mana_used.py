"""Questions of mana that is spent, of what binds it, and of what its riders do (CR 106.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

_ASKED = (
    (
        "primal wellspring and mana reflection, i spend both mana on a single sorcery, 1 copy "
        "or 2?",
        "2",
    ),
    ("I spend Pyromancer's Goggles mana on Lightning Bolt, how many copies do I get?", "1"),
    ("Pyromancer's Goggles red mana used for a creature, do I get a copy?", "no"),
    ("Mirari's Wake and Mishra's Workshop, is the extra mana artifact only too?", "no"),
    ("Mana Reflection and Mishra's Workshop: are all six mana only for artifacts?", "yes"),
    ("Wild Growth on Ancient Ziggurat, can the extra green cast an instant?", "yes"),
    ("Upwelling keeps my Food Chain mana around, can I spend it on a sorcery now?", "no"),
    ("Use a powerstone to pay for Rhystic Study?", "yes"),
    ("powerstone mana to cast Rhystic Study?", "no"),
    ("can i use a powerstone to cast Rhystic Study?", "no"),
    ("can I use Powerstone mana for casting Propaganda?", "no"),
    ("could a powerstone help cast Smothering Tithe", "no"),
    ("can powerstone mana pay for mana leak?", "depends"),
    ("with Chromatic Orrery can I pay Thought-Knot Seer with five forests?", "unknown"),
    ("can powerstone mana pay for a creature's activated ability?", "yes"),
    ("Chromatic Orrery in play, can i pay for Thought-Knot Seer with Forests?", "no"),
    ("Mycosynth Lattice out, do Forests pay for Counterspell?", "yes"),
    ("my commander is gruul, what does Command Tower make?", "{R}{G}"),
    ("in a mono white deck, I tap Mana Confluence for black, does it become colorless?", "no"),
    ("is mana from Boreal Druid snow mana?", "yes"),
    ("does Generator Servant mana grant Grizzly Bears haste", "yes"),
    ("my commander is jund, what colors can Command Tower make?", "{B}{R}{G}"),
    ("can powerstone mana pay for Mana Leak when he casts it on my Grizzly Bears", "yes"),
    ("Can delve pay for blue mana in Treasure Cruise?", "no"),
    ("can a white creature pay {W} of Conclave Tribunal through convoke?", "yes"),
    ("Can I convoke Thalia's tax on Conclave Tribunal?", "yes"),
    ("can I delve away Trinisphere's extra for Treasure Cruise?", "unknown"),
    ("workshop mana: can I cast a creature face down with it?", "unknown"),
    ("can Birds of Paradise pay snow costs?", "no"),
    ("Myr Superion off Omniscience, do I need mana from creatures?", "no"),
    ("do I have to use creature mana for Myr Superion?", "yes"),
    ("reflecting pool next to Ancient Ziggurat, can I cast Wrath of God with it?", "unknown"),
    ("Ziggurat with Wild Growth on it, is the green also stuck on creatures?", "unknown"),
    ("delighted halfling mana on Jace, the Mind Sculptor, can it be countered?", "no"),
    ("does Boseiju, Who Shelters All mana make my creature spell uncounterable?", "no"),
)


@pytest.mark.parametrize(("question", "wanted"), _ASKED, ids=[each for each, _ in _ASKED])
def test_mana_used(question: str, wanted: str, world: World) -> None:
    """Mana does what its source says of it, however it is asked."""
    found = answer(question, world=world)
    assert wanted in (found.verdict, found.value), found.summary
