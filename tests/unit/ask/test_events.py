"""Triggers, targets, deaths, moments and qualities: each verdict is played."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Soul Warden trigger when Grizzly Bears enters?", "yes"),
        ("Does Soul Warden trigger when Sol Ring enters the battlefield?", "no"),
        ("Does Guttersnipe trigger when I cast Lightning Bolt?", "yes"),
        ("does Guttersnipe trigger if I cast Grizzly Bears", "no"),
        ("Does Blood Artist trigger when an opponent's creature dies?", "yes"),
        ("Does Zulaport Cutthroat trigger when an opponent's creature dies?", "no"),
        ("Can Lightning Bolt target Invisible Stalker?", "depends"),
        ("Can Doom Blade target Grizzly Bears?", "yes"),
        ("Can Terror target Ornithopter?", "no"),
        ("Does Lightning Bolt kill Grizzly Bears?", "yes"),
        ("Does Lightning Bolt kill Serra Angel?", "no"),
        ("Does Doom Blade kill Vampire Nighthawk?", "no"),
        ("Does Bone Splinters kill Grizzly Bears?", "unknown"),
        ("Does Swords to Plowshares kill Grizzly Bears?", "unknown"),
        ("Can I cast Opt on my opponent's turn?", "yes"),
        ("Can I cast Divination at instant speed?", "no"),
        ("does drowned catacomb count as an Island", "no"),
        ("does Breeding Pool count as a Forest?", "yes"),
        ("With Urborg, Tomb of Yawgmoth out, is Forest a Swamp?", "yes"),
        ("With Blood Moon out, is Steam Vents an Island?", "no"),
        ("Does Grizzly Bears have flying?", "no"),
        ("Does Serra Angel have vigilance?", "yes"),
        ("Does Serra Ascendant have flying?", "unknown"),
        ("can I tap artifact lands for mana under Stony Silence?", "no"),
        ("Does Karn, the Great Creator stop my Sol Ring?", "yes"),
        ("Is Burning-Tree Emissary's ETB a mana ability", "no"),
        ("Does sacrificing a creature to Phyrexian Tower use the stack?", "no"),
        ("Is Chromatic Star's ability a mana ability?", "yes"),
        ("I don't control Codie. Can I cast Grizzly Bears?", "unknown"),
        ("My opponent controls Codie. Can I cast Grizzly Bears?", "yes"),
    ],
)
def test_what_happens_is_played(question: str, verdict: str, world: World) -> None:
    found = answer(question, world=world)
    assert found.verdict == verdict
    if verdict != "unknown":
        assert found.status == "verified"
        assert all(each.passed and each.contrast for each in found.examples)
