"""What keeps a thing or a player from something, and what a deed does for its player."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Solemnity stop Kitchen Finks from persisting?", "no"),  # it gets no counter
        ("Does Grafdigger's Cage stop Kitchen Finks from coming back?", "yes"),
        ("Does Hushbringer stop Blood Artist from triggering?", "yes"),
        ("Does Humility keep Mulldrifter from drawing?", "yes"),
        ("Does Phyrexian Unlife save me from dying at 0 life?", "yes"),
        ("Does Choke stop my Islands from untapping?", "yes"),
        ("Does Rising Waters stop Mox Opal from untapping?", "no"),  # it speaks of lands
        ("Does Rest in Peace stop Bloodghast from coming back?", "unknown"),  # no land was played
        ("Does Platinum Angel stop me from losing?", "yes"),
    ],
)
def test_it_is_kept_from_that(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Choke out, do my Islands untap?", "no"),
        ("Back to Basics is out, does Tropical Island untap?", "no"),
        ("Winter Orb out, does my Sol Ring untap?", "yes"),
    ],
)
def test_it_is_tapped_until_the_untap_step(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Pithing Needle stop Llanowar Elves?", "no"),  # a mana ability (605.1a)
        ("Does Phyrexian Revoker stop Sol Ring?", "yes"),
        ("does Phyrexian Revoker stop Sol Ring's mana ability", "yes"),
        ("Does Pithing Needle stop Jace, the Mind Sculptor?", "yes"),
        ("Can I cast Lightning Bolt with Meddling Mage out?", "no"),
        ("They have Pithing Needle, can I still tap Llanowar Elves for mana?", "yes"),
        ("Does Phyrexian Revoker stop Mutavault?", "no"),  # no land can be named
        ("Does Phyrexian Revoker stop Maze of Ith?", "no"),
        ("Does Pithing Needle stop Maze of Ith?", "yes"),
        ("Does Phyrexian Revoker stop Treasure tokens?", "no"),  # nor a token (201.4)
        ("Does Pithing Needle stop Grim Monolith?", "depends"),
        # One of a kind stands for all of it.
        ("Does Pithing Needle stop fetch lands?", "yes"),
        ("Does Pithing Needle stop mana rocks?", "no"),
        ("Does Needle stop my opponent from cracking fetches?", "yes"),
        ("Does Phyrexian Revoker stop planeswalkers?", "yes"),
        ("Does Pithing Needle stop equipment?", "yes"),
        ("Does Cursed Totem stop equipment?", "no"),
        # What has no ability that is activated is not stopped.
        ("Does Pithing Needle stop Lightning Bolt?", "no"),
        ("Does Pithing Needle stop Snapcaster Mage?", "no"),
        ("Does Stony Silence stop Grizzly Bears?", "no"),
        ("Does Pithing Needle stop Street Wraith?", "unknown"),
        ("Does Pithing Needle stop Urza's Saga?", "unknown"),
        ("Does Pithing Needle stop creatures?", "unknown"),
        ("Does Null Rod stop Skullclamp?", "yes"),
        ("Does Blood Moon stop Mutavault?", "yes"),
        ("Phyrexian Revoker naming Mutavault, can I tap Mutavault for mana?", "unknown"),
    ],
)
def test_the_card_that_is_spoken_of_is_named(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does sacrificing Solemn Simulacrum draw a card?", "yes"),
        ("Does exiling Solemn Simulacrum draw me a card?", "no"),
        ("Does cycling Street Wraith lose life?", "yes"),  # life that is paid is lost (119.4)
        ("Does blinking Mulldrifter with Ephemerate draw two cards?", "yes"),
    ],
)
def test_a_deed_does_something_for_its_player(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Torpor Orb stop Stoneforge Mystic?", "yes"),  # its trigger, whatever else it has
        ("Does Torpor Orb stop Prodigal Pyromancer?", "no"),
        ("Does Containment Priest stop Reanimate?", "yes"),
        ("Does Grafdigger's Cage stop Snapcaster Mage?", "unknown"),  # it, or what it lets be cast
        ("Does Gaddock Teeg stop planeswalkers with cmc 4?", "yes"),
        ("Does Gaddock Teeg stop creatures?", "no"),
        ("Does Void Winnower stop 0 cmc spells?", "yes"),
        ("Does Stony Silence stop equip?", "yes"),
        ("Does Cursed Totem stop equip?", "no"),
        ("Does Swiftfoot Boots stop Murder?", "yes"),
        ("Does Swiftfoot Boots save my creature from Wrath of God?", "no"),
        ("Does Darksteel Plate save my creature from Wrath of God?", "yes"),
        ("Does Heroic Intervention stop Cyclonic Rift?", "yes"),
        ("Does Gods Willing stop Wrath of God?", "no"),
        ("Does indestructible stop Swords to Plowshares?", "no"),
        ("Does ward stop Wrath of God?", "no"),
        ("Does hexproof stop my own spells?", "no"),
        ("Does countering Bloodbraid Elf stop the cascade?", "no"),  # it triggered as it was cast
        ("Does countering Mulldrifter stop the draw?", "yes"),
        ("Does killing Siege Rhino in response stop the drain?", "no"),
    ],
)
def test_what_stops_what(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can Counterspell stop an activated ability?", "no"),
        ("Can I Stifle a triggered ability?", "yes"),
        ("Can I respond to an activated ability?", "yes"),
        ("Can I counter a land?", "no"),
        ("Can I respond to a land drop?", "no"),
        ("I control Teferi, Time Raveler: can they Brainstorm on my turn?", "no"),
        ("My opponent has Grand Abolisher, can I Bolt on their turn?", "no"),
        ("My opponent has Grand Abolisher, can I Bolt on my turn?", "yes"),
    ],
)
def test_what_can_be_countered_or_answered(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does hexproof stop me from targeting my own creature?", "no"),
        ("Does shroud stop me from targeting my own creature?", "yes"),
        ("Does hexproof stop my opponent from targeting my creature?", "yes"),
        ("Does ward stop them from targeting my creature?", "no"),
        ("Can Batterskull be equipped at instant speed?", "no"),
        ("Does Mirror Gallery let me keep two Karakas?", "yes"),
        ("Can I flashback Faithless Looting the same turn I discarded it?", "yes"),
    ],
)
def test_what_may_be_done_all_the_same(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does split second stop counterspells?", "yes"),
        ("Does split second stop fetchlands?", "yes"),
        ("Does split second stop mana abilities?", "no"),
        ("Does storm stop Counterspell?", "unknown"),
        ("If both players hit 0 at the same time is it a draw?", "yes"),
        ("I am at 2, my opponent is at 5 and I cast Earthquake with X=2, is it a draw?", "no"),
        ("What happens to an Aura when the creature dies?", "outcome"),
        (
            "They Path my creature in response to my equip, what happens to the equipment?",
            "outcome",
        ),
    ],
)
def test_what_is_asked_of_the_stack_in_few_words(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does the opponent have to take the land from Path to Exile?", "no"),
        ("Does my opponent have to search when I Path their creature?", "no"),
        ("Can I choose not to draw when Solemn Simulacrum dies?", "yes"),
        ("Do I have to search with Solemn Simulacrum?", "no"),
        ("Do I have to draw when my Elvish Visionary enters?", "unknown"),  # nothing is asked then
        ("If they counter Path to Exile, do I have to search?", "unknown"),
        ("Does Path to Exile give them a land?", "yes"),
        ("Does Swords to Plowshares give my opponent life?", "yes"),
    ],
)
def test_what_may_be_done_may_be_left_undone(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
