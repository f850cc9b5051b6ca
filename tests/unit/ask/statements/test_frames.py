"""Clauses as frames: each event in several shapes; a word too many, and there is no frame."""

from __future__ import annotations

import pytest

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.statements.frames import frames_at
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.words import Text, text_of

#: Made-up cards: a spell and two creatures.
_NAMES = ("Zorble", "Big Ox", "Old Hen")


def _text(said: str) -> Text:
    found = [(said.find(each), each) for each in _NAMES if each in said]
    return text_of(said, [Mention(at, at + len(each), each, (each,)) for at, each in found])


def _plain(value: object) -> str:
    if not isinstance(value, Noun):
        return str(value)
    whose = {"you": "my ", "opponent": "his "}.get(value.owner, "")
    return whose + (value.mention.text if value.mention else value.pronoun or value.head)


def _is_more_said(statement: Statement) -> bool:
    """Tell whether the words behind a name are said of it: "NAME on my Big Ox" may copy it."""
    said = [noun for _, value in statement.slots for noun in nouns_in(value)]
    return any(
        noun.copying or any(each.startswith("x=") for each in noun.qualities) for noun in said
    )


def _read(said: str) -> set[str]:
    """Give what the frames say that fill the whole clause."""
    text = _text(said)
    return {
        " + ".join(
            f"{each.name}({', '.join(sorted(f'{slot}={_plain(v)}' for slot, v in each.slots))})"
            for each in statements
        )
        for end, statements, _ in frames_at(text, 0)
        if end == len(text.tokens) and not any(map(_is_more_said, statements))
    }


_SHAPES = {
    "cast_at(a=Zorble, b=my Big Ox, who=opponent)": (
        "he casts Zorble on my Big Ox",
        "he casts Zorble targeting my Big Ox",
        "my opponent just slapped Zorble onto my Big Ox",
        "my Big Ox gets hit with Zorble by him",
        "my Big Ox is Zorble by him",
        "my Big Ox got Zorble by my opponent",
        "Zorble on my Big Ox from the opponent",
        "Zorble to my Big Ox by my opponent",
        "they throw Zorble at my Big Ox",
        "he targets my Big Ox with Zorble",
    ),
    "kill(a=his Big Ox, b=Zorble, who=you)": (
        "I kill his Big Ox with Zorble",
        "I blow up his Big Ox with Zorble",
        "I blow his Big Ox up with Zorble",
        "I have already nuked his Big Ox using Zorble",
        "I get rid of his Big Ox via Zorble",
        "I then take his Big Ox out with Zorble",
    ),
    "die(a=my Big Ox)": (
        "my Big Ox dies",
        "my Big Ox gets blown up",
        "my Big Ox is destroyed",
        "my Big Ox got wiped out",
        "my Big Ox bites the dust",
        "my Big Ox goes to the graveyard",
        "my Big Ox is put into a graveyard",
    ),
    "exiled_by(a=my Big Ox, b=Zorble)": (
        "my Big Ox is destroyed by Zorble",
        "my Big Ox gets exiled with Zorble",
        "my Big Ox was countered by Zorble",
        "my Big Ox bounced by Zorble",
        "my Big Ox dies to Zorble",
        "my Big Ox got blown up by Zorble",
    ),
    "leave(a=my Big Ox)": (
        "my Big Ox leaves",
        "my Big Ox is bounced",
        "my Big Ox gets returned to my hand",
        "my Big Ox goes back to its owner's hand",
        "my Big Ox leaves the battlefield",
    ),
    "enter(a=his Big Ox)": (
        "his Big Ox enters",
        "his Big Ox comes down",
        "his Big Ox hits the battlefield",
        "his Big Ox is put onto the battlefield",
        "his Big Ox comes into play",
    ),
    "block_by(a=his Old Hen, b=my Big Ox)": (
        "my Big Ox is blocked by his Old Hen",
        "my Big Ox blocked by his Old Hen",
        "my Big Ox gets blocked by his Old Hen",
        "my Big Ox is chump blocked by his Old Hen",
        "my Big Ox chumped by his Old Hen",
    ),
    "take_control(a=my Big Ox, who=opponent)": (
        "he steals my Big Ox",
        "he takes control of my Big Ox",
        "he gains control of my Big Ox",
        "they snatch my Big Ox",
        "my Big Ox is stolen by him",
    ),
    "sacrifice_to(a=my Big Ox, b=Old Hen, who=you)": (
        "I sac my Big Ox to Old Hen",
        "I sacrifice my Big Ox to activate Old Hen",
        "I feed my Big Ox to Old Hen",
        "my Big Ox is sacrificed to Old Hen by me",
        "I will sac my Big Ox to Old Hen",
    ),
    "kills(a=Zorble, b=my Big Ox)": (
        "does Zorble kill my Big Ox",
        "would Zorble actually kill my Big Ox",
        "is my Big Ox destroyed by Zorble",
        "will my Big Ox be wiped out by Zorble",
        "does my Big Ox get killed by Zorble",
        "can my Big Ox be destroyed by Zorble",
        "does my Big Ox die to Zorble",
        "Zorble takes my Big Ox out",
    ),
    "targetable(a=Zorble, b=my Big Ox)": (
        "can Zorble target my Big Ox",
        "can my Big Ox be targeted by Zorble",
        "does Zorble hit my Big Ox",
        "is my Big Ox targeted by Zorble",
        "can Zorble go on my Big Ox",
    ),
    "can(who=opponent) + cast_at(a=Zorble, b=my Big Ox)": (
        "can my Big Ox be Zorble by him",
        "can my Big Ox get Zorble by the opponent",
        "could my Big Ox still be Zorble by my opponent",
        "may my Big Ox be Zorble by them",
        "can my Big Ox even be Zorble by the opponent",
    ),
}


@pytest.mark.parametrize(
    ("meant", "said"), [(meant, said) for meant, shapes in _SHAPES.items() for said in shapes]
)
def test_every_shape_says_the_same(meant: str, said: str) -> None:
    said, _, other = said.partition(" | ")
    assert (other or meant) in _read(said), _read(said)


@pytest.mark.parametrize(
    "said",
    [
        "he does not cast Zorble on my Big Ox",
        "he can cast Zorble on my Big Ox",
        "he never casts Zorble on my Big Ox",
        "he casts Zorble on my Big Ox during combat",
        "he casts Zorble on my Big Ox without paying",
        "he only kills my Big Ox",
        "I kill his Big Ox with Zorble for 3",
        "I almost kill his Big Ox",
        "my Big Ox isn't destroyed by Zorble twice",
        "my Big Ox dies first",
        "my Big Ox is blocked by his Old Hen and survives",
        "does Zorble ever not kill my Big Ox",
        "can my Big Ox be destroyed only by Zorble",
        "I sac my Big Ox instead of Old Hen to Zorble",
        "everyone steals my Big Ox",
    ],
)
def test_word_too_many_is_never_passed_over(said: str) -> None:
    assert _read(said) == set()


@pytest.mark.parametrize(
    "said",
    [
        "my Big Ox isn't destroyed by Zorble",
        "my Big Ox has not been exiled with Zorble",
        "my Big Ox does not get bounced by Zorble",
        "he did not sac my Big Ox",
        "they can not block my Big Ox",
    ],
)
def test_no_event_says_not(said: str) -> None:
    text = _text(said)
    for at in range(len(text.tokens)):
        for end, statements, _ in frames_at(text, at):
            told = any(each.kind == "event" for each in statements)
            words = [each.word for each in text.tokens[at:end]]
            assert not told or "not" not in words
