"""The second stage: words and names gather into the parts that play a role."""

from __future__ import annotations

import pytest

from rulings_cli.ask.chunks import Chunk, Mention, chunks_of, items_of


def read(text: str) -> list[Chunk]:
    """Read a text in which words that begin with a capital are the names of cards."""
    mentions = []
    at = 0
    for word in text.replace("?", " ").replace(",", " ").split():
        start = text.index(word, at)
        at = start + len(word)
        name = word.removesuffix("'s")
        if name[:1].isupper() and len(name) > 1:
            mentions.append(Mention(start, start + len(name), name, (name,)))
    return chunks_of(items_of(text, mentions))


def roles(text: str) -> list[str]:
    return [f"{each.role}:{each.word or each.text}" for each in read(text)]


@pytest.mark.parametrize(
    "text", ["Ana mana", "Ana's mana", "mana from Ana", "using Ana's mana", "the mana Ana makes"]
)
def test_mana_of_a_card_is_one_part(text: str) -> None:
    (chunk,) = read(text)
    assert chunk.role == "MANA"
    assert chunk.card is not None
    assert chunk.card.text == "Ana"


@pytest.mark.parametrize("text", ["card exiled by Ana", "the card Ana exiled", "Ana's exiled card"])
def test_the_exiled_card_is_one_part(text: str) -> None:
    (chunk,) = read(text)
    assert chunk.role == "EXILED"


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("Ana's second ability", "second"),
        ("Ana's mana ability", "mana-ability"),
        ("Ana's ability", ""),
    ],
)
def test_an_ability_keeps_the_word_that_tells_which(text: str, word: str) -> None:
    (chunk,) = read(text)
    assert chunk.role == "ABILITY"
    assert chunk.word == word


def test_what_stops_at_which_card_has_both() -> None:
    (chunk,) = read("Ana hits Bob")
    assert (chunk.card, chunk.other) != (None, None)
    assert (chunk.card.text, chunk.other.text) == ("Ana", "Bob")  # type: ignore[union-attr]
    (turned,) = read("hit Bob with Ana")
    assert (turned.card.text, turned.other.text) == ("Ana", "Bob")  # type: ignore[union-attr]


def test_only_and_just_stand_apart_wherever_they_are() -> None:
    assert "MANA:mana" not in roles("with just Ana mana")
    assert {each.role for each in read("with just Ana mana")} == {"MANA", "word"}


def test_no_part_reaches_over_a_clause() -> None:
    assert [each.role for each in read("what does Ana tap for if I control Bob")] == [
        "word",
        "CARD",
        "word",
        "CARD",
    ]


def test_an_unknown_word_stays_unknown() -> None:
    assert "UNKNOWN:flibber" in roles("can Ana flibber")


def test_possessives_of_players_are_left_out() -> None:
    assert roles("my opponent's library") == ["word:opponent", "word:library"]
