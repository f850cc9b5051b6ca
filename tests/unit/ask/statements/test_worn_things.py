"""Whose Equipment is, where it may be moved, and what is worn as a creature (CR 301.5)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("guy wears whispersilk cloak. can I move skullclamp onto him?", "no"),
        ("guy wears swiftfoot boots. can I equip skullclamp to him?", "yes"),
        ("can they equip their clamp to my guy with swiftfoot boots?", "no"),
        ("I mind control his creature wearing skullclamp, do I draw when it dies?", "no"),
        (
            "I Act of Treason his creature that's carrying Umezawa's Jitte, can I use the jitte "
            "counters?",
            "no",
        ),
        (
            "they control magic my bear wearing skullclamp, can I still equip the clamp to another "
            "creature?",
            "yes",
        ),
        ("lizard blades is reconfigured onto a bear, can the blades itself attack?", "no"),
        ("my opponent controls Aether Vial. can I activate it?", "no"),
        ("Sun Titan returns Pacifism, can it go on the opponent's Slippery Bogle?", "yes"),
        ("sun titan returns pacifism, can it enchant a pro-white creature?", "no"),
        ("they reclamation sage my sol ring. is it destroyed?", "yes"),
    ],
)
def test_who_controls_what_is_worn_uses_it(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Nighthowler bestowed on my bear, the bear dies. is Nighthowler gone?", "unknown"),
        ("Boon Satyr bestowed on my bear and the bear gets murdered. is it a creature?", "unknown"),
        ("Boon Satyr bestowed on my bear, they Murder the bear. is the Satyr a creature?", "yes"),
        ("Boon Satyr bestowed on my bear, is the Satyr a creature?", "no"),
        ("Boon Satyr is bestowed on my bear and the bear dies. does the Satyr die?", "no"),
        ("Boon Satyr bestowed on a guy and I wrath, is the Satyr still there?", "yes"),
        ("my creature with Rancor attached gets Swords'd, do I get Rancor back?", "yes"),
        ("Rancor's enchanted creature gets Path to Exile'd, is Rancor in my hand?", "yes"),
    ],
)
def test_what_was_on_a_creature_is_known_once_that_is_gone(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "outcome"),
    [
        ("Rancor's creature dies: where does Rancor end up?", "Rancor is in your hand."),
        ("Pacifism's creature dies, where does Pacifism go?", "Pacifism is in your graveyard."),
    ],
)
def test_the_creature_of_an_aura_is_the_one_that_it_enchants(
    world: World, question: str, outcome: str
) -> None:
    assert answer(question, world=world).summary == outcome


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I give my creature protection from white, does Pacifism fall off?", "yes"),
        ("I give my creature protection from red, does Pacifism fall off?", "no"),
        ("Mother of Runes gives my creature protection from white, does Pacifism fall off?", "yes"),
        ("I use Mother of Runes on my creature naming red, does Pacifism fall off?", "no"),
        ("Painter's Servant on blue: are my lands blue?", "yes"),
    ],
)
def test_what_is_asked_to_fall_off_is_on_the_creature_that_is_changed(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
