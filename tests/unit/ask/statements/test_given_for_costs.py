"""What is given up, paid or told before, where it is asked what a spell costs (CR 118.8, 118.9)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


def _of(question: str, world: World) -> str | None:
    found = answer(question, world=world)
    return found.value if found.verdict == "value" else found.verdict


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("With Trinisphere in play, how much for Force of Will if I pitch a blue card?", "{3}"),
        ("How much is Force of Will if I exile a blue card?", "{0}"),
        ("Is Force of Will free if I pitch a blue card while Thalia is out?", "no"),
        ("How much is Fireblast if I sacrifice two Mountains with Thalia out?", "{1}"),
        ("How much is Gush if I return two Islands and Thalia is on the board?", "{1}"),
        ("How much does Snuff Out cost if I pay 4 life and Thalia is on the board?", "{1}"),
        # What is given up besides changes nothing of the mana.
        ("What does Village Rites cost if I sacrifice a creature?", "{B}"),
        # A discarded card is none that is exiled: which was meant is not known.
        ("How much is Force of Will if I discard a blue card?", "unknown"),
    ],
)
def test_what_is_given_up_is_given_for_the_spell(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("My commander was cast twice. What do I pay for Krenko, Mob Boss now?", "{6}{R}{R}"),
        ("My commander was cast twice. How much is Lightning Bolt?", "{R}"),
        ("My opponent cast his commander twice. How much is Krenko, Mob Boss?", "unknown"),
        ("My commander has been cast twice from the command zone. Does it cost 2 more?", "no"),
        ("My commander has been cast twice from the command zone. Does it cost 4 more?", "yes"),
        ("My commander got countered both times I cast it, how much extra do I pay?", "{4}"),
        ("I've cast Tymna once, now I cast Thrasios for the first time. Does he cost 2 more?",
         "no"),
        ("Yuriko came in three times via commander ninjutsu, never cast. "
         "What do I pay to cast her from the zone now?", "{1}{U}{B}"),
        ("Breya was cast from the zone once before. "
         "What's my payment this time with Foundry Inspector out?", "{1}{W}{U}{B}{R}"),
        ("My commander has been countered once and died once. How much extra is it now?",
         "unknown"),
    ],
)  # fmt: skip
def test_only_casts_of_that_commander_count(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("I stole someone's commander and mine is dead, is Fierce Guardianship free?", "yes"),
        ("Mine is dead but I stole my opponent's commander, is Deflecting Swat free?", "yes"),
        ("I stole my opponent's commander and it died. Is Fierce Guardianship free?", "no"),
        ("Is Fierce Guardianship free if my commander is in the command zone?", "no"),
    ],
)
def test_any_commander_that_is_controlled_will_do(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("With K'rrik out can I cast Night's Whisper for 4 life?", "no"),
        ("With K'rrik out can I cast Dark Ritual for 2 life and no mana?", "yes"),
        ("With K'rrik out can I cast Hymn to Tourach for 2 life?", "no"),
        ("With K'rrik out can I pay 2 life for Night's Whisper?", "yes"),
        ("With K'rrik out can I pay 4 life for Night's Whisper?", "unknown"),
        ("With K'rrik out can I cast Vampiric Tutor for no mana?", "unknown"),
        ("Can I cast Dismember for 4 life and no mana?", "no"),
        ("with Platinum Emperion out can I pay life for the phyrexian mana in Dismember?", "no"),
        ("can Mental Misstep counter a Gitaxian Probe they paid 2 life for", "yes"),
        ("Can Spell Snare counter a Mutagenic Growth paid for with 2 life?", "no"),
    ],
)
def test_life_pays_for_symbols_alone(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("I control two legendary creatures. What does it cost to channel Boseiju?", "{G}"),
        ("I have three legendary creatures, how much to channel Otawara?", "{U}"),
        ("What does it cost to channel Colossal Skyturtle?", "unknown"),  # it has two
        ("Training Grounds AND Biomancer's Familiar: activation cost of Thrasios?", "{1}"),
        ("What's the activation cost of Thrasios, Triton Hero?", "{4}"),
    ],
)
def test_abilities_cost_what_is_left_of_them(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Is there a way to just hardcast Crashing Footfalls from hand by paying zero?", "no"),
        ("Can I cast Crashing Footfalls for {0}?", "no"),
        ("Is there a way to cast Crashing Footfalls?", "unknown"),  # by suspend (702.62a)
    ],
)
def test_no_mana_cost_cannot_be_paid(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("I have two Plains. I cast Prismatic Ending with X=1 on Tarmogoyf. "
         "Does it exile Tarmogoyf?", "no"),
        # One color or two: which lands pay was not said.
        ("I cast Prismatic Ending with X=1 on Tarmogoyf. Does it exile Tarmogoyf?", "unknown"),
        ("How many counters does Etched Oracle enter with?", "unknown"),
    ],
)  # fmt: skip
def test_colors_of_mana_spent_are_those_of_the_lands(
    world: World, question: str, right: str
) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("What's the mana value of Phantasmal Image copying Siege Rhino?", "4"),
        ("What is Brisela's mana value once Bruna and Gisela have melded?", "11"),
        ("What does Fierce Guardianship cost if I don't have my commander out?", "{2}{U}"),
        ("What's Mulldrifter's evoke with Sphere of Resistance?", "{3}{U}"),
        ("Does Trinisphere affect Evoke?", "unknown"),  # what it costs may be meant
        ("Opponent casts Giant Growth on Esper Sentinel with the trigger on the stack, "
         "do I need to pay 4?", "unknown"),
    ],
)  # fmt: skip
def test_values_and_costs_as_they_are_asked(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Can I crack Polluted Delta without sacrificing it?", "no"),
        ("Can I tap Lotus Petal for mana without sacrificing it?", "no"),
        ("Can I use Sol Ring without tapping it?", "no"),
        ("Can I attack with Serra Angel without tapping it?", "yes"),
        ("Can Grizzly Bears attack without tapping?", "no"),
        ("Can I cast Village Rites without sacrificing anything?", "no"),
        ("Can I cast Grizzly Bears without sacrificing a creature?", "yes"),
        ("Can I cast Thrill of Possibility without discarding a card?", "no"),
        ("Can I cast Force of Will without exiling a blue card?", "yes"),
        ("Can I cast Dismember without paying life?", "yes"),
        ("Can I crack Polluted Delta without paying life?", "no"),
        ("Can I activate Viscera Seer without sacrificing a creature?", "unknown"),
    ],
)
def test_done_without_giving_something_up(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("Do I have to pay 2 life for Steam Vents?", "no"),
        ("Must I pay life to play Watery Grave?", "no"),
        ("Do I have to pay life for Dismember?", "no"),
        ("Do I have to pay life to crack Polluted Delta?", "yes"),
        ("Can I choose not to pay for Steam Vents?", "yes"),
        ("I'm at 1 life, can my Stomping Ground come in untapped?", "no"),
        ("Can I play Steam Vents untapped?", "yes"),
        ("How much life do I lose if I fetch an untapped Steam Vents with Scalding Tarn?", "3"),
        ("I play Steam Vents untapped, what's my life total?", "18"),
        ("Does shocking in Stomping Ground trigger Vilis, Broker of Blood?", "yes"),
        ("I fetch Steam Vents untapped, what's my life total?", "unknown"),  # for what life
    ],
)
def test_life_for_a_land_is_paid_where_it_is_wanted(
    world: World, question: str, right: str
) -> None:
    assert _of(question, world) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("How much life do I pay for Polluted Delta?", "1"),
        ("How much life does Dismember cost?", "4"),
        ("How much life do I pay for Steam Vents?", "2"),
        ("How much life do I pay to cast Gitaxian Probe?", "2"),
        ("How much life does Lightning Bolt cost?", "unknown"),
    ],
)
def test_life_that_is_paid_is_counted(world: World, question: str, right: str) -> None:
    assert _of(question, world) == right
