"""What comes of a card that something makes a player discard (CR 701.9a, 614.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("they mind rot me and I discard loxodon smiter, does it come into play?", "yes"),
        ("I cast faithless looting and discard loxodon smiter, does it enter?", "no"),
        ("they use liliana of the veil's +1 and I choose nullhide ferox. does it enter?", "yes"),
        ("I +1 my own liliana of the veil and pick obstinate baloth, does it go into play?", "no"),
        ("they thoughtseize me taking loxodon smiter, does it enter?", "yes"),
        ("they raven's crime me and I discard basking rootwalla. can I madness it?", "yes"),
        ("my commander is discarded with hymn, command zone?", "yes"),
        ("waste not: opp discards a land to my mind rot, do I get mana?", "yes"),
        ("I play ravenous rats and they discard loxodon smiter. does it enter?", "yes"),
    ],
)
def test_who_makes_a_player_discard_decides_what_comes_of_the_card(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        (
            "they uptick Liliana of the Veil and I discard Obstinate Baloth, is it put into play?",
            "yes",
        ),
        ("I discard Obstinate Baloth to their Liliana of the Veil, does it come in?", "yes"),
        ("Dodecapod discarded to my own Liliana of the Veil, does it come in?", "no"),
        ("their Kolaghan's Command makes me discard Wilt-Leaf Liege, does it enter?", "yes"),
        ("Basking Rootwalla discarded to hand size, can I cast it?", "yes"),
        ("I cast Fiery Temper for madness, does it count for Young Pyromancer?", "yes"),
        ("I cast Basking Rootwalla for madness, does Young Pyromancer trigger?", "no"),
        ("I discard Lightning Bolt to Faithless Looting, can I cast it?", "no"),
    ],
)
def test_whose_spell_or_ability_it_is_decides_what_a_discarded_card_does(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
