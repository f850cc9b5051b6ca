"""What is asked of costs: special actions, a commander's abilities, what helps to pay."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # No spell is cast by foretelling, suspending or plotting: a tax on spells is no matter.
        ("Thorn of Amethyst: does foretelling Saw It Coming cost me 3 instead of 2?", "no"),
        ("does thorn of amethyst make suspending rift bolt cost more", "no"),
        ("is plotting slickshot show-off taxed by thalia", "no"),
        ("what does it cost to foretell doomskar with sphere of resistance", "{2}"),
        # A commander is cast for another cost of its own: the tax is paid besides.
        ("dash zurgo bellstriker from the command zone for the third time, do i pay tax", "yes"),
        ("zurgo bellstriker was cast twice, what is the tax if i dash him", "{4}"),
        ("i dash zurgo bellstriker from my hand, do i pay commander tax", "no"),
        # From where a commander is cast is not passed over.
        ("with omniscience out what do I pay for my commander", "unknown"),
        # Commander ninjutsu casts nothing; a cast from the command zone is taxed.
        ("yuriko with commander ninjutsu for the third time, do i owe tax?", "no"),
        ("casting yuriko from the command zone for the third time, do i owe tax?", "yes"),
        # Convoke and improvise pay for X and for generic mana; improvise pays for no color.
        ("can tapped creatures pay for the X in chord of calling?", "yes"),
        ("whir of invention - tap artifacts for the blue part too?", "no"),
        ("can artifacts pay for the generic part of reverse engineer", "yes"),
        ("can my creatures pay for the green part of chord of calling", "unknown"),
        # What is exiled for a spell must be of the color; nothing is exiled by the spell for it.
        ("can mystic snake be exiled to evoke solitude", "no"),
        ("can kitchen finks be exiled to evoke solitude", "yes"),
        ("can i pay solitude's evoke cost with mystic snake", "no"),
        ("evoking fury, does boros reckoner work as the red card to exile?", "yes"),
        ("can I pitch kozilek's return to evoke fury? it costs red mana", "no"),
        # An ability's cost, asked in other words.
        ("Suppression Field: does my arid mesa need 2 mana to crack now", "yes"),
        ("what's walking ballista's 4 mana pump cost with training grounds", "{2}"),
        ("what's walking ballista's pump cost with training grounds", "{2}"),
        ("what does walking ballista's 3 mana ability cost?", "unknown"),
        # The tax is counted for each commander alone, for casts from the command zone.
        ("I cast prossh a second time from the command zone. how many kobolds", "8"),
        ("prossh first cast from command zone, how many kobolds", "6"),
        (
            "I've cast Nadier twice already. does my other partner Rograkh cost extra?",
            "no",
        ),
        ("i cast krark twice and sakashima once. what's the tax on sakashima", "{2}"),
        ("my commander is in my hand, do i pay tax?", "no"),
        # A static ability that works from the command zone lowers generic mana alone.
        ("Ur-Dragon in the command zone: is Niv-Mizzet, Parun any cheaper?", "no"),
        ("the ur-dragon in my command zone, does shivan dragon cost less", "yes"),
        ("semblance anvil imprinting a creature. grizzly bears cheaper?", "yes"),
        ("semblance anvil exiled a sorcery, is brainstorm cheaper", "no"),
        # Delve and improvise never pay the whole of a cost with colored mana.
        ("can i delve the whole cost of tasigur", "no"),
        ("six creatures untapped, Obelisk of Urd for zero mana?", "yes"),
        ("5 creatures untapped, Obelisk of Urd for zero mana?", "no"),
        # A filter land alone has nothing to filter.
        ("Sunken Ruins is my only mana source, can I make UU with it?", "no"),
        ("graven cairns alone, can it make BB", "no"),
        # Only its own tap symbol keeps a new creature from its ability.
        ("grand architect just landed, can i tap him right away for CC?", "yes"),
        ("heritage druid and two elves all cast this turn, can they make GGG", "yes"),
        ("llanowar elves just landed, can i tap it for G", "no"),
        # What is returned or sacrificed may be tapped; what is tapped for a cost may not.
        ("Gush - do the two islands I return have to be untapped?", "no"),
        ("does the goblin i sacrifice to goblin grenade need to be untapped", "no"),
        ("do the creatures i tap for obelisk of urd have to be untapped", "yes"),
        ("fieldmist borderpost - tap my plains for the 1 and then bounce that same plains?", "yes"),
        ("can i bounce a tapped island to daze", "yes"),
        ("daze: tap my forest for mana and bounce it?", "no"),
        # Life pays for Phyrexian mana and changes no mana value.
        ("He dismembers for 1 and 4 life. spell snare it?", "no"),
        ("they gitaxian probe for 2 life. mental misstep it?", "yes"),
        ("I'm at 3 life with a swamp, can i Snuff Out with the life payment", "no"),
        # What is cast for nothing off suspend pays what makes it cost more.
        ("rift bolt comes off suspend with sphere of resistance out, do I pay the 1?", "yes"),
        ("trinisphere: do i pay 3 for a suspended rift bolt coming off", "yes"),
        ("thalia out, do i pay extra for a convoke spell", "unknown"),
        ("sphere of resistance out, they cast a convoke spell, do they pay the extra 1", "yes"),
        ("myr enforcer with 8 artifacts costs nothing?", "yes"),
        ("Can I use convoke with my summoning sick creatures?", "yes"),
        ("can i equip a creature that came in this turn", "yes"),
        # What is emerged keeps its mana value.
        (
            "vexing scuttler emerged off a 5 drop so I only paid two mana. its mana value?",
            "8",
        ),
        ("wretched gryff was emerged. mana value?", "7"),
        # Spells are counted whether what counts them was there or not.
        (
            "fires of invention was the second spell I cast this turn, can I cast another spell",
            "no",
        ),
        ("rule of law was the first spell i cast this turn. can i still cast opt", "no"),
        # Any commander that one controls will do.
        ("only commander I control is one I stole. deflecting swat free?", "yes"),
        ("fierce guardianship without my commander on the battlefield, free?", "no"),
        # A cost is determined and paid before anybody can respond.
        ("I announce emry, can they kill my artifacts in response so she costs more?", "no"),
        ("does ghalta's cost go up if they kill my creature in response", "no"),
        ("can they destroy my artifact before i pay for frogmite", "no"),
        ("can they kill my creature in response so lightning bolt costs more", "unknown"),
        # Whose turn it is decides whether it may be cast for its other cost.
        ("force of vigor pitched for free on my own turn?", "no"),
        ("force of will pitched on my own turn?", "yes"),
        ("bringing yuriko back with commander ninjutsu for the third time, do i owe tax?", "no"),
        # What costs nothing costs something under a tax.
        ("can i cast lotus petal for free under thalia", "no"),
        ("can i cast memnite for free with thalia out", "yes"),
        ("i control a 5/5. what does ghalta cost", "{5}{G}{G}"),
        ("emrakul, the promised end with 5 types in yard, cost", "{8}"),
        ("do I have to delve the max number of cards", "no"),
        # A card's colors and a deck's.
        ("birthing pod in mono red edh? you can pay life for the phyrexian mana", "no"),
        ("can i slot spectral procession into mono-white", "yes"),
    ],
)
def test_the_cost_is_the_rules(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Does Damping Sphere tax my first spell?", "no"),
        ("Does Damping Sphere tax my second spell?", "yes"),
        ("Does Damping Sphere tax the second spell each turn?", "yes"),
        ("Do I owe Damping Sphere anything for my first spell?", "no"),
        ("Third spell this turn with Damping Sphere, Lightning Bolt, how much?", "{2}{R}"),
        ("How much more does my second spell cost with Damping Sphere out?", "1"),
        ("How much does my second spell cost with Damping Sphere out?", "unknown"),  # which one
        ("Does Sphere of Resistance make Sol Ring 2 or just 1?", "2"),
        ("Can I cast Snapcaster Mage at the end of my opponent's turn?", "yes"),
        ("Can I cast Divination at the end of my opponent's turn?", "no"),
        ("When can I cast a sorcery?", "unknown"),
    ],
)
def test_taxes_and_times_as_they_are_asked(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Is paying life losing life?", "yes"),
        ("Is sacrificing a creature the same as destroying it?", "no"),
        ("I sacrifice Grizzly Bears, is it destroyed?", "no"),
        ("They cast Toxic Deluge for 2, is my Grizzly Bears destroyed?", "no"),
        ("I Lightning Bolt Grizzly Bears, is it destroyed?", "yes"),
        ("They Stifle my Mulldrifter's evoke trigger, does it stay?", "yes"),
        ("My opponent and I each have Thalia, does one have to go?", "no"),
        ("I control two Thalias, does one have to go?", "yes"),
    ],
)
def test_what_counts_as_what(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
