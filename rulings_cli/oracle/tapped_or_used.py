"""What is tapped or used without tapping: one event of two (CR 603.2, 602.1)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.references import AttachedTo
from rulings_cli.abilities.triggers import Activates, AnyEvent, BecomesTapped
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

#: How the tree tells that the ability has no {T} in its cost, and how the event is joined.
WITHOUT_TAPPING: Final = "without {T}"
_TAIL: Final = words_in("without {T} in its activation cost")
_ARTIFACTS: Final = words_in("an artifact's ability")


def _read_tapped_or_used(reader: Reader, at: int) -> Iterator[Found]:
    for category in ("attached", "a thing"):
        for what, middle in reader.all(category, at):
            start = reader.here(middle, "becomes", "tapped", "or")
            for who, after in reader.all("player", start) if start >= 0 else ():
                for end in _ability_of(reader, after, what):
                    whose = what if isinstance(what, AttachedTo) else what.evolve(controller=None)
                    used = Activates(who, whose, words=WITHOUT_TAPPING)
                    yield AnyEvent((BecomesTapped(what), used)), end


def _ability_of(reader: Reader, at: int, what: Any) -> Iterator[int]:
    start = reader.here(at, "activates")
    if start < 0:
        return
    if isinstance(what, AttachedTo):
        start = reader.here(start, "an", "ability", "of", *what.words.lower().split())
    else:
        start = reader.here(start, *_ARTIFACTS)
    end = reader.here(start, *[each.lower() for each in _TAIL]) if start >= 0 else -1
    if end >= 0:
        yield end


def _say_tapped_or_used(sayer: Sayer, node: AnyEvent) -> Words | None:
    first, last = node.events[0], node.events[-1]
    if not isinstance(last, Activates) or last.words != WITHOUT_TAPPING:
        return None
    what = getattr(first, "what", None)
    if isinstance(what, AttachedTo):
        said, ability = sayer.say("attached", what), ["an", "ability", "of", *what.words.split()]
    else:
        said, ability = sayer.say("a thing", what), _ARTIFACTS
    who = sayer.say("player", last.who)
    return [*said, "becomes", "tapped", "or", *who, "activates", *ability, *_TAIL]


pair("event", AnyEvent, _read_tapped_or_used, _say_tapped_or_used, first="<attached> <a_thing>")
