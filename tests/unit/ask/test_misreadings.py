"""Questions that were once misread: they get the right verdict, or none."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # What a spell finds is not what it targets.
        ("can I target my opponent's Grizzly Bears with Path to Exile?", "yes"),
        ("can I target his Serra Angel with Assassin's Trophy?", "yes"),
        ("can I target Watery Grave with Ghost Quarter?", "yes"),
        ("can I Field of Ruin a Wasteland?", "yes"),
        # What counters spells counters the spell, not its mana ability.
        ("can Negate counter Sol Ring?", "yes"),
        ("can Essence Scatter counter Birds of Paradise?", "yes"),
        ("can Counterspell counter Mox Diamond?", "yes"),
        ("can Stifle counter Sol Ring's ability", "no"),
        # A card whose name is a creature type, too, is no token of that type.
        ("can Juggernaut be blocked by Wall of Omens?", "no"),
        ("can Nightmare block Serra Angel?", "yes"),
        ("can Cockatrice be blocked by Grizzly Bears?", "no"),
        # What never was tapped does not untap.
        ("does Basalt Monolith untap during my untap step?", "no"),
        ("Claustrophobia on Llanowar Elves, does it untap?", "no"),
        ("does Amulet of Vigor untap my opponent's Temple of Malady?", "no"),
        # What is sacrificed or tapped as a cost makes no mana for it.
        ("can I sacrifice Llanowar Elves to Viscera Seer?", "yes"),
        ("can I sacrifice a Treasure to Viscera Seer?", "no"),
        ("can I sacrifice Sol Ring to Ashnod's Altar?", "no"),
        ("can I sacrifice Sol Ring to Thopter Foundry?", "yes"),
        ("can I cast Natural Order by sacrificing Dryad Arbor?", "yes"),
        ("can I sacrifice a Plains to Zuran Orb?", "yes"),
        ("can I tap Forest for Heritage Druid?", "no"),
        ("can I tap a Treasure for Springleaf Drum?", "no"),
        ("can I tap Llanowar Elves to crew Smuggler's Copter?", "yes"),
    ],
)
def test_a_question_once_misread_gets_the_right_verdict_or_none(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).verdict in (right, "unknown")
