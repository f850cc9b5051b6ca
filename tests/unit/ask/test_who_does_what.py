"""Who stops whom, what is done with what: the roles of the cards in a question."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Can I cast Grizzly Bears while I control Codie?", "no"),
        ("While I control Codie, can I cast Grizzly Bears?", "no"),
        ("Can I cast Shock while I control Codie?", "yes"),
        ("Can I cast Grizzly Bears under Codie?", "no"),
        ("Can Codie cast Grizzly Bears?", "no"),
        ("Can Ancient Ziggurat cast Giant Growth?", "no"),
        ("Can I cast Giant Growth with Ancient Ziggurat?", "no"),
        ("Can I cast Lightning Bolt with Sol Ring?", "no"),
        ("Can I cast Lightning Bolt using a Mountain?", "yes"),
        ("Can I cast Llanowar Elves off Mishra's Workshop?", "no"),
        ("Can I cast Bonecrusher Giant with Codie out?", "depends"),
        ("Can I cast Stomp with Codie out?", "yes"),
        ("Can I cast Stomp on my opponent's turn?", "yes"),
        ("Can I cast Emeria's Call with Codie out?", "yes"),
        ("Can I activate Llanowar Elves under Arrest?", "no"),
        ("Does Faith's Fetters stop Llanowar Elves?", "no"),
        ("Does Rule of Law stop Opt?", "unknown"),
        ("Does Codie have haste?", "no"),
        ("Does Raging Goblin have haste?", "yes"),
        ("How much mana does River of Tears make?", "unknown"),
        ("How much does Fireball cost with Thalia, Guardian of Thraben?", "unknown"),
        ("Can I cast Dawn with Codie out?", "unknown"),
        ("Can I tap Codie for Urza?", "yes"),
        ("Can a summoning sick Codie be tapped for Urza?", "yes"),
        ("Isn't Codsworth's mana only for Auras?", "unknown"),
        ("Can I cast Ice with Islands?", "unknown"),
        ("Codie stops Grizzly Bears, doesn't it?", "yes"),
        ("Can I tap Grizzly Bears for Urza?", "no"),
        ("Can opponents respond to Llanowar Elves?", "depends"),
        ("Can my opponent respond to Lightning Bolt?", "yes"),
        ("Can I play a land with Codie out?", "yes"),
        ("Doesn't Codie stop me from casting Sol Ring?", "yes"),
        ("My opponent controls Codie. Can they cast Grizzly Bears?", "no"),
        ("Can my opponent cast Grizzly Bears while I control Codie?", "yes"),
        ("Can opponents cast Grizzly Bears with Codie out?", "unknown"),
        ("I control Codie and Sol Ring. Can I cast Lightning Bolt?", "yes"),
        ("I control Sol Ring and Codie. Can I cast Grizzly Bears?", "no"),
        ("Can I cast Grizzly Bears if I don't control Codie?", "yes"),
        ("I control Codie and 2 Islands. Can Codie's mana pay for Lightning Bolt?", "unknown"),
        ("I control Codie and 4 Islands. Can Codie's mana pay for Lightning Bolt?", "yes"),
    ],
)
def test_every_card_keeps_its_role(question: str, verdict: str, world: World) -> None:
    assert answer(question, world=world).verdict == verdict


def test_a_question_in_the_negative_is_answered_on_its_positive_core(world: World) -> None:
    found = answer("So I can't cast Grizzly Bears while I control Codie?", world=world)
    assert (found.verdict, found.summary.partition(":")[0]) == ("no", "Right, it can't")
    found = answer("So I can't cast Shock while I control Codie?", world=world)
    assert (found.verdict, found.summary.partition(":")[0]) == ("yes", "On the contrary, it can")


def test_a_trigger_asked_in_the_negative(world: World) -> None:
    found = answer("Mirari's Wake doesn't trigger when I tap Codie for mana, right?", world=world)
    assert (found.verdict, found.summary.partition(":")[0]) == ("no", "Right, no")


@pytest.mark.parametrize("word", ["trigegr", "triger", "tirgger"])
def test_a_slip_in_an_ordinary_word_is_mended(word: str, world: World) -> None:
    found = answer(f"does Mirari's Wake {word} when I tap Codie for mana", world=world)
    assert found.verdict == "no"
