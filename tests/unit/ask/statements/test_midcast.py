"""While a spell is being cast only mana abilities may be activated (CR 601.2g, 605.3a)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("while casting Fireball can I activate Sensei's Divining Top", "no"),
        ("while casting Divination can I activate Lion's Eye Diamond", "no"),
        ("while casting Thoughtseize can I crack Lotus Petal", "yes"),
        ("can I crack a treasure partway through casting Cyclonic Rift", "yes"),
        ("while casting Divination can I sac Mogg Fanatic to Goblin Bombardment", "no"),
        ("Casting Lightning Greaves, I sac Myr Moonvessel to KCI. mid cast, legal?", "yes"),
        ("while I cast Divination can I use Deathrite Shaman's first ability", "no"),
    ],
)
def test_what_may_be_activated_while_a_spell_is_cast(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
