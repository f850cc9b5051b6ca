"""Mana values, as they are spoken of: on the stack, face down, of a face or a half (CR 202.3)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "value"),
    [
        ("face-down morph under Abrupt Decay, what cmc", "0"),
        ("Bala Ged Recovery sitting on the table as its land side, what cmc is that?", "0"),
        ("what mv does Spell Snare see for Stomp?", "2"),
        ("what mv does Chalice of the Void see for Fireball with X=3?", "4"),
        ("a Fleshgorger cast for its prototype cost, what's its mana value?", "3"),
        ("Growing Rites flipped into Itlimoc, is it cmc 3 or 0?", "3"),
        ("What's the CMC of Growing Rites once it's Itlimoc? Thinking about Austere Command.", "3"),
        ("Clone copying Sun Titan, is the cmc 4 or 6?", "6"),
    ],
)
def test_mana_value_is_asked_in_other_words(world: World, question: str, value: str) -> None:
    assert answer(question, world=world).value == value


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Spell Snare vs Chalice of the Void cast on one, legit?", "yes"),
        ("Spell Snare vs Chalice of the Void cast on two, legit?", "no"),
        ("can Mental Misstep counter a Chalice of the Void cast for 1?", "no"),
        ("can Smother hit a morph that's still face down", "yes"),
        ("is Ketria Triome a legal grab for Farseek?", "yes"),
        ("is Dryad Arbor fetchable with Misty Rainforest?", "yes"),
        ("can Craterhoof be found with Natural Order", "yes"),
    ],
)
def test_what_asks_for_a_mana_value_or_a_card_is_told(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
