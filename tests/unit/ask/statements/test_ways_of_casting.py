"""Alternative, additional and X costs, free casts, the commander tax, split cards, mana values."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # How often a commander was cast decides the tax; what is no cast from its zone does not.
        ("commander died twice, tax?", "{4}"),
        ("fifth cast of my commander from the command zone, how much tax", "{8}"),
        ("does casting my commander from hand raise the tax", "no"),
        ("does flickering my commander raise the commander tax", "no"),
        ("does reanimating my commander raise the tax", "no"),
        ("my commander was countered, does the commander tax go up", "yes"),
        ("is there commander tax on my first cast", "no"),
        # Further costs of a free cast are paid, and only one alternative cost is.
        ("casting Capsize with Omniscience out, is buyback free?", "no"),
        ("electrodominance casting Burst Lightning, is kicker free?", "no"),
        ("snapcaster on Gush, can i return two islands instead", "no"),
        ("snapcaster targeting Gitaxian Probe, can I pay 2 life", "yes"),
        ("snapcaster targeting Tormenting Voice, do I still have to discard a card", "yes"),
        ("cascade into Walking Ballista, what is X", "0"),
        # What is pitched, kicked often, fused, delved or cast for X keeps its mana value.
        ("Trinisphere and a pitched Fury, how much mana", "{3}"),
        ("Chalice on 5, opponent casts Force of Will for its alternative cost, countered?", "yes"),
        ("Everflowing Chalice multikicked three times, cost", "{6}"),
        ("chalice on 3, they cast fused Wear // Tear, countered?", "yes"),
        ("can Spell Snare counter Walking Ballista with X=2", "no"),
        ("does Chalice of the Void on 7 counter Murktide Regent delved for 5", "yes"),
        ("Pernicious Deed for 1, does it kill Grizzly Bears", "no"),
        # Colors that are spent, and all the mana that is.
        ("paid two blue and one white for Engineered Explosives, counters?", "2"),
        ("Walking Ballista for 6 mana, how many counters", "3"),
        # What has no mana cost is cast by what lets it be.
        ("chalice on 0, they cascade into Living End, countered?", "yes"),
        ("can Spell Snare counter Living End", "no"),
        # A deck is no attack, and a land that becomes a creature is one where that is aimed at.
        ("can Bosh, Iron Golem go in a colorless deck", "no"),
        ("can Fatal Push kill a Mutavault", "yes"),
        # What destroys by its counters is used where it is asked what dies.
        ("Ratchet Bomb on 1, does Goblin Guide survive", "no"),
        ("can Collected Company get Hangarback Walker", "yes"),
    ],
)
def test_ways_of_casting_are_read_and_played(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert right in (found.value, found.verdict)


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Crashing Footfalls off cascade, can Force of Negation counter it", "yes"),
        ("Electrodominance for 2, can I cast Divination with it", "no"),
        ("can Urza's Saga chapter 3 get Sol Talisman", "no"),
        ("does Imoti give Fireball with X=3 cascade", "no"),
        ("casting my commander with Fist of Suns, do I still pay commander tax", "yes"),
        ("Omniscience and Abjure, do I need to sac a blue permanent", "yes"),
        ("EE at 2, does a token copy of Snapcaster Mage die", "yes"),
        ("ardent plea cascade: Restore Balance castable?", "yes"),
    ],
)
def test_what_lets_be_cast_or_found_is_used(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) in (right, "unknown")


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("I kick Rite of Replication, how many tokens do I get?", "5"),
        ("How much damage does Burst Lightning do if I kick it?", "4"),
        ("If I kick Burst Lightning can it kill a 4/4?", "yes"),
        ("I kick Everflowing Chalice twice, how many counters?", "2"),
        # flashback that is lent: kicker is paid besides, and no other alternative cost is
        ("Can I kick a spell cast with Snapcaster Mage?", "yes"),
        ("Can I overload a spell cast with Snapcaster Mage?", "no"),
        ("Snapcaster Mage on Burst Lightning, can I kick it?", "yes"),
        ("Can I overload Vandalblast cast with Past in Flames?", "no"),
        # what is added to a cost is paid on a free cast, too (118.9d)
        ("Does Thalia tax spells cast for free?", "yes"),
        ("Does Trinisphere affect Force of Will cast for free?", "yes"),
        ("If I cast Grizzly Bears for free with Thalia out how much do I pay?", "{0}"),
        ("If I cast Divination without paying its mana cost and Sphere of Resistance is out, "
         "how much is it?", "{1}"),
    ],
)  # fmt: skip
def test_further_costs_are_paid_besides(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Does Thalia tax my own spells?", "yes"),
        ("Does Thalia's tax apply to her controller?", "yes"),
        ("Does my own Thalia tax me?", "yes"),
        ("Does Grand Arbiter Augustin IV tax my own spells?", "unknown"),  # of what color
        ("I have two Mountains and Thalia is out, can I cast Lightning Bolt?", "yes"),
        ("I have four lands, can I cast Wrath of God?", "yes"),
        ("I have three lands, can I cast Wrath of God?", "no"),
        ("My opponent has four lands and I have Thalia, can they cast Wrath of God?", "no"),
    ],
)
def test_what_a_spell_costs_is_paid_with_what_is_there(
    world: World, question: str, right: str
) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("When I overload Vandalblast, do I pay its normal cost on top?", "no"),
        ("If I evoke Mulldrifter do I also pay the mana cost?", "no"),
        ("If I flash back Think Twice do I pay the mana cost too?", "no"),
        ("If I kick Burst Lightning do I also pay its mana cost?", "yes"),
        ("When I kick Rite of Replication do I pay both costs?", "yes"),
        ("Do I still have to pay the mana cost if I kick Burst Lightning?", "yes"),
        ("Do I still pay the mana cost if I overload Vandalblast?", "no"),
    ],
)
def test_mana_cost_is_paid_besides_an_additional_cost_only(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).verdict == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Can I escape Uro with four cards in my graveyard?", "no"),
        ("Can I escape Uro with five other cards in my graveyard?", "yes"),
        ("How much is a foretold Behold the Multiverse?", "{1}{U}"),
        ("How much does it cost to foretell Behold the Multiverse?", "{2}"),
        ("Can I cast a foretold card the same turn?", "no"),
        ("Can I cast my commander from my graveyard?", "no"),
        ("Can I cast my commander from my hand?", "yes"),
        ("Can I cast my commander from the command zone?", "yes"),
    ],
)
def test_escape_and_foretell_as_plainly_asked(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Is two mana enough for Sol Ring under Sphere of Resistance?", "yes"),
        ("Is four mana enough to cast Wrath of God with Thalia out?", "no"),
        ("Are three lands enough for Divination with Thalia out?", "no"),
        ("I have 4 mana, can I cast Divination with Thalia out?", "yes"),
        ("Can I cast Lightning Bolt with two mana with Thalia out?", "yes"),
        ("With 3 mana can I cast Divination?", "yes"),
    ],
)
def test_so_much_mana_is_enough_or_not(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
