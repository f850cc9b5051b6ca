"""Text that changes: "change the text of target spell by replacing all instances of …" (CR 612)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.static import ChangeText
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.types import CREATURE_TYPES

_KINDS: Final = ("color word", "basic land type", "creature type")
_BEGINNING: Final = words_in("change the text of")
_MIDDLE: Final = words_in("by replacing all instances of")
_NEVER: Final = words_in(". the new creature type can't be")
_TYPES: Final = {each.lower(): each for each in CREATURE_TYPES}


def _read_kinds(reader: Reader, at: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """Read "one color word with another or one basic land type with another"."""
    for kind in _KINDS:
        end = reader.here(at, "one", *kind.split(), "with", "another")
        if end < 0:
            continue
        yield (kind,), end
        if reader.here(end, "or") >= 0:
            for others, after in _read_kinds(reader, end + 1):
                yield (kind, *others), after


def _read_words(reader: Reader, at: int) -> Iterator[tuple[ChangeText, int]]:
    for kinds, end in _read_kinds(reader, at):
        yield ChangeText(kinds), end
        after = reader.here(end, *_NEVER)
        if after >= 0 and reader.tokens[after] in _TYPES:
            yield ChangeText(kinds, never=_TYPES[reader.tokens[after]]), after + 1
    for kind in _KINDS:
        end = reader.here(at, "one", *kind.split(), "with")
        if end >= 0 and reader.tokens[end] in _TYPES:
            yield ChangeText((kind,), new=_TYPES[reader.tokens[end]]), end + 1


def _read_change(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *_BEGINNING)
    if start < 0:
        return
    for of, middle in reader.all("object", start):
        begun = reader.here(middle, *_MIDDLE)
        if begun < 0:
            continue
        for change, end in _read_words(reader, begun):
            made = ContinuousChange(of, (change,), ForTheRestOfTheGame())
            yield made, end
            for duration, after in reader.all("duration", end):
                yield made.evolve(duration=duration), after


def _say_words(change: ChangeText) -> Words:
    if change.new:
        return ["one", *change.kinds[0].split(), "with", change.new]
    said: Words = []
    for each in change.kinds:
        said += ["or"] * bool(said) + ["one", *each.split(), "with", "another"]
    if change.never:
        said += [*_NEVER, change.never]
        said[said.index("the")] = "The"
    return said


def _say_change(sayer: Sayer, node: ContinuousChange) -> Words | None:
    change = node.changes[0]
    if len(node.changes) != 1 or not isinstance(change, ChangeText):
        return None
    words = [*_BEGINNING, *sayer.say("object", node.of), *_MIDDLE, *_say_words(change)]
    if isinstance(node.duration, ForTheRestOfTheGame):
        return words
    return [*words, *sayer.say("duration", node.duration)]


pair("vp", ContinuousChange, _read_change, _say_change, first="change")
