"""What dies together, by the legend rule, or is saved by what is on it (CR 603.10a, 704.5j)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Wrath kills requiem angel along with two Grizzly Bears: how many spirits?", "2"),
        ("Damnation kills my blood artist along with three bears, how many drains?", "4"),
        ("blood artist dies to wrath at the same time as 5 tokens, how many triggers?", "6"),
        ("my commander gets milled, may I put it in the command zone?", "yes"),
        ("wrath kills reveillark and mulldrifter, can reveillark return the mulldrifter?", "yes"),
        ("reveillark and sun titan die together, can reveillark get sun titan back?", "no"),
        (
            "evoked Mulldrifter, can I feed it to Grim Backwoods with both triggers on the stack?",
            "yes",
        ),
        ("liquify a morph cast face down whose real cost is 6?", "yes"),
        ("can I spell snare a morph cast face down", "no"),
        ("I feed my Young Wolf to Carrion Feeder, does it come back?", "yes"),
        ("second Kokusho, legend rule. does the one that goes away drain?", "yes"),
        ("I play a second yosei, does the one I don't keep trigger?", "yes"),
        ("clamp a 1/1 token, do I draw 2 even tho it's a token?", "yes"),
        ("can I sacrifice Fleshbag Marauder to its own trigger?", "yes"),
        ("can Demon's Disciple be sacrificed to its own trigger?", "yes"),
        ("can I sacrifice Viscera Seer to itself?", "yes"),
        ("can Braids, Cabal Minion sacrifice itself?", "unknown"),
        ("does a creature token of mine dying set off Grave Pact?", "yes"),
        ("does my opponent's token dying set off zulaport cutthroat?", "no"),
        ("hyena umbra on my only creature, they diabolic edict me. does the umbra save it", "no"),
        ("bear umbra on my creature, they wrath. does the umbra save it?", "yes"),
        ("Kitchen Finks chump with my RIP out, any persist?", "no"),
        ("Murderous Redcap dies, any persist trigger?", "yes"),
        ("Young Wolf dies for the second time, does it come back?", "no"),
        ("Kitchen Finks dies again, does persist do anything?", "no"),
        ("Hushbringer out, does my Wurmcoil give me tokens when it dies?", "no"),
        ("does my Stitcher's Supplier mill when it dies?", "yes"),
        ("Hushbringer out, does my Stitcher's Supplier mill anything when it dies?", "no"),
        ("I wrath with Blood Artist and three other dudes out, how many drains do I get?", "4"),
        ("I legend rule my old Kokusho, do they lose 5?", "yes"),
        ("Fiend Hunter dies with etb on the stack, my guy exiled forever?", "yes"),
        ("Banisher Priest dies with its trigger on the stack, my creature gone for good?", "no"),
        ("I Stifle the sacrifice of my evoked Shriekmaw, does it stick around?", "yes"),
        ("Siege Rhino gets Cloudshifted, do I get another 3 life?", "yes"),
        ("Torpor Orb out, my Mulldrifter gets Cloudshifted, do I get another trigger?", "no"),
        ("Dark Depths gets Vampire Hexmaged, do I get the 20/20?", "yes"),
        ("my Urza's Saga gets Wastelanded, do I lose it?", "yes"),
        ("Tormod's Crypt in response to my Kitchen Finks persist, do I get Finks back?", "no"),
        ("Young Wolf dies, they exile it in response to undying, does it come back?", "no"),
        ("Emrakul, the Aeons Torn gets milled, does my graveyard shuffle?", "yes"),
        ("my token dies under Rest in Peace, Blood Artist?", "no"),
        ("my bear dies, Blood Artist?", "yes"),
        ("I fetch with City of Traitors out, does City of Traitors go?", "no"),
        ("my morph gets Cloudshifted, does it come back face up?", "yes"),
        ("Ephemerate on my morphed Exalted Angel, face up or face down?", "yes"),
        ("Umezawa's Jitte with two counters gets Disenchanted, may I use the counters?", "yes"),
        ("my creature is under Pacifism, can it block?", "no"),
        ("my commander gets Path to Exile'd, command zone instead?", "yes"),
        (
            "they uptick Liliana of the Veil, I discard Obstinate Baloth. is it put into play?",
            "yes",
        ),
    ],
)
def test_what_dies_is_seen_and_umbras_save_from_destruction(
    world: World, question: str, expected: str
) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)
