"""Delayed and reflexive triggered abilities in a body (CR 603.7, 603.12)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import (
    BecomeReflexive,
    ContinuousChange,
    DelayedTrigger,
    PutOntoBattlefield,
    Sentence,
)
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import Casts, LeavesBattlefield
from rulings_cli.oracle.clauses import say_clauses
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    pair,
)
from rulings_cli.terms.values import walk

# delayed and reflexive triggers


def _read_next_cast(reader: Reader, at: int) -> Iterator[Found]:
    """Read "when you next cast a spell this turn, …"."""
    start = reader.here(at, "when", "you", "next", "cast")
    for what, end in reader.all("a thing", start) if start >= 0 else ():
        body = reader.here(end, "this", "turn", ",")
        event = Casts(You("you"), what)
        for sentences, after in reader.all("waiting sentences", body) if body >= 0 else ():
            yield DelayedTrigger(event, sentences, duration=UntilEndOfTurn("this turn")), after


def _read_next_step(reader: Reader, at: int) -> Iterator[Found]:
    """Read "at the beginning of the next end step, …"."""
    for event, end in reader.all("event", at + 1) if reader.tokens[at] == "at" else ():
        if reader.tokens[end] == "," and "next" in getattr(event, "words", ""):
            for sentences, after in reader.all("waiting sentences", end + 1):
                yield DelayedTrigger(event, sentences, words="first"), after


def _read_for_a_while(reader: Reader, at: int) -> Iterator[Found]:
    """Read "until end of turn, whenever …"."""
    for duration, begun in reader.all("leading duration", at):
        for event, end in reader.all("event", begun + 1):
            if reader.tokens[begun] == "whenever" and reader.tokens[end] == ",":
                for sentences, after in reader.all("waiting sentences", end + 1):
                    yield DelayedTrigger(event, sentences, False, duration, "whenever"), after


def _read_at_last(reader: Reader, at: int) -> Iterator[Found]:
    """Read "return it … at the beginning of the next end step"."""
    for (effects, joiner), end in reader.all("clauses", at):
        for event, after in reader.all("event", end + 1) if reader.tokens[end] == "at" else ():
            if getattr(event, "words", "").startswith(("the next", "your next", "end")):
                body = (Sentence(effects, joiner),)
                more = list(_read_of_returned(reader, after)) if _returns(effects) else []
                for further, end_ in more or [((), after)]:
                    yield DelayedTrigger(event, (*body, *further), words="last"), end_


def _returns(effects: tuple[Any, ...]) -> bool:
    """Tell whether something returns to the battlefield then, of which more may be said."""
    return any(isinstance(each, PutOntoBattlefield) for each in walk(effects))


def _read_of_returned(reader: Reader, at: int) -> Iterator[Found]:
    """Read ". It gains haste" after a delayed trigger that returns it: it is a part of that."""
    start = reader.here(at, ".", "it")
    for sentence, end in reader.all("sentence", at + 1) if start >= 0 else ():
        if all(isinstance(each, ContinuousChange) for each in sentence.effects):
            yield (sentence,), end


def _read_when_it_leaves(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exile that token when this creature leaves the battlefield"."""
    for (effects, joiner), end in reader.all("clauses", at):
        for event, after in reader.all("event", end + 1) if reader.tokens[end] == "when" else ():
            if isinstance(event, LeavesBattlefield):
                yield DelayedTrigger(event, (Sentence(effects, joiner),), words="when"), after


def _read_as_it_leaves(reader: Reader, at: int) -> Iterator[Found]:
    """Read "when this Aura leaves the battlefield, that creature's controller sacrifices it"."""
    for event, end in reader.all("event", at + 1) if reader.tokens[at] == "when" else ():
        is_its_own = isinstance(event, LeavesBattlefield) and isinstance(event.what, This)
        if is_its_own and reader.tokens[end] == ",":
            for sentences, after in reader.all("waiting sentences", end + 1):
                yield DelayedTrigger(event, sentences, words="when first"), after


def _read_delayed(reader: Reader, at: int) -> Iterator[Found]:
    yield from _read_as_it_leaves(reader, at)
    yield from _read_next_cast(reader, at)
    yield from _read_next_step(reader, at)
    yield from _read_for_a_while(reader, at)
    yield from _read_at_last(reader, at)
    yield from _read_when_it_leaves(reader, at)


def _say_delayed(sayer: Sayer, node: DelayedTrigger) -> Words | None:
    if node.words in ("last", "when"):
        only = node.body[0]
        clauses = say_clauses(sayer, only.effects, only.joiner)
        word = "at" if node.words == "last" else "when"
        if clauses is None:
            return None
        further = [word for each in node.body[1:] for word in (".", *sayer.say("sentence", each))]
        return [*clauses, word, *sayer.say("event", node.event), *further]
    if node.words.endswith(("this turn", "this way")):
        return None
    body = Sayer(node.targets or sayer.targets).say("waiting sentences", node.body)
    if node.words == "whenever":
        lead = sayer.say("leading duration", node.duration)
        return [*lead, "whenever", *sayer.say("event", node.event), ",", *body]
    if node.words == "when first":
        return ["when", *sayer.say("event", node.event), ",", *body]
    if node.words == "first":
        return ["at", *sayer.say("event", node.event), ",", *body]
    what = sayer.say("a thing", node.event.what)  # type: ignore[union-attr]  # it is Casts
    return ["when", "you", "next", "cast", *what, "this", "turn", ",", *body]


pair(
    "delayed",
    DelayedTrigger,
    _read_delayed,
    _say_delayed,
    first="when at <leading_duration> <clauses>",
)


def _read_reflexive(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "when", "you", "do", ",")
    if start >= 0:
        for sentences, end in reader.all("open sentences", start):
            yield BecomeReflexive(sentences), end


def _say_reflexive(sayer: Sayer, node: BecomeReflexive) -> Words | None:
    inner = Sayer(node.targets or sayer.targets)
    return ["when", "you", "do", ",", *inner.say("open sentences", node.body)]


pair("delayed", BecomeReflexive, _read_reflexive, _say_reflexive, first="when")
