"""Combat, damage, counters and untapping, asked in the plain words of a player at the table."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # Two that fight may be named together (CR 701.14a).
        ("My 2/2 and his 4/4 fight, who dies?", "Only your 2/2 dies"),
        ("If my 3/3 and their 3/3 fight, do both die?", "yes"),
        ("Grizzly Bears and his indestructible 3/3 fight, do they both die?", "no"),
        # What came in this turn does not attack without haste, however it came in (CR 302.6).
        ("Can I attack with Griselbrand the turn I reanimate it?", "no"),
        ("Can my reanimated Goblin Guide attack this turn?", "yes"),
        ("Can my reanimated creature block?", "yes"),
        ("Can tokens attack right away?", "no"),
        ("Can Goblin Guide attack right away?", "yes"),
        ("Can a creature that was flashed in at end of turn attack on my turn?", "yes"),
        # Attackers become tapped, blockers do not (CR 508.1f, 509.1).
        ("Does a creature with vigilance tap to attack?", "no"),
        ("Do creatures tap when they attack?", "yes"),
        ("Does blocking tap my creature?", "no"),
        ("Can a creature with vigilance attack and block?", "yes"),
        ("Can Grizzly Bears attack and then block on their turn?", "no"),
        ("Can Serra Angel attack and block in the same turn?", "unknown"),
        # Planeswalkers may be attacked at once; what taxes attacks on you says nothing of them.
        ("Can I attack a planeswalker?", "yes"),
        ("Can a planeswalker be attacked the turn it comes in?", "yes"),
        ("Can Grizzly Bears attack Jace Beleren the turn it comes in?", "no"),
        ("Can I attack my own planeswalker?", "no"),
        ("Does Propaganda protect my planeswalkers?", "no"),
        ("Does Sphere of Safety protect planeswalkers?", "yes"),
        ("Do I have to pay for Ghostly Prison when attacking a planeswalker?", "no"),
        # A new object has no counters; one that changes its controller is the same (CR 400.7).
        ("Does a creature keep its counters if it's blinked?", "no"),
        ("Does my creature lose its +1/+1 counters if it's flickered?", "yes"),
        ("Does a creature keep its counters if it attacks?", "yes"),
        ("They steal my creature with Control Magic, does it keep its counters?", "yes"),
        # What a keyword does for its bearer (CR 702.12b, 704.5f, 704.5h).
        ("Does indestructible stop sacrifice?", "no"),
        ("Does indestructible save my creature from -2/-2?", "no"),
        ("Does indestructible save my creature from deathtouch?", "yes"),
        ("Does indestructible stop damage?", "unknown"),
        ("Does indestructible save a creature with zero toughness?", "no"),
        ("Does a creature with 0 toughness die?", "yes"),
        ("Does my 2/2 with two -1/-1 counters die?", "yes"),
        ("Does indestructible protect against exile?", "no"),
        ("Does deathtouch kill Darksteel Colossus?", "no"),
        ("Does deathtouch kill a 10/10?", "yes"),
        ("Does Anthem pump tokens?", "yes"),
        # What untaps, in whose untap step (CR 502.3).
        ("Does Basalt Monolith untap during my untap step?", "no"),
        ("Does Sol Ring untap during my untap step?", "yes"),
        ("Winter Orb out, does my Sol Ring untap?", "yes"),
        ("Do my lands untap under Winter Orb?", "unknown"),
        ("Does my creature untap with Claustrophobia on it?", "no"),
        ("Does Claustrophobia stop a creature from untapping?", "yes"),
        ("Do creatures untap with Intruder Alarm out?", "no"),
        ("Do basic lands untap under Back to Basics?", "yes"),
        ("Do I get to untap a stolen creature?", "yes"),
        ("Frost Titan tapped my creature; does it untap in my next untap step?", "no"),
        ("Does Prophet of Kruphix untap my lands on my opponent's turn?", "yes"),
        ("Does Prophet of Kruphix untap my artifacts on my opponent's turn?", "no"),
        # A blocked creature stays blocked (CR 509.1h).
        ("If I kill the blocker does my creature deal damage to the player?", "no"),
        ("Blocker was killed before damage, does my creature hit the player?", "no"),
        # The legend rule puts into a graveyard, and sacrifices nothing (CR 704.5j).
        ("Does the legend rule trigger Blood Artist?", "yes"),
        ("Does Mayhem Devil trigger from the legend rule?", "no"),
        ("Does the legend rule count as dying?", "yes"),
        ("Does losing a permanent to the legend rule count as a sacrifice?", "no"),
        # The card of the draw step is counted where it is asked what is drawn with it (CR 504.1).
        ("How many cards do I draw with Howling Mine?", "2"),
        ("How many cards do I draw off two Howling Mines?", "2"),
        ("How many cards do I draw from Howling Mine?", "1"),
        ("Does my opponent draw from Howling Mine?", "yes"),
        ("Platinum Angel out, do I lose?", "no"),
        ("Does Platinum Angel stop me from losing?", "yes"),
        ("Does Lightning Bolt kill my opponent at 3 life?", "yes"),
        ("Does Lightning Bolt kill me at 4 life?", "no"),
        ("At one life with Worship and a creature, does Bolt kill me?", "no"),
        ("My opponent has Platinum Angel and 10 poison counters, do they lose?", "no"),
        ("I proliferate with 9 poison on them, do they die?", "yes"),
        ("My opponent has 8 poison and I hit with Blighted Agent, do they lose?", "no"),
        ("Opponent at 9 poison, Blighted Agent hits. lose?", "yes"),
        # Counters and tokens that come are doubled, also as a planeswalker enters (CR 614.16).
        ("Does Doubling Season double a planeswalker's starting loyalty?", "yes"),
        ("Does Anointed Procession double loyalty?", "no"),
        ("Does Doubling Season double +1/+1 counters?", "yes"),
        ("Does Parallel Lives double tokens?", "yes"),
        ("How much loyalty does Jace Beleren have with Doubling Season?", "6"),
        # Damage wears off as the turn ends, and not before (CR 514.2).
        ("Does damage on my creature go away at end of turn?", "yes"),
        ("My 3/3 took 2 damage, does another 1 damage kill it?", "yes"),
        ("Does 3 damage kill a 4/4?", "no"),
        ("They Swords my 3/3. how much life for them?", "0"),
        ("Solitude exiles my 4/4, how much life do I gain?", "4"),
        ("Grizzly Bears under Glorious Anthem, 2/2 or 3/3?", "3/3"),
        ("Serra Angel attacked last turn; can she block now?", "yes"),
        ("My creature attacked last turn, can it block?", "no"),
        ("Young Wolf with a +1/+1 counter dies, does it undying back?", "no"),
        ("What loyalty is Wrenn and Six after its first plus?", "4"),
        ("Do -1/-1 counters kill an indestructible creature?", "yes"),
        ("Does indestructible save my creature from the legend rule?", "no"),
        ("Do I lose right away when my library runs out of cards?", "no"),
        # So much for each attacker (CR 508.1h).
        ("How much do I pay to attack with two creatures through Propaganda?", "{4}"),
        ("Can I attack through Ghostly Prison without paying?", "no"),
        ("Can I cast a creature after combat?", "yes"),
        ("Can I cast a creature before combat?", "yes"),
        ("Can I play a land after combat?", "yes"),
    ],
)
def test_what_players_ask_of_combat_is_answered(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    if found.verdict == "outcome":
        assert right in found.summary
    else:
        assert (found.value if found.verdict == "value" else found.verdict) == right
