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
        ("while casting Murder can I tap Llanowar Elves for mana", "yes"),  # it is not its target
        ("While I'm casting Murder, can I use Prodigal Sorcerer?", "no"),
        ("while casting Divination can I sac Mogg Fanatic to Goblin Bombardment", "no"),
        ("Casting Lightning Greaves, I sac Myr Moonvessel to KCI. mid cast, legal?", "yes"),
        ("while I cast Divination can I use Deathrite Shaman's first ability", "no"),
        ("infernal tutor from hand, can I crack LED while paying for it?", "no"),
        ("gitaxian probe: can I crack mishra's bauble while paying for it?", "no"),
        ("dark ritual in hand, can I crack lotus petal while casting it?", "yes"),
        ("while casting lightning bolt can I cast brainstorm?", "no"),
        # Nobody else has priority before the spell is paid for (CR 601.2i).
        ("they cast gurmag angler, can I activate Tormod's Crypt before they delve?", "no"),
        ("they announce Fling, can I bolt the creature before they sacrifice it", "no"),
        ("they cast gurmag angler, can I activate Tormod's Crypt in response?", "yes"),
    ],
)
def test_what_may_be_activated_while_a_spell_is_cast(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("while casting Wurmcoil Engine i sac Etherium Sculptor to KCI, does it cost less", "yes"),
        ("while casting Frogmite i sacrifice Memnite to KCI, does it cost more", "no"),
        ("sac Thalia, Guardian of Thraben to Phyrexian Altar while casting Wrath of God - still 1 "
         "more?", "yes"),
        ("while casting Lightning Strike i sacrifice Goblin Electromancer to Phyrexian Altar, how "
         "much do i pay", "{R}"),
        ("While casting Karn Liberated I sac Solemn Simulacrum to KCI; does the trigger go above "
         "Karn on the stack?", "yes"),
        ("while casting Wurmcoil Engine I sac Cathodion to KCI, can I use the trigger mana for it",
         "no"),
    ],
)  # fmt: skip
def test_what_is_locked_in_and_what_waits(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert right in (found.verdict, found.value)


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("in the middle of casting a spell, can I exile Simian Spirit Guide for R?", "yes"),
        ("while casting Terminate I sac Solemn Simulacrum to Phyrexian Altar, does the draw happen "
         "first?", "yes"),
        ("casting Siege-Gang Commander, sac Goblin Warchief to Phyrexian Altar mid cast: do I pay "
         "1 more", "no"),
        ("casting a spell.. can I sac a creature to Viscera Seer while casting Divination", "no"),
    ],
)  # fmt: skip
def test_what_is_used_from_a_hand_or_said_otherwise(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict in (verdict, "unknown")
