"""Votes and villainous choices ⇄ their nodes (CR 701.38, 701.55)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import MoreVotes
from rulings_cli.abilities.effects import VillainousChoice, Vote
from rulings_cli.abilities.quantities import VotesFor
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.static import VotesAgain
from rulings_cli.oracle.clauses import say_clauses
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.vocabulary import words_in

#: The longest name of what is voted for has so many words.
_LONGEST: Final = 3
_REVEALED: Final = words_in(", then those votes are revealed")


def _options(reader: Reader, at: int) -> Iterator[Found]:
    """Read "bread or roses" as what is voted for."""
    for first in range(1, _LONGEST + 1):
        if reader.tokens[at + first] != "or":
            if not reader.tokens[at + first].isalpha():
                return
            continue
        start = at + first + 1
        for second in range(1, _LONGEST + 1):
            if not reader.tokens[start + second - 1].isalpha():
                break
            names = (reader.raw[at : start - 1], reader.raw[start : start + second])
            yield tuple(" ".join(each) for each in names), start + second
        return


def _read_vote(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *words_in("starting with you , each player votes for"))
    if start >= 0:
        for options, end in _options(reader, start):
            if reader.tokens[end] == ".":
                yield Vote(options), end
        for what, end in reader.all("a thing", start):
            yield Vote((), what=what), end
    start = reader.here(at, *words_in("each player secretly votes for"))
    if start >= 0:
        for options, end in _options(reader, start):
            after = reader.here(end, *_REVEALED)
            if after >= 0:
                yield Vote(options, secretly=True), after


def _say_vote(sayer: Sayer, node: Vote) -> Words:
    options = " or ".join(node.options).split()
    if node.what is not None:
        options = sayer.say("a thing", node.what)
    if node.secretly:
        return [*words_in("each player secretly votes for"), *options, *_REVEALED]
    return [*words_in("starting with you , each player votes for"), *options]


pair("effect", Vote, _read_vote, _say_vote, first="starting each")


def _read_voted(reader: Reader, at: int) -> Iterator[Found]:
    """Read "each permanent with the most votes or tied for most votes"."""
    for noun in ("permanent", "creature", "card") if reader.tokens[at] == "each" else ():
        end = reader.here(at + 1, noun, *_MOST)
        if end >= 0:
            yield Bound("voted", f"each {noun}"), end


_MOST: Final = words_in("with the most votes or tied for most votes")
pair(
    "object",
    Bound,
    _read_voted,
    lambda _, node: [*node.words.split(), *_MOST] if node.name == "voted" else None,
    first="each",
)
constants(
    "static",
    {
        "while voting , you may vote an additional time": VotesAgain(may=True),
        "while voting , you get an additional vote": VotesAgain(),
    },
)


def _name(reader: Reader, at: int, *words: str) -> Iterator[tuple[str, int]]:
    """Give names of one to three words before the words."""
    for length in range(1, _LONGEST + 1):
        if not reader.tokens[at + length - 1].isalpha():
            return
        end = reader.here(at + length, *words)
        if end >= 0:
            yield " ".join(reader.raw[at : at + length]), end


def _read_more_votes(reader: Reader, at: int) -> Iterator[Found]:
    for name, end in _name(reader, at, "gets", "more", "votes"):
        yield MoreVotes(name), end
        after = reader.here(end, *words_in("or the vote is tied"))
        if after >= 0:
            yield MoreVotes(name, tied=True), after


def _say_more_votes(_: Sayer, node: MoreVotes) -> Words:
    tied = words_in("or the vote is tied") if node.tied else []
    return [*node.option.split(), "gets", "more", "votes", *tied]


pair("condition", MoreVotes, _read_more_votes, _say_more_votes)


def _read_votes_for(reader: Reader, at: int) -> Iterator[Found]:
    for name, end in _name(reader, at, "vote"):
        yield VotesFor(name, "for each"), end


pair(
    "each amount",
    VotesFor,
    _read_votes_for,
    lambda _sayer, node: [*node.option.split(), "vote"],
)


def _read_number_of_votes(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "the", "number", "of")
    if start >= 0:
        for name, end in _name(reader, start, "votes"):
            yield VotesFor(name), end


pair(
    "amount",
    VotesFor,
    _read_number_of_votes,
    lambda _sayer, node: ["the", "number", "of", *node.option.split(), "votes"],
    first="the",
)

# villainous choices


def _read_villainous(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        verb = "faces" if is_third_person(who) else "face"
        start = reader.here(middle, verb, "a", "villainous", "choice", "—")
        for (first, joiner), end in reader.all("clauses", start) if start >= 0 else ():
            after = reader.here(end, ",", "or")
            for (second, other), finish in reader.all("clauses", after) if after >= 0 else ():
                yield VillainousChoice(who, first, second, (joiner, other)), finish


def _say_villainous(sayer: Sayer, node: VillainousChoice) -> Words | None:
    first = say_clauses(sayer, node.first, node.joiners[0])
    second = say_clauses(sayer, node.second, node.joiners[1])
    if first is None or second is None:
        return None
    first = [first[0][:1].upper() + first[0][1:], *first[1:]]
    verb = "faces" if is_third_person(node.who) else "face"
    who = sayer.say("player", node.who)
    return [*who, verb, "a", "villainous", "choice", "—", *first, ",", "or", *second]


pair("effect", VillainousChoice, _read_villainous, _say_villainous, first="<player>")
