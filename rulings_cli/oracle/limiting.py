"""Limits and additions that hold for all: how many attack, what can't enter, devotion."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.references import Each, PlayerRef
from rulings_cli.abilities.static import (
    Affects,
    CantBe,
    CantDraw,
    CantEnter,
    CantHaveCounters,
    CantSearch,
    CombatLimit,
    DevotionMore,
    ReplaceEntering,
    SkipsExtraTurns,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.terms.zones import Zone

phrase("static", CantEnter, "<what:things> can't enter")
phrase("static", CantEnter, "<what:things> and libraries can't enter", other=Zone.LIBRARY)
phrase("static", ReplaceEntering, "if <what:a thing> would enter , exile it instead")
phrase(
    "static",
    ReplaceEntering,
    "if <what:a thing> would enter and it wasn't cast , exile it instead",
    uncast=True,
)
phrase("static", CantDraw, "<who:player> can't draw cards")
phrase("static", CantSearch, "<who:player> can't search libraries")
phrase(
    "static",
    SkipsExtraTurns,
    "if <who:player> would begin an extra turn , that player skips that turn instead",
)
_MORE: Final = "can't draw more than one card each turn"
phrase("static", CantDraw, f"<who:player> {_MORE}", more_than=1)
phrase("static", CantHaveCounters, "<who:player> can't get counters")
phrase("static", CantHaveCounters, "<who:player> can't get {kind=poison} counters")
phrase("static", CantHaveCounters, "counters can't be put on <on:things>")
phrase("static", CantHaveCounters, "<on:self> can't have counters put on it")
phrase(
    "static",
    CantHaveCounters,
    "<on:things> can't have {kind=+1/+1|-1/-1} counters put on them",
)
phrase(
    "static",
    CantHaveCounters,
    "<on:self> can't have more than <more_than:count> {kind=dream} counters on it",
)
_DEVOTION: Final = "your devotion to each color and each"
constants("static", {f"{_DEVOTION} combination of colors is increased by one": DevotionMore()})


def _read_limit(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *words_in("no more than"))
    number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
    if number is None:
        return
    noun = "creature" if number == 1 else "creatures"
    for what in ("attack", "block"):
        end = reader.here(start + 1, noun, "can", what, "each", "combat")
        if end >= 0:
            yield CombatLimit(number, what), end


def _say_limit(_: Sayer, node: CombatLimit) -> Words:
    noun = "creature" if node.count == 1 else "creatures"
    opening = [*words_in("no more than"), NUMBER_WORDS[node.count], noun]
    return [*opening, "can", node.what, "each", "combat"]


pair("static", CombatLimit, _read_limit, _say_limit, first="no")

_WITH: Final = "block with"


def _read_block_with(reader: Reader, at: int) -> Iterator[Found]:
    """Read "your opponents can't block with creatures with even mana values"."""
    for who, middle in reader.all("player", at):
        start = reader.here(middle, "can't", "block", "with")
        for what, end in reader.all("things", start) if start >= 0 else ():
            if what.controller is None:
                yield Affects(Each(what.evolve(controller=who)), (CantBe("block"),), _WITH), end


def _say_block_with(sayer: Sayer, node: Affects) -> Words | None:
    if node.words != _WITH or not isinstance(node.of, Each):
        return None
    what = node.of.what
    who: PlayerRef | None = what.controller
    words = [*sayer.say("player", who), "can't", "block", "with"]
    return [*words, *sayer.say("things", what.evolve(controller=None))]


pair("static", Affects, _read_block_with, _say_block_with, first="<player>")
