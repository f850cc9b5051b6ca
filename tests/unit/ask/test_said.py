"""What a question says of a card must be so in an example, or the example answers another one."""

from __future__ import annotations

import re

import pytest

from rulings_cli.ask.answer import ShownExample
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.said.unsaid import unsaid

NAMES = ("Null Rod", "Sol Ring", "Forest", "Lightning Bolt")


def mentions(question: str) -> tuple[Mention, ...]:
    found = re.finditer("|".join(NAMES), question)
    return tuple(Mention(each.start(), each.end(), each[0], (each[0],)) for each in found)


def example(*given: str, when: str = "you cast Lightning Bolt") -> ShownExample:
    lines = (*(f"given {each}" for each in given), f"when {when}", "but if Null Rod is tapped")
    return ShownExample("", given, (), True, lines=lines)


BOTH = example("you control Null Rod", "you control Sol Ring")


@pytest.mark.parametrize(
    ("question", "said"),
    [
        ("Null Rod is in my hand. Can I tap Sol Ring?", "Null Rod is in my hand"),
        ("With Null Rod in the graveyard, can I tap Sol Ring?", "Null Rod in the graveyard"),
        ("Can I tap Sol Ring with a tapped Null Rod?", "tapped Null Rod"),
        ("Null Rod is tapped. Can I tap Sol Ring?", "Null Rod is tapped"),
        ("No Null Rod. Can I tap Sol Ring?", "No Null Rod"),
        ("I sacrifice Null Rod. Can I tap Sol Ring?", "I sacrifice Null Rod"),
        ("Null Rod was destroyed, can I tap Sol Ring?", "Null Rod was destroyed"),
        ("Three Null Rods. Can I tap Sol Ring?", "Three Null Rod"),
        ("My opponent has Null Rod. Can I tap my Sol Ring?", "opponent has Null Rod"),
        ("Null Rod is phased out. Can I tap Sol Ring?", "phased out"),
        ("Does Null Rod stop Sol Ring if it's a creature?", "if it's a creature"),
        ("Does Null Rod destroy Sol Ring?", "Null Rod destroy Sol Ring"),
        ("Can I exile Sol Ring with Null Rod?", "Can I exile Sol Ring"),
        ("Can Null Rod target a creature spell?", "Can Null Rod target a creature spell"),
        ("Does Null Rod trigger for Sol Ring?", "trigger for Sol Ring"),
        (
            "Can I sacrifice my opponent's Sol Ring to Null Rod?",
            "opponent's Sol Ring",
        ),
        ("Can I tap Sol Ring next turn with Null Rod out?", "next turn"),
    ],
)
def test_an_example_that_says_otherwise_answers_nothing(question: str, said: str) -> None:
    assert unsaid(question, mentions(question), (BOTH,)) == said


@pytest.mark.parametrize(
    "question",
    [
        "Null Rod is on the battlefield. Can I tap Sol Ring?",
        "Does my Null Rod stop my Sol Ring?",
        "Is Null Rod in my hand?",
        "Can Sol Ring be tapped with Null Rod out?",
        "Sol Ring is tapped for mana with Null Rod out. Ok?",
        "Can I use Null Rod to stop Sol Ring?",
        "Is Null Rod destroyed?",
    ],
)
def test_an_example_that_says_the_same_may_answer(question: str) -> None:
    assert unsaid(question, mentions(question), (BOTH,)) == ""


def test_what_is_done_counts_as_well_as_the_position() -> None:
    question = "I sacrifice Null Rod. Can I tap Sol Ring?"
    done = example("you control Null Rod; Sol Ring", when="you sacrifice Null Rod")

    assert unsaid(question, mentions(question), (done,)) == ""


def test_one_of_several_examples_is_enough() -> None:
    question = "Null Rod is in my hand. Can I tap Sol Ring?"
    held = example("you hold Null Rod", "you control Sol Ring")

    assert unsaid(question, mentions(question), (BOTH, held)) == ""


def test_so_many_may_be_counted_in_one_line_or_in_several() -> None:
    question = "I have three Forests and a Sol Ring."
    enough = example("you control 3 Forest; Sol Ring")
    together = example("you control 2 Forest; Sol Ring", "you control Forest, tapped")
    fewer = example("you control 2 Forest; Sol Ring")

    assert unsaid(question, mentions(question), (enough,)) == ""
    assert unsaid(question, mentions(question), (together,)) == ""
    assert unsaid(question, mentions(question), (fewer,)) == "three Forest"
