"""Abilities called by what they do, and keyword actions that mana is to pay for (CR 605, 106.6)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Wall of Roots putting the counter on itself for G use the stack?", "no"),
        ("Does removing a counter from Gemstone Mine use the stack?", "no"),
        ("does cracking Lotus Petal use the stack", "no"),
        ("does tapping Metalworker use the stack?", "no"),
        ("Can I respond to Metalworker's reveal?", "no"),
        ("is Witch Engine's BBBB a mana ability", "no"),
        ("is Lion's Eye Diamond's UUU a mana ability?", "yes"),
        ("is Deathrite Shaman's land ability a mana ability", "no"),
        ("Coal Stoker's RRR trigger - mana ability?", "no"),
        ("does Koth of the Hammer's -2 use the stack", "yes"),
    ],
)
def test_an_ability_is_known_by_what_it_does(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Omen Hawker to cycle Shark Typhoon?", "yes"),
        ("can Beastcaller Savant mana be used to bloodrush Ghor-Clan Rampager", "no"),
        ("could Ancient Ziggurat's mana be spent on cycling Yidaro, Wandering Monster", "no"),
        ("Primal Beyond to evoke Mulldrifter ok?", "yes"),
        ("can my Powerstone tokens pay for equipping Colossus Hammer?", "yes"),
        ("Cavern of Souls naming Faerie, colored mana for Bitterblossom?", "no"),
        ("Cavern of Souls naming Faerie, colored mana for Spellstutter Sprite?", "yes"),
    ],
)
def test_mana_for_what_is_done_with_a_keyword(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Opponent taps Metalworker and reveals four artifacts. Can I bolt it so they don't get "
         "the mana?", "no"),
        ("they tap Llanowar Elves for mana, can I shock it so they don't get the G?", "no"),
        ("Grinning Ignus can only be used as a sorcery, is it a mana ability anyway?", "yes"),
        ("opponent needled Gaea's Cradle. can I still tap it?", "yes"),
        ("opponent pithing needles Aether Vial. can I use it", "no"),
        ("opponent needled my Sensei's Divining Top, can I activate it?", "no"),
        ("Arrest on my Birds of Paradise, can I at least tap it for mana", "no"),
        ("opponent taps my City of Brass with Icy Manipulator. do I take 1?", "yes"),
    ],
)  # fmt: skip
def test_what_is_said_around_an_ability(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can Exotic Orchard make blue if their only land is Tolaria West", "yes"),
        ("can Fellwar Stone tap for black if their one land is Phyrexian Tower", "yes"),
        ("their only land is Ghost Quarter, can my Exotic Orchard make blue?", "no"),
        ("only land they have is Ancient Ziggurat. is my Exotic Orchard's mana creatures only?",
         "no"),
        ("can Gaea's Cradle tap for green", "unknown"),
        ("can Tolarian Academy tap for blue if I have no artifacts", "no"),
    ],
)  # fmt: skip
def test_the_only_land_that_somebody_has(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Savage Ventmaw attacks, is the RRRGGG still there in my second main phase?", "yes"),
        ("Savage Ventmaw attacks, is the mana still there in my next turn?", "no"),
        ("does mana from Savage Ventmaw last into second main", "yes"),
        ("Radha, Heir to Keld attacks. Do I still have the mana in my second main phase", "no"),
        ("I cast Coal Stoker. is the RRR still there in combat?", "no"),
        ("do I lose Savage Ventmaw's mana before second main?", "no"),
    ],
)
def test_mana_that_a_trigger_makes_stays_or_goes(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("does Dryad Arbor have summoning sickness for mana", "yes"),
        ("does Sol Ring have summoning sickness", "no"),
        ("Do mana dorks have summoning sickness?", "yes"),
        ("Do mana rocks have summoning sickness?", "no"),
        ("Does summoning sickness affect lands?", "no"),
        ("Can players respond to mana abilities?", "no"),
        ("Do mana abilities use the stack?", "no"),
        ("Can I respond to a split second spell with a mana ability?", "yes"),
        ("Can I use mana abilities while Krosan Grip is on the stack?", "yes"),
        ("Does Cursed Totem stop Birds of Paradise from making mana?", "yes"),
        ("Does Cursed Totem stop Sol Ring making mana?", "no"),
        ("Does Stony Silence stop lands?", "no"),
        ("Does Command Tower tap for mana?", "yes"),
        ("Does Command Tower tap for green mana?", "unknown"),
        # The least is there with which it makes mana.
        ("does exotic orchard tap for mana", "yes"),
        ("Does Mox Amber tap for mana?", "yes"),
        ("Can I tap Gaea's Cradle for mana?", "yes"),
        ("Does Metalworker tap for mana?", "unknown"),
        ("Does Maze of Ith tap for mana?", "no"),
        ("two Reflecting Pools and no other land, can they make anything?", "no"),
        ("they Phyrexian Revoker my Birds of Paradise. can I tap it for mana", "no"),
        ("can I tap Llanowar Elves for mana then sacrifice it to pay for Natural Order", "yes"),
    ],
)
def test_what_may_be_tapped(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


def test_a_name_begins_a_sentence(world: World) -> None:
    found = answer(
        "I have 3 elves including Priest of Titania and my opponent has 2. Priest taps for?",
        world=world,
    )
    assert found.amount == 5


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        # Who uses it says what is done, and to what.
        ("Does revealing my whole hand to Metalworker use the stack", "no"),
        ("When I feed a creature to Phyrexian Altar, does that use the stack?", "no"),
        ("Can my opponent respond when I pull counters off Workhorse for mana?", "no"),
        ("If I sacrifice a creature to Viscera Seer, can they respond?", "yes"),
        ("does tapping my artifacts for blue with Urza, Lord High Artificer use the stack?", "no"),
        ("When I tap blue creatures with Grand Architect, is that a mana ability?", "yes"),
        ("can they respond to Selvala's parley thing", "yes"),
        # What stands behind "or" is the contrary of what is asked.
        ("Is removing a counter from Gemstone Mine a mana ability or does it go on the stack?",
         "yes"),
        ("Is sacrificing creatures to Phyrexian Altar a mana ability, or can they respond?", "yes"),
        ("Selvala, Explorer Returned parley: mana ability or does it use the stack?", "no"),
        ("Overgrowth's bonus green, stack or mana ability?", "no"),
        # How often it is used tells nothing of what it is.
        ("Birgi's red mana on each spell, does it use the stack?", "yes"),
        ("Black Market's black mana each turn: mana ability or stack?", "no"),
        # What gives it up is aimed at.
        ("Can I Stifle a Simian Spirit Guide being exiled from hand", "no"),
        ("Can they Stifle a Polluted Delta being cracked?", "yes"),
        ("the extra mana from Mirari's Wake off a Forest, does it use the stack?", "no"),
        ("Lotus Cobra landfall, does that mana come from a mana ability?", "no"),
    ],
)  # fmt: skip
def test_an_ability_is_known_by_who_uses_it_and_how(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("he announces Natural Order, can I bolt the elf before it gets sacrificed", "no"),
        ("I evoke Mulldrifter. Can I Ephemerate it before it's sacrificed?", "yes"),
        ("phyrexian Revoker set to Birds of Paradise, can the birds still make mana?", "no"),
        ("they named Mana Vault with phyrexian revoker. can I still tap the vault", "no"),
        ("they named Grim Monolith with Pithing Needle. can I still tap it for mana?", "yes"),
        ("Forge took Food Chain mana for Fierce Empath, should that work?", "yes"),
        ("XMage let me cast Lightning Bolt off Ancient Ziggurat, legal?", "no"),
    ],
)
def test_what_others_do_and_what_a_program_allows(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Unclaimed Territory naming Elf, green mana for Llanowar Elves?", "yes"),
        ("Unclaimed Territory on Goblin, its green toward Llanowar Elves?", "no"),
        ("Secluded Courtyard names Goblin, is its red good for Goblin Guide?", "yes"),
        ("Powerstone mana to untap Basalt Monolith?", "yes"),
        ("Ancient Ziggurat mana for untapping Grim Monolith?", "no"),
        ("is Ancient Ziggurat mana fine for casting Lightning Bolt?", "no"),
        ("Pyromancer's Goggles mana for Firebolt's flashback, is it copied?", "yes"),
        ("I flash back Firebolt with Sol Ring mana, is it copied?", "unknown"),
    ],
)
def test_mana_of_a_chosen_type_and_for_other_ways(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
