"""Prices that are asked for as one of two, as more or less than so much, or as owed to a card."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "right"),
    [
        # One of two prices: in mana, in symbols, or nothing at all.
        ("Trinisphere is out and I pitch Misdirection. Nothing or three?", "3"),
        ("Ancestral Vision comes off suspend under Trinisphere, pay three or nothing?", "3"),
        ("Ornithopter under Sphere of Resistance: free or one?", "1"),
        ("Ornithopter under Thorn of Amethyst: free or one?", "0"),
        ("one Baral, Chief of Compliance, does my Divination cost 1U or 2U?", "{1}{U}"),
        ("Defense Grid, I Shock them on their turn. 1 or 4?", "4"),
        ("Thorn of Amethyst and Trinisphere: is my Ornithopter 3 or 4", "3"),
        ("my third spell this turn is Shock under Damping Sphere, 1 or 3?", "3"),
        ("Does it cost 3 or 4 to evoke Mulldrifter under Sphere of Resistance?", "4"),
        ("Is Force of Will 5 or free if I pitch a blue card?", "0"),
        ("am i stuck paying 3 for Ornithopter under Trinisphere?", "yes"),
        # Nothing there changes a cost, so it may be asked of something else.
        ("Grizzly Bears and Hill Giant, 2 or 4?", "unknown"),
        # More, less, down to or below so much.
        ("Ruby Medallion and I want to cast Tormenting Voice, does the cost go down to 1?", "yes"),
        ("Ruby Medallion and I want to cast Divination, does the cost go down to 2?", "no"),
        ("casting Birchlore Rangers face down under Trinisphere, more than 3?", "no"),
        ("casting Birchlore Rangers face down under Sphere of Resistance, more than 3?", "yes"),
        ("Embercleave with eight attackers, does it go below RR", "no"),
        ("Myr Enforcer with seven artifacts out, is it less than 1?", "yes"),
        ("Scion of Draco costs less than 12 with Sphere of Resistance out?", "unknown"),
        ("Steel Overseer with Foundry Inspector, 1 mana right?", "yes"),
        ("Steel Overseer with Foundry Inspector, 2 mana right?", "no"),
        ("Is my Hill Giant one cheaper with Ruby Medallion in play?", "yes"),
        ("Are my Grizzly Bears one cheaper with Ruby Medallion in play?", "no"),
        # What is owed to a card that taxes.
        ("do I owe Thorn of Amethyst's tax on a pitched Force of Will", "yes"),
        ("do I owe Thorn of Amethyst's tax on Grizzly Bears", "no"),
        ("my second spell this turn is Gush returning two Islands, do I owe Damping Sphere 1?",
         "yes"),
        ("Do I get to skip Sphere of Resistance's tax if I pitch Fury?", "no"),
        ("Do I get to skip Sphere of Resistance's tax if I pitch Force of Will?", "no"),
        ("Does Grizzly Bears dodge Thorn of Amethyst?", "yes"),
        ("Does {1} from Thorn of Amethyst go on top of Shock", "unknown"),
        ("Does Thorn of Amethyst's {1} go on top of Shock", "yes"),
        # The tax on a commander.
        ("Owe any tax when Command Beacon put my commander in hand?", "no"),
        ("my commander died once, owe any tax?", "yes"),
        ("Fist of Suns to cast my commander after it died once, is the tax still on top?", "yes"),
        ("Omniscience: I cast my commander from the command zone, tax on top?", "unknown"),
        ("do I owe tax if my commander got reanimated from the graveyard?", "unknown"),
        ("Can I skip the commander tax by casting my commander from hand?", "yes"),
        # What was delved away pays; Trinisphere looks at the total cost before that.
        ("Tasigur, the Golden Fang with five delved away, how much mana under Trinisphere?", "{B}"),
        # What helps to pay, and for which part of the cost.
        ("does delve help pay the extra {1} from Sphere of Resistance?", "yes"),
        ("Can delve on Murderous Cut cover the black as well?", "no"),
        ("May I tap a creature for the extra {1} when I convoke Stoke the Flames into Thalia?",
         "yes"),
        ("Face down creature tapped for the green in Siege Wurm's cost?", "no"),
        ("Can a face-down creature pay the generic part of Siege Wurm?", "yes"),
        # What a spell takes besides is taken where it is cast for nothing.
        ("Bring to Light finds Natural Order, do I owe a green creature", "yes"),
        ("Do I get to skip the sacrifice if I cascade into Natural Order?", "no"),
        ("Omniscience with Village Rites, does a creature still go?", "yes"),
        # A copy is not cast, and takes nothing.
        ("Fork on someone's Fling. Must I sacrifice something too?", "no"),
        ("Village Rites copied with Naru Meha, second sac?", "no"),
        ("Do I need to discard again when I copy Tormenting Voice with Twincast?", "no"),
        ("I cast Fling and copy it with Twincast, do I have to sacrifice a creature?", "unknown"),
        ("They Fork my Natural Order, do they have to sacrifice a creature?", "no"),
        # What changes costs is said to be on what it makes cheaper or dearer.
        ("Heartstone on Thrasios, what's the activation cost now?", "{3}"),
        ("Thorn of Amethyst on Shock, 1 or 2?", "2"),
        # Life pays for {B}, and not for the tax on a commander.
        ("K'rrik out, could I pay life for the extra two of commander tax?", "no"),
        ("Can I pay life for the commander tax?", "unknown"),
        ("cast Thrasios twice and Tymna never, what is Tymna's tax", "{0}"),
        ("cast Thrasios twice and Tymna never, what is Thrasios's tax", "{4}"),
        ("My one mana commander got cast once already. Next cast under Trinisphere?", "{2}{W}"),
        ("Force of Negation on my own turn, pitching?", "no"),
        ("Force of Negation on their turn, can I pitch it?", "yes"),
        # Spells for which no mana was spent.
        ("pitched Force of Will vs Nix, gets hit?", "yes"),
        ("Lightning Bolt vs Nix, is it stopped?", "no"),
        ("Gitaxian Probe for 2 life vs Vexing Bauble, stopped?", "yes"),
        ("Vexing Bauble in play and my Rift Bolt comes off suspend, stopped?", "yes"),
        ("Carnage Tyrant vs Counterspell, is it stopped?", "no"),
        ("Grizzly Bears vs Hill Giant, gets hit?", "unknown"),
        ("Gut Shot paid with life under Thalia, how much mana?", "{1}"),
    ],
)  # fmt: skip
def test_prices_and_taxes_are_told(world: World, question: str, right: str) -> None:
    found = answer(question, world=world)
    assert (found.value if found.verdict == "value" else found.verdict) == right
