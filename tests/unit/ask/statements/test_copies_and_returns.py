"""What enters as a copy or comes back, and how many permanents go to hands (CR 707, 400.7)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("Thriss pumped my Thorn Elemental to 12/12, how big is a Clone of it?", "7/7"),
        ("giant growth on my Thorn Elemental, how big is a Clone of it?", "7/7"),
        ("Spark Double copying my commander hits someone. Does that go toward the 21?", "no"),
        ("Spark Double copying my commander, does its damage count for the 21?", "no"),
        ("Clone on a Hangarback Walker that has 4 counters, does the clone survive?", "no"),
        ("Clone on Wurmcoil Engine dies, do I get the tokens?", "yes"),
        ("My Clone copying Mulldrifter dies. Do I draw cards?", "yes"),
        ("Does a Clone of my opponent's commander deal commander damage?", "no"),
        (
            "Rite of Replication on a land with crusher zendikon: are the tokens creatures too?",
            "no",
        ),
        ("is a Clone of Mutavault a creature?", "unknown"),
        (
            "I equip my phantasmal image with Lightning Greaves, do I have to sac the image?",
            "yes",
        ),
        ("my phantasmal image gets giant growthed, does it die?", "yes"),
        ("how big is my phantasmal image", "unknown"),
        ("they Clone my Mulldrifter, do they draw two?", "yes"),
        ("they Clone my Mulldrifter, do I draw two?", "no"),
        ("opponent casts Clone copying my Isamaru, Hound of Konda. do I lose mine?", "no"),
        ("my opponent Clones his own Isamaru, Hound of Konda. does he lose one?", "yes"),
        ("I control Clone copying Solemn Simulacrum and it dies, do I draw?", "yes"),
        ("I have a Clone copying Kitchen Finks. it dies, does it come back?", "yes"),
        ("I control Clone copying Grizzly Bears. Clone dies, do I get it back?", "no"),
        ("my Phyrexian Metamorph is a copy of Spine of Ish Sah and dies. do I get it back?", "yes"),
        ("opponent targets my Phantasmal Dragon, do I have to sacrifice it?", "yes"),
        ("my Phantasmal Bear gets targeted by my opponent, does it die?", "yes"),
        ("yarok with selesnya sanctuary, have to bounce two lands?", "yes"),
        ("panharmonicon with simic growth chamber, have to bounce two lands?", "no"),
        ("I play azorius chancery with panharmonicon, return how many lands?", "1"),
    ],
)
def test_copies_are_as_printed_and_doublers_double_what_enters(
    world: World, question: str, expected: str
) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("I use Garruk Wildspeaker. can I use him again this turn?", "no"),
        (
            "I use Garruk Wildspeaker, then blink it with Felidar Guardian. can I use it again?",
            "yes",
        ),
        ("I use Jace Beleren, then Cloudshift a bear. can I use Jace again this turn?", "no"),
        (
            "I use Chandra, Torch of Defiance, then blink her with Felidar Guardian. "
            "can I use her again this turn?",
            "yes",
        ),
    ],
)
def test_a_planeswalker_that_comes_back_has_not_been_used(
    world: World, question: str, expected: str
) -> None:
    assert answer(question, world=world).verdict == expected
