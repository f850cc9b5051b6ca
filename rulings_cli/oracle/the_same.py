"""What is true of spells and cards as well: "the same is true for …" (CR 113.6, 613)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.references import Each
from rulings_cli.abilities.static import Affects
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, full_stop, pair
from rulings_cli.oracle.vocabulary import words_in

constants("quality", {"that aren't on the battlefield": HasState("not on the battlefield")})
_SAME: Final = words_in(". the same is true for")
_MARK: Final = "the same is true"


def _read_the_same(reader: Reader, at: int) -> Iterator[Found]:
    for effect, middle in reader.all("static", at):
        start = reader.here(middle, *_SAME)
        if start < 0 or not isinstance(effect, Affects) or not isinstance(effect.of, Each):
            continue
        for first, after in reader.all("things", start):
            begun = reader.here(after, "and")
            for second, end in reader.all("things", begun) if begun >= 0 else ():
                stop = full_stop(reader, end)
                if stop >= 0:
                    more = (effect.evolve(of=Each(each, "")) for each in (first, second))
                    yield StaticAbility((effect, *more), words=_MARK), stop


def _say_the_same(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != _MARK:
        return None
    first, *more = node.effects
    words = [*sayer.say("static", first), *_SAME]
    for index, each in enumerate(more):
        assert isinstance(each, Affects)
        assert isinstance(each.of, Each)
        words += [*(["and"] if index else []), *sayer.say("things", each.of.what)]
    return [*words, "."]


pair("static ability", StaticAbility, _read_the_same, _say_the_same, first="<static>")


# --- cards, spells and permanents alike -----------------------------------------------------

_ALL: Final = "all of them"


def _read_all(reader: Reader, at: int) -> Iterator[Found]:
    """Read one change of cards that aren't on the battlefield, of spells, and of permanents."""
    if reader.tokens[at] != "all":
        return
    for first, middle in reader.all("things", at + 1):
        start = reader.here(middle, ",")
        for second, after in reader.all("things", start) if start >= 0 else ():
            begun = reader.here(after, ",", "and")
            for third, end in reader.all("things", begun) if begun >= 0 else ():
                for change, stop in reader.all("change", end):
                    closed = full_stop(reader, stop)
                    if closed >= 0:
                        kinds = (first, second, third)
                        made = tuple(Affects(Each(each, ""), (change,)) for each in kinds)
                        yield StaticAbility(made, words=_ALL), closed


def _say_all(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != _ALL:
        return None
    said: list[Words] = []
    change: Words = []
    for each in node.effects:
        assert isinstance(each, Affects)
        assert isinstance(each.of, Each)
        said.append(sayer.say("things", each.of.what))
        change = Sayer().say("change", each.changes[0])
    first, second, third = said
    return ["all", *first, ",", *second, ",", "and", *third, *change, "."]


pair("static ability", StaticAbility, _read_all, _say_all, first="all")
