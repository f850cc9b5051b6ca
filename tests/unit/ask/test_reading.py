"""Question → reading, with names as the pool's finder gives them."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.reading import Unread, read
from rulings_cli.ask.world import World


def plan(question: str, world: World) -> str:
    found = read(question, finder(world.cards.names()))
    return found[0].plan if not isinstance(found, Unread) else "unread"


@pytest.mark.parametrize(
    ("question", "wanted"),
    [
        ("can Codie mana pay for Lightning Bolt", "pay_for"),
        ("could I pay for Opt using Codie's mana?", "pay_for"),
        ("Lightning Bolt with Codie's mana, can I cast it?", "pay_for"),
        ("is codie mana enough for cruel ultimatum", "pay_for"),
        ("can I kick Burst Lightning with only Codie mana", "pay_for"),
        ("does Codsworth's mana work for equip", "pay_for"),
        ("is the second ability of Codie a mana ability", "is_mana_ability"),
        ("does cracking a Treasure use the stack", "uses_stack"),
        ("can they respond when I tap Codie for mana?", "respond"),
        ("when I tap Codie for mana does Mirari's Wake trigger", "tapped_for_mana"),
        ("does the spell I tap Codie to cast count as the next spell", "next_spell"),
        ("on my next turn can I still cast the card Codie exiled", "cast_exiled"),
        ("can I cast a creature with Codie out", "cast_under"),
        ("does Codie stop me from casting planeswalkers", "cast_under"),
        ("if I cast Fireball for free off Codie what's X", "free_x"),
        ("can I choose X if I cast Banefire for free", "may_choose_x"),
        ("Hangarback Walker cast with X=3 enters with how many counters?", "entering_counters"),
        ("can Cyclonic Rift be overloaded off Chaos Wand", "optional_cost"),
        ("can Codie tap for mana the turn it comes in", "summoning_sick"),
        ("if Codie exiles my entire library and finds nothing, what happens?", "whole_library"),
        ("what size is Urza's construct if I control no other artifacts?", "token_size"),
        ("do I have to discard if I cast Tormenting Voice off Codie", "additional_cost"),
        ("where does the card exiled by Urza go if I don't play it", "not_cast"),
        ("can I get mana if I only control two Reflecting Pools", "any_mana"),
        ("what mana can Reflecting Pool make if I also control a Forest", "mana_type"),
        ("how much mana does Sol Ring make", "mana_amount"),
        ("who won the pro tour with Codie", "unread"),
        ("is Codie a good card", "unread"),
        ("", "unread"),
    ],
)
def test_the_question_is_read_as_its_kind(question: str, wanted: str, world: World) -> None:
    assert plan(question, world) == wanted


def test_a_negated_question_is_read_by_its_positive_core(world: World) -> None:
    found = read("so I can't cast Sol Ring with Codie mana?", finder(world.cards.names()))
    assert not isinstance(found, Unread)
    assert found[0].negated


def test_unknown_words_are_named(world: World) -> None:
    found = read("can Codie mana flibber Opt", finder(world.cards.names()))
    assert isinstance(found, Unread)
    assert found.unknown == ("flibber",)
