"""What a participle before a noun says was done to a thing: "does a countered X trigger"."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does a countered Eternal Witness go to the graveyard?", "yes"),
        ("Does a countered Emrakul, the Promised End trigger?", "yes"),  # as it was cast
        ("Does a countered Rune-Scarred Demon trigger?", "no"),  # it never entered
        ("Does a blinked Solemn Simulacrum trigger again?", "yes"),
        ("Can my reanimated Llanowar Elves tap for mana?", "no"),  # it is sick (302.6)
        ("Can a bounced commander go to the command zone?", "yes"),
        ("I cast Wrath of God, does a flickered Grizzly Bears die?", "unknown"),  # when?
    ],
)
def test_it_was_done_before(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I control a stolen commander, is Deadly Rollick free?", "yes"),
        ("Can I sacrifice a stolen creature to Viscera Seer?", "yes"),
    ],
)
def test_what_is_stolen_is_another_players(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Do I draw off a countered Elvish Visionary?", "no"),
        ("Does a countered Mulldrifter draw me cards?", "no"),
        ("Does a countered creature spell trigger Blood Artist?", "no"),
        ("Do countered creatures trigger Soul Warden?", "no"),
        ("Does Guttersnipe trigger off a countered spell?", "yes"),  # it was cast
        ("Does a countered spell trigger Rhystic Study?", "yes"),
        ("Does a countered spell trigger prowess?", "yes"),
        ("If my spell gets countered does prowess still trigger?", "yes"),
        ("My Bloodbraid Elf gets countered, do I still cascade?", "yes"),
        ("What if my Mulldrifter gets countered, do I still draw?", "no"),
        ("I cast Mulldrifter and it gets countered, am I right that I don't draw?", "no"),
    ],
)
def test_what_is_countered_was_cast_and_never_entered(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does a reanimated creature have summoning sickness?", "yes"),
        ("Does a stolen Llanowar Elves have summoning sickness?", "yes"),
        ("I steal Grizzly Bears with Threaten, does it have summoning sickness?", "no"),  # haste
        ("Is a creature I flicker summoning sick?", "yes"),
        ("Does Goblin Guide have summoning sickness?", "no"),
        ("Can I attack with a creature I stole this turn?", "no"),
        ("Can I attack with Ball Lightning the turn I reanimate it?", "yes"),
        ("Can I attack with a creature the turn I reanimate it?", "no"),
        ("Can I attack with a token the turn I make it?", "no"),
        ("Can I sacrifice a creature the turn I steal it?", "yes"),
        ("Do reanimated creatures have haste?", "no"),
    ],
)
def test_what_came_this_turn_may_not_attack(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("They bounce my token, does it come back?", "no"),  # 111.8
        ("Does a flickered token come back?", "no"),
        ("Does a flickered creature come back?", "yes"),
        ("Does a token go to my hand when it's bounced?", "no"),
        ("Does a token die when it's exiled?", "no"),
        ("Is a bounced token gone?", "yes"),
        ("Do tokens die?", "yes"),
    ],
)
def test_a_token_that_left_is_nowhere(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I bounce a stolen creature, whose hand does it go to?", "the opponent's hand"),
        ("If my stolen Grizzly Bears dies whose graveyard does it go to?", "the opponent's grave"),
        ("If my creature dies what happens to the equipment?", "stays on the battlefield"),
        ("If my creature dies what happens to the aura?", "is put into your graveyard"),
    ],
)
def test_where_it_goes(world: World, question: str, said: str) -> None:
    assert said in answer(question, world=world).summary


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does flickering Thragtusk make a Beast?", "yes"),
        ("Does exiling Wurmcoil Engine make tokens?", "no"),
        ("Does destroying Wurmcoil Engine make tokens?", "yes"),
        ("Would destroying Rancor return it to hand?", "yes"),
        ("Does exiling Rancor return it to hand?", "no"),
        ("Does milling Narcomoeba put it into play?", "yes"),
        ("Does bouncing a token get rid of it?", "yes"),
        ("Do I draw two if I flicker Mulldrifter?", "yes"),
        ("Does sacrificing my commander put it in the command zone?", "yes"),
        ("Does Narcomoeba trigger when milled?", "yes"),
        ("Does Emrakul, the Promised End trigger if countered?", "yes"),
    ],
)
def test_a_deed_may_be_what_does_something(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does a flickered creature keep its counters?", "no"),  # 122.2
        ("If my opponent takes my creature does it keep its counters?", "yes"),
        ("Does my creature lose its counters when it is bounced?", "yes"),
        ("If I flicker my creature do the auras fall off?", "yes"),
        ("My opponent steals my creature, does my aura fall off?", "no"),
        ("My creature gets -3/-3, does the aura fall off?", "unknown"),  # how large is it then?
    ],
)
def test_what_was_on_it_stays_with_it_or_not(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does cycling a card count as discarding it?", "yes"),  # 702.29a
        ("Does milling count as discarding?", "no"),
        ("Does copying a spell count as casting it?", "no"),  # 707.10
        ("Is suspending a card casting it?", "no"),
        ("Does flashback count as casting a spell?", "yes"),
        ("Does copying Lightning Bolt trigger prowess?", "no"),
        ("Does copying a spell trigger Archmage Emeritus?", "yes"),
        ("Do tokens count as dying?", "yes"),
    ],
)
def test_what_counts_as_something(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Will cracking a fetchland trigger Courser of Kruphix?", "yes"),
        ("Does playing a land trigger landfall?", "yes"),
        ("Does a fetchland trigger landfall twice?", "yes"),
        ("Does casting an artifact trigger prowess?", "yes"),
        ("Does casting a creature spell trigger prowess?", "no"),
        ("Does a creature spell trigger Monastery Swiftspear's prowess?", "no"),
        ("Does copying a spell trigger prowess?", "no"),  # a copy is not cast (707.10)
        ("Does copying a spell trigger Archmage Emeritus?", "yes"),
        ("Does sacrificing trigger Blood Artist?", "yes"),
    ],
)
def test_what_is_done_makes_it_trigger(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does suspend give haste?", "yes"),  # 702.62a
        ("Does a creature that comes off suspend have haste?", "yes"),
        ("Can a suspended creature attack right away?", "yes"),
        ("Does Leyline of the Void exile tokens?", "no"),
        ("Does Rest in Peace exile tokens?", "yes"),
        ("Does Leyline of the Void stop Wurmcoil Engine?", "yes"),
        ("Does Drannith Magistrate stop commanders?", "yes"),
        ("Does a token come back after being blinked by Ephemerate?", "no"),
        ("With Pacifism on it, can my creature attack?", "no"),
        ("What happens to a token bounced to hand?", "outcome"),
        ("Do creatures die when they are exiled?", "no"),
    ],
)
def test_plain_ways_to_say_what_is_done(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can Clone copy a planeswalker?", "no"),
        ("Can Clone copy an artifact creature?", "yes"),
        ("If Clone copies Goblin Guide can it attack?", "yes"),
        ("Does Bloodghast come back if I play a land?", "yes"),
        ("Does Bloodghast come back if I cast a creature?", "no"),
        ("Does a milled Narcomoeba enter the battlefield?", "yes"),
        ("Is Blood Artist triggered by a token?", "yes"),
    ],
)
def test_what_is_copied_and_what_comes_back(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("I flicker a stolen creature, who gets it back?", "the opponent controls"),
        ("My opponent steals my creature and flickers it, who ends up controlling it?", "you"),
        ("I discard a card against Leyline of the Void, where does it go?", "in exile"),
        ("Does Rest in Peace stop my commander from going to the command zone?", "No"),  # 903.9a
        ("Does a stolen commander turn on Fierce Guardianship?", "Yes"),
        ("Does flickering a creature draw me a card off Beast Whisperer?", "No"),
    ],
)
def test_who_gets_what(world: World, question: str, said: str) -> None:
    assert said in answer(question, world=world).summary


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does my creature survive Wrath of God if it's indestructible?", "yes"),
        ("Does Wrath of God kill a creature if it has hexproof?", "yes"),
        ("Does Path to Exile kill my creature if it's indestructible?", "unknown"),
        ("Does Lightning Bolt kill my creature if it has protection from red?", "no"),
        ("Does a creature survive Day of Judgment if it regenerates?", "unknown"),  # by what
        ("Can Walking Ballista survive while Solemnity is out?", "no"),
        ("Does Worldspine Wurm survive Earthquake?", "unknown"),  # of which X
    ],
)
def test_what_is_said_of_it_is_said_of_the_creature(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Parallel Lives double my tokens?", "yes"),
        ("Does Parallel Lives double tokens my opponent makes?", "no"),
        ("Does Anointed Procession double Treasure tokens?", "yes"),
        ("Do tokens trigger Blood Artist when they die?", "yes"),
        ("Does Grizzly Bears trigger Soul Warden when it dies?", "no"),
        ("Does Skullclamp work on tokens?", "yes"),
        ("Does a stolen creature go to my graveyard when it dies?", "no"),
        ("Does a stolen creature go to my hand if I bounce it?", "no"),
    ],
)
def test_tokens_and_what_is_stolen(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
