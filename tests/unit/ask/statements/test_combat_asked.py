"""Combat as it is asked about: damage steps, several blockers, one of several alike."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # What has first strike deals damage again only with double strike (CR 510.4, 702.7c).
        (
            "my first striker loses first strike after the first damage step, does it hit again?",
            "no",
        ),
        (
            "I attack with a 2/2 first striker, after first strike damage I give it double strike "
            "with Temur Battle Rage, does it deal damage again?",
            "yes",
        ),
        (
            "my double striker loses double strike after first strike damage, does it hit again?",
            "no",
        ),
        ("my 2/2 double striker attacks, does it deal damage twice?", "yes"),
        ("I attack with a 2/2 first striker, does it also deal regular damage?", "no"),
        # As many block as are said; one of them may be meant.
        ("my 4/4 gets double blocked by 2/2s, does it survive?", "no"),
        ("my 5/5 gets double blocked by 2/2s, does it survive?", "yes"),
        (
            "my 4/4 gets double blocked by two 2/2s, I bolt one of the blockers before damage. "
            "does my 4/4 survive?",
            "yes",
        ),
        ("my 3/3 gets gang blocked by 2/2s, does it survive?", "unknown"),
        ("I attack with two 2/2s, one of them gets bolted, how much damage do they take?", "2"),
        (
            "I attack with a 2/2 and a 3/3, one gets bolted, how much damage do they take?",
            "unknown",
        ),
        # What is blocked stays blocked (CR 509.1h); trample is lethal damage first (CR 702.19b).
        ("my attacker is blocked by a 2/2, then I bolt the blocker. does it hit the player?", "no"),
        ("my 3/3 trampler is blocked by a 2/2 and I bolt the blocker, how much hits face", "3"),
        ("3/3 trampler blocked by a 2/2. how much goes to face?", "1"),
        ("they chump my 6/6 trample with a 1/1. damage to the player?", "5"),
    ],
)
def test_damage_is_told_by_the_steps_and_the_blockers(
    world: World, question: str, right: str
) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # The player who is affected chooses the order (CR 616.1): the one who gains, most.
        (
            "doubling season and hardened scales in play, I cast Walking Ballista with x=2, how "
            "many counters does it enter with?",
            "6",
        ),
        (
            "parallel lives and anointed procession out, I cast raise the alarm, how many soldiers",
            "8",
        ),
        ("I control Furnace of Rath and Torbran, I Shock my opponent, how much damage?", "6"),
    ],
)
def test_who_is_affected_orders_replacement_effects(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).value == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # Loyalty that is a cost is put on by no effect (CR 606.4).
        ("doubling season, I +1 Liliana of the Veil. does she go up by 2?", "no"),
        ("I +1 Liliana of the Veil. does she go up by 1?", "yes"),
        # Counters are not copied (CR 707.2).
        ("quasiduplicate on my 1/1 that has 4 +1/+1 counters, does the token get them?", "no"),
        # Each source with lifelink makes its player gain life by itself (CR 702.15e).
        ("two lifelink guys connect at once, does ajani's pridemate get 2 counters?", "yes"),
        ("a lifelink guy connects, does ajani's pridemate get 2 counters?", "no"),
        ("opp brainstorms in his main phase, my Notion Thief is out. do I get all 3 cards?", "yes"),
        # Which player is chosen is no matter, or it is the one who is asked about.
        ("languish with my stuffy doll out, does the doll die?", "yes"),
        ("wrath of god with my stuffy doll out, does the doll die?", "no"),
        # Types are changed in every zone, or on the battlefield only.
        ("arcane adaptation on zombie, are the creature cards in my graveyard zombies?", "yes"),
        ("xenograft naming elf, are creature cards in my graveyard elves?", "no"),
    ],
)
def test_counters_choices_and_types_come_out_as_they_are_played(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).verdict == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # What enters is looked at as it would be on the battlefield (CR 614.12).
        ("dress down in play, opponent casts Clone. does clone still come in as a copy?", "no"),
        ("torpor orb out, I cast Clone. does it still enter as a copy?", "yes"),
        # Being a commander is no ability or characteristic (CR 903.3).
        (
            "they put kenrith's transformation on my commander. does the elk still deal commander "
            "damage?",
            "yes",
        ),
        ("my Grizzly Bears attacks, does it deal commander damage?", "no"),
        # One counter, under effects whose order its player chooses (CR 616.1).
        ("hardened scales + branching evolution, can a single +1/+1 counter turn into 4?", "yes"),
        ("hardened scales: does one +1/+1 counter turn into 3?", "no"),
        # Damage and effects end at the same time (CR 514.2).
        (
            "giant growth on a 2/2 that took 4 damage. does it die when growth wears off?",
            "no",
        ),
        ("I cast giant growth on my 2/2 and it takes 5 damage. does it die?", "yes"),
        ("ghostly prison - does attacking my planeswalker cost them 2?", "no"),
        ("ghostly prison: can they attack me without paying?", "no"),
        (
            "living death brings back soul warden and essence warden together, do they see each "
            "other?",
            "yes",
        ),
        ("they swing for 5, I'm at 4, do I die?", "yes"),
        ("they swing for 3, I'm at 4, do I die?", "no"),
    ],
)
def test_what_is_asked_of_copies_commanders_and_ends_is_played(
    world: World, question: str, right: str
) -> None:
    assert answer(question, world=world).verdict == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Leyline Phantom blocks a 1/1, does it bounce?", "yes"),
        ("skithiryx with basilisk collar connects. do I gain life even though it's poison?", "yes"),
        ("my 3/3 was dealt 3, does it die?", "yes"),
        ("I have 3 life and 4 damage comes in, do I die?", "yes"),
        ("5 damage comes in and I'm at 6, am I dead?", "no"),
        ("I attack with a trampler and they cast fog, any damage?", "no"),
        ("I gain 7 with Angel's Mercy, does ajani's pridemate trigger?", "yes"),
        # A delayed trigger waits for the next end step (CR 603.7b).
        (
            "sneak attack in my opponent's end step, do I keep the creature through my next turn?",
            "yes",
        ),
        ("through the breach in my main phase, do I keep the creature through my next turn?", "no"),
        ("can I attack their planeswalker with a creature that came in this turn?", "no"),
        ("can a 2/2 with protection from black be blocked by a black creature?", "no"),
    ],
)
def test_what_one_card_does_to_another_is_played(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("two 2/2s block my 4/4, can I kill both?", "yes"),
        ("two 3/3s block my 4/4, can I kill both?", "no"),
        ("five 1/1s block my 5/5 deathtouch, can I kill all?", "yes"),
        ("they double block my 3/3 deathtouch with 4/4s, can it kill both?", "yes"),
        ("erebos out, my opponent's lifelinker connects. does he gain life?", "no"),
        ("leyline of punishment out, my lifelinker connects, do I gain life?", "no"),
    ],
)
def test_damage_is_divided_so_that_most_die(world: World, question: str, right: str) -> None:
    assert answer(question, world=world).verdict == right
