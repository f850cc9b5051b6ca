"""A card cast or played by one of its faces, and by the other afterwards (CR 712.11b, 715.3)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I cast Stomp. Can I cast Bonecrusher Giant next turn?", "yes"),
        ("My opponent casts Stomp. Can they cast Bonecrusher Giant later?", "yes"),
        ("I cast Fire. Can I cast Ice?", "no"),
        ("Petty Theft got countered, can I still cast the Borrower out of exile later?", "no"),
        ("I cast Stomp on a Memnite. They sacrifice it in response. Can I cast the Giant?", "no"),
    ],
)
def test_an_adventurer_card_is_cast_again_only_after_its_adventure_resolves(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict in (verdict, "unknown")


def test_an_adventurer_card_is_cast_from_exile_after_its_adventure(world: World) -> None:
    question = "I cast Petty Theft and it resolves. Can I cast Brazen Borrower from exile?"

    assert answer(question, world=world).verdict == "yes"


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("I have Valakut Awakening in hand. Can I play it as a land?", "yes"),
        ("Oracle of Mul Daya with Valakut Awakening on top, can I play it as a land?", "yes"),
    ],
)
def test_a_modal_card_is_played_by_the_face_that_is_said(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict


@pytest.mark.parametrize(
    ("question", "verdict"),
    [
        ("Does Chalice of the Void on 1 counter Brazen Borrower cast as Petty Theft?", "no"),
        ("Does Chalice of the Void on 2 counter Brazen Borrower cast as Petty Theft?", "yes"),
        ("Chalice on 2 and I cast Fire // Ice's Fire half. Is it countered?", "yes"),
        ("Can Negate target Petty Theft?", "yes"),
        ("Can Negate target Brazen Borrower?", "no"),
    ],
)
def test_a_spell_is_what_the_half_is_as_which_it_is_cast(
    world: World, question: str, verdict: str
) -> None:
    assert answer(question, world=world).verdict == verdict
