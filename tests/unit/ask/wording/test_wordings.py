"""What players say, and how it is said in plain words before it is read."""

from __future__ import annotations

import re
from collections.abc import Callable
from pathlib import Path

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.wording.beside import without_beside
from rulings_cli.ask.wording.canonical import Wording, types_in, worded
from rulings_cli.ask.world import World

_HERE = Path(__file__).parent


def lines_of(name: str) -> list[str]:
    lines = (_HERE / name).read_text(encoding="utf-8").splitlines()
    return [line for line in lines if not line.startswith("#")]


@pytest.fixture(scope="module")
def plainly(world: World) -> Callable[[str], Wording]:
    find, is_a = finder(world.cards.names()), types_in(world)

    def plainly(question: str) -> Wording:
        question = without_beside(question)
        return worded(question, find(question), is_a)

    return plainly


@pytest.mark.parametrize("line", lines_of("wordings.tsv"))
def test_wording_is_said_plainly(plainly: Callable[[str], Wording], line: str) -> None:
    said, _, plain = line.partition("\t")
    assert plainly(said).text == plain


@pytest.mark.parametrize("question", lines_of("unchanged.txt"))
def test_plain_wording_stays(plainly: Callable[[str], Wording], question: str) -> None:
    assert plainly(question).text.lower() == question.lower()


@pytest.mark.parametrize("line", lines_of("wordings.tsv"))
def test_every_card_is_still_named(plainly: Callable[[str], Wording], line: str) -> None:
    """No rewriting loses a card, and each stands at its place in the plain text."""
    said, _, _ = line.partition("\t")
    found = plainly(said)
    for each in found.mentions:
        assert found.text[each.start : each.end] == each.text
    assert found.finder(lambda _: ())(found.text) == found.mentions


def test_rewritings_tell_the_user_s_own_words(plainly: Callable[[str], Wording]) -> None:
    question = "opp sacs a critter"
    told = [(question[each.start : each.end], each.plain) for each in plainly(question).rewritings]
    assert told == [("opp", "opponent"), ("sacs", "sacrifices"), ("critter", "creature")]


def test_plain_words_are_plain(plainly: Callable[[str], Wording]) -> None:
    """Saying it plainly twice is saying it plainly once."""
    for line in lines_of("wordings.tsv"):
        plain = plainly(line.partition("\t")[0]).text
        assert plainly(plain).text.lower() == plain.lower()


def test_own_rows_go_before_the_shipped(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, plainly: Callable[[str], Wording]
) -> None:
    monkeypatch.setenv("RULINGS_HOME", str(tmp_path))
    (tmp_path / "wordings.tsv").write_text("yeet CARD\tsacrifice CARD\n", encoding="utf-8")
    assert plainly("can I yeet Llanowar Elves").text == "can i sacrifice Llanowar Elves"


def test_numbers_stay(plainly: Callable[[str], Wording]) -> None:
    """How many there are is a fact, whatever else is said another way."""
    for said in ("3 dudes and 2 rocks, price of Opt", "opp is at 3, I'm on 12 life. do I win"):
        assert set(re.findall(r"\d+", said)) == set(re.findall(r"\d+", plainly(said).text))
