"""Whether an ability is a mana ability, uses the stack, and may be answered (CR 605.3b)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can they respond when I sacrifice an artifact to Krark-Clan Ironworks", "no"),
        ("can they respond when I sacrifice a creature to Viscera Seer", "yes"),
        ("they tap Gaea's Cradle, can I bolt one of their creatures in response", "no"),
        ("they activate Mother of Runes, can I bolt it in response", "yes"),
        ("opponent cracks Lotus Petal, can I respond", "no"),
        ("Radha, Heir to Keld attack trigger, does it use the stack", "yes"),
        ("Agent of Stromgald's ability - stack or no stack?", "no"),
        ("Does sacrificing a goblin to Skirk Prospector use the stack?", "no"),
        ("Cryptolith Rite creatures: do their mana abilities use the stack", "no"),
        ("Does Basal Sliver's ability use the stack or is it a mana ability?", "no"),
        ("Kinnan, Bonder Prodigy's extra mana, mana ability?", "yes"),
        ("Mirari's Wake: is the bonus mana a mana ability?", "yes"),
        ("can they respond to the extra mana from Wild Growth?", "no"),
        ("is Wild Growth's second ability a mana ability?", "yes"),
        # Counted with its keyword, or without: what is meant was not said.
        ("is Vorinclex, Voice of Hunger's second ability a mana ability?", "unknown"),
        ("is darkwater egg still a mana ability after the august change", "no"),
        ("Helionaut's ability costs 1, still mana ability?", "yes"),
    ],
)
def test_what_uses_the_stack_may_be_answered(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does my Karn, the Great Creator shut off my own Mana Vault?", "no"),
        ("does Null Rod stop Sensei's Divining Top", "yes"),
        ("Damping Matrix vs mana rocks, do they still tap for mana", "yes"),
        ("Stony Silence and treasures. can I sac them", "no"),
        ("Null Rod and my Lotus Petal, does it still work", "no"),
        ("with Karn, the Great Creator on my side, does my Sol Ring still work", "yes"),
        ("Pithing Needle on Krark-Clan Ironworks: can they still sac to it for mana", "yes"),
        ("opponent has Stony Silence. does my Aether Vial still work", "no"),
    ],
)
def test_what_is_stopped(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("can Squelch counter Deathrite Shaman's first ability", "yes"),
        ("can Azorius Guildmage counter Sol Ring's ability", "no"),
        ("does Stifle counter Gilded Lotus's ability", "no"),
        ("can Counterspell counter Mother of Runes's ability", "no"),
        ("with Krosan Grip on the stack can I crack a Treasure", "yes"),
        ("with Sudden Shock on the stack can I sac Grizzly Bears to Viscera Seer", "no"),
        ("opponent casts Wipe Away, can I sac Sakura-Tribe Elder", "no"),
        ("tap Ancient Tomb for mana, does the damage use the stack", "no"),
        ("does the damage from City of Brass use the stack", "yes"),
        ("LED empty handed, can I crack it?", "yes"),
    ],
)
def test_what_counters_an_ability_and_what_waits(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict
