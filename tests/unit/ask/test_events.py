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
        ("Does Bone Splinters kill Grizzly Bears?", "yes"),
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
        ("With Omniscience can I just cast Ancestral Vision from hand?", "yes"),
        ("omniscience lets me cast my commander from the command zone for free right?", "no"),
        ("Can you still crack Chromatic Sphere in the middle of casting a spell?", "no"),
        ("Can I tap Sol Ring while casting a spell?", "yes"),
        ("Can I activate Prodigal Sorcerer while casting a spell?", "no"),
        ("heated debate on a creature with ward: do I need to pay?", "no"),
        ("lightning bolt on a creature with ward: do I need to pay?", "yes"),
        ("Can I activate Lion's Eye Diamond with no cards in hand?", "yes"),
        ("Does Opt cost 2 with Thalia, Guardian of Thraben out?", "yes"),
        ("Does Opt cost 1 with Thalia, Guardian of Thraben out?", "no"),
        ("does drowned catacomb count as an Island or a Swamp for things?", "no"),
        ("It's my opponent's turn. Can I cast Silence before they untap?", "no"),
        ("Can I cast Opt on my opponent's upkeep?", "yes"),
        ("Can I cast Divination during my upkeep?", "no"),
        ("Does Zulaport Cutthroat trigger when it dies?", "yes"),
        ("Does Soul Warden trigger when it enters?", "no"),
        ("Does Mulldrifter trigger when it enters?", "yes"),
        ("Is Grizzly Bears stopped by Codie?", "yes"),
        ("can I respond to playing Forest", "unknown"),
        ("I don't control Codie. Can I cast Grizzly Bears?", "yes"),
        ("My opponent controls Codie. Can I cast Grizzly Bears?", "yes"),
    ],
)
def test_what_happens_is_played(question: str, verdict: str, world: World) -> None:
    found = answer(question, world=world)
    assert found.verdict == verdict
    if verdict != "unknown":
        assert found.status == "verified"
        assert all(each.passed and each.contrast for each in found.examples)


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("Echoing Equation's mana value when cast?", "5"),
        ("How much does Urza's Tower tap for with only a Power Plant out?", "{C}"),
        ("How much mana does Nyxbloom Ancient make with a Forest?", "{G}{G}{G}"),
        (
            "I control Nyxbloom Ancient and opponent has Vernal Bloom. "
            "how much mana does one Forest give me?",
            "{G}{G}{G}{G}",
        ),
    ],
)
def test_what_it_comes_to(question: str, value: str, world: World) -> None:
    found = answer(question, world=world)
    assert (found.verdict, found.value, found.status) == ("value", value, "verified")
