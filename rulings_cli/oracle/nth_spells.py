"""The first, second … such spell that a player casts each turn ⇄ `NthCast`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, NthCast
from rulings_cli.abilities.references import Each
from rulings_cli.abilities.static import Affects, GrantAbilities
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.targeting import Pronoun
from rulings_cli.oracle.vocabulary import ORDINALS

_WHEN: Final = {False: ("each", "turn"), True: ("during", "each", "of", "your", "turns")}
_ORDINAL: Final = {number: word for word, number in ORDINALS.items()}


def _read_nth(reader: Reader, at: int) -> Iterator[Found]:
    number = ORDINALS.get(reader.tokens[at + 1], 0) if reader.tokens[at] == "the" else 0
    for what, middle in reader.all("thing", at + 2) if number else ():
        if what.noun != "spell" or what.controller is None:
            continue
        for own, words in _WHEN.items():
            end = reader.here(middle, *words)
            if end >= 0:
                nth = NthCast(number, what, own)
                yield what.evolve(further=(*what.further, nth)), end


def _say_nth(sayer: Sayer, node: Described) -> Words | None:
    last = node.further[-1] if node.further else None
    if not isinstance(last, NthCast):
        return None
    what = sayer.say("thing", last.what)
    return ["the", _ORDINAL[last.number], *what, *_WHEN[last.own_turns]]


pair("nth spell", Described, _read_nth, _say_nth, first="the")


def _read_is_nth(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it's the second creature spell you cast this turn"."""
    number = ORDINALS.get(reader.tokens[at + 2], 0) if reader.here(at, "it's", "the") >= 0 else 0
    for what, middle in reader.all("thing", at + 3) if number else ():
        end = reader.here(middle, "this", "turn")
        if what.noun == "spell" and what.controller is not None and end >= 0:
            nth = what.evolve(further=(*what.further, NthCast(number, what)))
            it: Any = Pronoun("it", at)  # until the ability knows which
            yield ObjectIs(it, nth, words=_IS_NTH), end


def _say_is_nth(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != _IS_NTH:
        return None
    nth = node.described.further[-1]
    assert isinstance(nth, NthCast)
    return ["it's", "the", _ORDINAL[nth.number], *sayer.say("thing", nth.what), "this", "turn"]


_IS_NTH: Final = "nth this turn"
pair("condition", ObjectIs, _read_is_nth, _say_is_nth, first="it's")


def _read_has(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the first spell you cast each turn has cascade"."""
    for what, middle in reader.all("nth spell", at):
        start = middle + 1 if reader.tokens[middle] == "has" else -1
        for granted, end in reader.all("granted", start) if start >= 0 else ():
            yield Affects(Each(what), (GrantAbilities(granted, "have"),), "nth"), end


def _say_has(sayer: Sayer, node: Affects) -> Words | None:
    if node.words != "nth" or not isinstance(node.of, Each):
        return None
    (change,) = node.changes
    assert isinstance(change, GrantAbilities)
    what = sayer.say("nth spell", node.of.what)
    return [*what, "has", *sayer.say("granted", change.abilities)]


pair("static", Affects, _read_has, _say_has, first="the")
