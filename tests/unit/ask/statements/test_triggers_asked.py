"""Asks of triggers and of counts go with whatever is said to be there and to happen."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World

ASKED = """
ajani's pridemate, i gain 3 life. does it grow | yes
does ajani's pridemate grow when opp gains life | no
does monastery swiftspear get +1/+1 when i cast a creature | no
managorger hydra out, opponent casts bolt. do i get a counter | yes
jace's projection, i cast divination. how many +1/+1 counters | 2
opponent draws a card twice with my smothering tithe out, how many treasures | 2
i activate dragon whelp five times, how big is it | 7/3
i draw 2 cards, Niv-Mizzet Parun, how much damage to opponent | 2
does prowess trigger on monastery swiftspear if i cast an equipment | yes
monastery mentor prowess trigger from playing a land | no
does prowess trigger on an artifact? | yes
does prowess trigger on a creature spell? | no
does prowess trigger for an opponent's spell? | no
does exalted trigger when two creatures attack? | no
does my lotus cobra's landfall trigger off an opponent playing a land | no
harrow with rampaging baloths, how many landfall triggers | 2
does panharmonicon double mulldrifter's etb | yes
does panharmonicon double blood artist's trigger | no
teysa karlov and blood artist, grizzly bears dies, how many drains | 2
archmage emeritus and i copy lightning bolt with twincast, how many magecraft triggers | 2
rampant growth, lotus cobra, does landfall trigger | yes
blood artist and two grizzly bears die at the same time, how many drains | 3
Soul Warden and two grizzly bears enter together, how much life do i gain | 2
I cast three spells then Grapeshot, how much damage total | 4
i sac 3 treasures with mayhem devil out, how much damage to opponent | 3
a token copy of Solemn Simulacrum dies, do i draw | yes
token copy of kitchen finks dies. does it come back | no
noble hierarch attacks alone, does she get +1/+1 | yes
Torpor Orb out, i cast Siege Rhino. drain 3? | no
impact tremors and krenko, mob boss makes 4 goblins. damage? | 4
felidar sovereign with 40 life at upkeep, win? | yes
felidar sovereign, i'm at 39 life, my upkeep, do i win | no
howling mine, opponent's draw step, how many cards does opponent draw | 2
daring skyjek attacks alone. battalion? | no
Korvold, Fae-Cursed King attacks and i sacrifice a Treasure. how big is he | 5/5
midnight reaper dies, do i draw and lose 1 | yes
Pashalik Mons and two other goblins die to my Blasphemous Act, how many pings | 3
Undead Augur dies together with 2 Walking Corpses. how many cards do i draw | 3
i grapeshot as my third spell this turn, how much damage | 3
Notion Thief, I Wheel of Fortune. how many cards do I draw | 14
Garruk's Packleader and Hooting Mandrills, card? | yes
Garruk's Packleader and Grizzly Bears, card? | no
Bloodghast in graveyard, i play a forest. does it come back | yes
Soul Warden and Essence Warden enter at the same time, do they see each other | yes
Does Lotus Cobra see my opponent's land drop | no
Smothering Tithe, my draw step, treasure? | no
Ruin Crab and I crack Fabled Passage, how many cards does opponent mill | 3
Lightning Greaves targeting my Phantasmal Bear, does the bear die | yes
my opponent casts Giant Growth on my Fabled Hero, heroic? | no
liliana's caress, opponent discards 3 cards. how much life does he lose | 6
Wurmcoil Engine gets Path to Exiled, how many tokens? | 0
"""


@pytest.mark.parametrize("line", ASKED.strip().splitlines())
def test_what_triggers_and_how_often_is_played(world: World, line: str) -> None:
    question, _, right = line.partition(" | ")
    found = answer(question, world=world)

    assert right in (found.value, found.verdict), found.summary
