"""Questions about spells on the stack and in other zones: what counts, fizzles, may be cast."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


def _came_to(world: World, question: str) -> str:
    found = answer(question, world=world)
    return str(found.value if found.verdict == "value" else found.verdict)


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("does flashback count toward storm?", "yes"),
        ("does a countered spell count for storm", "yes"),
        ("is cycling counted for storm?", "no"),
        ("does suspending Lotus Bloom add to the storm count", "no"),
        ("I cast Shock, then I cast Grapeshot. how many copies?", "1"),
        ("cast 3 spells then grapeshot, how many copies", "3"),
    ],
)
def test_storm_counts_what_was_cast(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("topdecked Bonfire of the Damned in my draw step, miracle?", "yes"),
        ("Entreat the Angels in my opening hand, can i cast it for miracle turn one", "no"),
        ("howling mine: the extra card is Temporal Mastery, can i miracle it", "no"),
        ("i brainstorm on opponent's turn, can the third card be a miracle", "no"),
        ("Terminus is on top, i cast Opt on opponent's turn. miracle?", "yes"),
        ("can i miracle Terminus if it's the second card i drew this turn", "no"),
    ],
)
def test_a_miracle_is_drawn_first(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("doom blade on a bear that turns black in response, fizzle?", "yes"),
        ("assassinate target gets untapped in response, fizzle?", "yes"),
        ("Smite the Monstrous, target shrunk to 3 power in response, fizzle?", "yes"),
        ("Mortify on an enchantment that becomes a creature in response. fizzle?", "no"),
        ("path to exile on my bear, i sac it to Viscera Seer. do i get the land", "no"),
        ("Repulse on my bear, I sac it in response. does he draw?", "no"),
        ("electrolyze split on two elves, one gets sacrificed. still draw?", "yes"),
    ],
)
def test_a_target_is_legal_as_the_spell_resolves(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("pithing needle naming Llanowar Elves, can he still tap it for mana?", "yes"),
        ("meddling mage naming Fire, can i cast Ice", "yes"),
        ("meddling mage naming Fire, can i cast Fire", "no"),
    ],
)
def test_a_name_is_that_of_a_half(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("redirect on Rakdos's Return in a 1v1, can I throw it back at the caster?", "no"),
        ("misdirection on Hymn to Tourach in a duel, can i throw it back at him", "yes"),
        ("Can Spellskite take a Lightning Bolt aimed at my face?", "yes"),
        ("spellskite vs Go for the Throat on my bear, can it redirect", "no"),
        ("can Spellskite steal Thoughtseize?", "no"),
        ("Deflecting Swat on Doom Blade, can i aim it at his Vampire Nighthawk", "no"),
        ("Imp's Mischief on his Sign in Blood, do i draw", "yes"),
        ("he bolts my bear, i use spellskite. does the bear die", "no"),
    ],
)
def test_a_new_target_is_legal_for_the_caster(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("can i tap four creatures to conspire Ghastly Discovery twice?", "no"),
        ("can I kick Burst Lightning twice?", "no"),
        ("can I kick Archangel of Wrath twice", "yes"),  # each of its two costs once
        ("can I kick Thornscape Battlemage three times", "no"),
        ("can i multikick Wolfbriar Elemental three times", "yes"),
        ("can i replicate Gigadrowse four times", "yes"),
        ("can i pay buyback twice on Capsize", "no"),
        ("can i put both targets of Arc Trail on one creature", "no"),
        ("recurring nightmare: can the creature i sacrifice be the one i return", "no"),
        ("Trash for Treasure, can i return the artifact i sacrificed?", "no"),
    ],
)
def test_a_cost_is_paid_once_and_after_the_targets(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("does an overloaded Cyclonic Rift trigger ward", "no"),
        ("does ward trigger off Diabolic Edict", "no"),
        ("does Fry trigger ward", "yes"),
        ("does my Swords to Plowshares on my own ward creature trigger ward", "no"),
        ("abrupt decay on a ward creature: do i have to pay?", "no"),
        ("slice from the shadows on Tolarian Terror, do i pay", "no"),
        ("shock on a ward {2} creature and i don't pay, does it get countered", "yes"),
    ],
)
def test_ward_triggers_for_what_is_aimed(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("my opponent casts Mindslaver, can i Shatter it before he cracks it", "no"),
        ("i cast Prodigal Sorcerer, can he shock it before i ping him", "yes"),
        ("he casts Arcanis the Omnipotent, can i bolt it before he draws", "yes"),
        ("suspended Durkwood Baloth resolves, can it attack right away?", "yes"),
    ],
)
def test_who_has_priority_acts_first(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) in (right, "unknown")


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("discard Fiery Temper to Faithless Looting, can i cast it for madness", "yes"),
        ("opponent makes me discard Basking Rootwalla with Thoughtseize, can i madness it", "yes"),
        ("i mill Fiery Temper, can i cast it for its madness cost", "no"),
        ("can i madness Reckless Wurm when Wild Mongrel discards it", "yes"),
        ("i sacrifice Basking Rootwalla, does madness trigger", "no"),
    ],
)
def test_madness_needs_a_discard(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right


@pytest.mark.parametrize(
    ("question", "right"),
    [
        ("drew Terminus second this turn, can i miracle it", "no"),
        ("i discard Fiery Temper to hand size, can i madness it", "yes"),
        ("can i Deflecting Swat a Duress back at its caster", "no"),
        ("can i misdirection his Thoughtseize back at him", "yes"),
        ("Cast Down on a bear that becomes legendary in response, fizzle", "yes"),
        ("Plague Wind, creature gains hexproof in response, does it die", "unknown"),
        ("Rogue Elephant with no Forest, does it stay", "unknown"),
    ],
)
def test_what_is_said_in_fewer_words(world: World, question: str, right: str) -> None:
    assert _came_to(world, question) == right
