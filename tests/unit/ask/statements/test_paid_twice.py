"""One thing both for mana and for a cost: mana abilities come before costs (CR 601.2g, 601.2h)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Sacrifice Walking Ballista to KCI and use that mana for its own {4} ability?", "yes"),
        ("Sac Spike Feeder to Phyrexian Altar and use that mana for its own {2} ability?", "no"),
        ("can I tap Llanowar Elves for mana and then sacrifice it to Altar's Reap", "yes"),
        ("can I crack Lotus Petal for mana and also sacrifice it to Deadly Dispute", "no"),
        ("Can I pitch Riftstone Portal to Vengeful Dreams and use it to make the WW for it?", "no"),
        ("can I discard Simian Spirit Guide to Tormenting Voice and also exile it for R", "no"),
        ("can I sacrifice Bloodghast to both Phyrexian Altar and Altar's Reap", "no"),
        ("tap birds of paradise for mana and also sac that Birds to Eldritch Evolution?", "yes"),
        ("natural order sacrificing llanowar elves: can I tap the elf for mana first?", "yes"),
        ("wretched gryff emerging off elvish mystic, can I tap the mystic for mana first?", "yes"),
        ("can I tap llanowar elves for mana and sacrifice it to Phyrexian Vault", "yes"),
        (
            "Deadly Dispute with one Treasure: crack it for mana AND count it as the sacrifice?",
            "no",
        ),
        ("can I crack a Treasure for mana toward Deadly Dispute and count that as the sacrifice",
         "no"),
        ("can the same Treasure pay for Deadly Dispute's mana and be the sacrifice", "no"),
        ("can one treasure both pay for Deadly Dispute and be the sacrifice", "no"),
        ("Dimir Cluestone: tap it for mana to help pay its own draw ability?", "no"),
    ],
)  # fmt: skip
def test_what_made_mana_pays_no_other_cost(world: World, question: str, verdict: str) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Natural Order: tap Elvish Mystic for G and then it's also the sac?", "yes"),
        ("is it ok to tap a forest for Crop Rotation and then sacrifice that very forest to it",
         "yes"),
        ("Is it legal to tap Birds of Paradise for Life's Legacy and sacrifice it to it?", "yes"),
        ("Village Rites: tap Birds of Paradise for B, then sac it. Legal?", "yes"),
        ("Deadly Dispute: tap Sol Ring for mana, then sac that same Sol Ring?", "yes"),
        ("If I sacrifice Lotus Petal to Deadly Dispute, do I also get the mana?", "no"),
        ("Sacrificing a Treasure to Costly Plunder, do I get its mana too?", "no"),
        ("can the same Blood Pet be sacrificed to Village Rites and still make mana for it?", "no"),
        # What it asks for before it makes mana is not there.
        ("can I tap Mox Opal for mana and then sacrifice it to Deadly Dispute?", "unknown"),
    ],
)  # fmt: skip
def test_one_thing_for_mana_and_for_the_cost_in_other_words(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
