"""Questions of mana that is spent, of what binds it, and of what its riders do (CR 106.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

_ASKED = (
    (
        "primal wellspring and mana reflection, i spend both mana on a single sorcery, 1 copy or 2?",
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
    ("can powerstone mana pay for mana leak?", "unknown"),
    ("with Chromatic Orrery can I pay Thought-Knot Seer with five forests?", "unknown"),
    ("can powerstone mana pay for a creature's activated ability?", "yes"),
)


@pytest.mark.parametrize(("question", "wanted"), _ASKED, ids=[each for each, _ in _ASKED])
def test_mana_used(question: str, wanted: str, world: World) -> None:
    """Mana does what its source says of it, however it is asked."""
    found = answer(question, world=world)
    assert wanted in (found.verdict, found.value), found.summary
