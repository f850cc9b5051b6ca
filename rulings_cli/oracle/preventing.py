"""Damage that a source would deal ⇄ `Prevent`: the next time, or all of it for some time (615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.durations import UntilYourNextTurn
from rulings_cli.abilities.effects import Prevent
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, include, pair


def _sources(reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
    """Read who would deal it: "a source of your choice", "target creature", "this creature"."""
    for what, middle in reader.all("a thing", at):
        end = reader.here(middle, "of", "your", "choice")
        if end >= 0:
            yield ChosenObjects(what, words="of your choice"), end
    yield from reader.all("target object", at)
    yield from reader.all("self", at)


def _say_source(sayer: Sayer, source: Any) -> Words:
    if isinstance(source, ChosenObjects):
        return [*sayer.say("a thing", source.what), "of", "your", "choice"]
    return sayer.say("object", source)


def _read_next_damage(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the next time a source of your choice would …"."""
    start = reader.here(at, "the", "next", "time")
    for source, middle in _sources(reader, start) if start >= 0 else ():
        for combat, begun in _would_deal(reader, middle, "damage"):
            base = Prevent(source=source, combat=combat, once=True)
            for whom, after in _receivers(reader, begun):
                end = reader.here(after, *_PREVENT_IT)
                if end >= 0:
                    yield base.evolve(to=whom), end


_PREVENT_IT: Final = ("this", "turn", ",", "prevent", "that", "damage")


def _would_deal(reader: Reader, at: int, *noun: str) -> Iterator[tuple[bool, int]]:
    for combat in (False, True):
        end = reader.here(at, "would", "deal", *(("combat",) if combat else ()), *noun)
        if end >= 0:
            yield combat, end


def _receivers(reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
    """Read to whom it would be dealt, or nothing."""
    yield None, at
    to = reader.here(at, "to")
    for category in _TO if to >= 0 else ():
        yield from reader.all(category, to)


_TO: Final = ("any target", "player", "object")


def _say_receiver(sayer: Sayer, whom: Any) -> Words:
    if whom is None:
        return []
    tried = (sayer.try_say(category, whom) for category in _TO)
    return ["to", *next(each for each in tried if each is not None)]


def _say_next_damage(sayer: Sayer, node: Prevent) -> Words | None:
    if not node.once:
        return None
    noun = ["combat", "damage"] if node.combat else ["damage"]
    words = ["the", "next", "time", *_say_source(sayer, node.source), "would", "deal", *noun]
    return [*words, *_say_receiver(sayer, node.to), *_PREVENT_IT]


pair("next damage", Prevent, _read_next_damage, _say_next_damage, first="the")
include("effect", "next damage")


def _read_all_of_it(reader: Reader, at: int) -> Iterator[Found]:
    """Read "prevent all damage target creature would deal this turn"."""
    leads = reader.here(at, *_UNTIL_NEXT_TURN)
    start = reader.here(max(at, leads), "prevent", "all")
    combat = start >= 0 and reader.tokens[start] == "combat"
    begun = reader.here(start + combat, "damage") if start >= 0 else -1
    if begun < 0:
        return
    that = reader.tokens[begun] == "that"
    words = "that would deal" if that else "would deal"
    base = Prevent(combat=combat, words=words)
    sources = (*_sources(reader, begun + that), *reader.all("group", begun + that))
    for source, middle in (*sources, *reader.all("pronoun", begun + that)):
        after = reader.here(middle, "would", "deal")
        for whom, end in _receivers(reader, after) if after >= 0 else ():
            made = base.evolve(source=source, to=whom)
            finish = reader.here(end, "this", "turn")
            if finish >= 0 and leads < 0:
                yield made, finish
            elif leads >= 0:
                yield made.evolve(duration=UntilYourNextTurn(leads=True)), end


_UNTIL_NEXT_TURN: Final = ("until", "your", "next", "turn", ",")


def _say_all_of_it(sayer: Sayer, node: Prevent) -> Words | None:
    if node.words not in ("would deal", "that would deal") or node.once or node.amount is not None:
        return None
    until = isinstance(node.duration, UntilYourNextTurn)
    words = [*(_UNTIL_NEXT_TURN if until else ()), "prevent", "all"]
    words += ["combat", "damage"] if node.combat else ["damage"]
    words += ["that"] if node.words.startswith("that") else []
    words += [*_say_source(sayer, node.source), "would", "deal", *_say_receiver(sayer, node.to)]
    return words if until else [*words, "this", "turn"]


pair("all its damage", Prevent, _read_all_of_it, _say_all_of_it, first="prevent until")
include("effect", "all its damage")
