"""Events of a player who does one of several things, and lists of whole events (CR 603.2)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import CastFrom
from rulings_cli.abilities.triggers import (
    Activates,
    AnyEvent,
    CreatesToken,
    Cycles,
    PlayerDraws,
    PlaysLand,
    SearchesLibrary,
    TriggerEvent,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import ORDINALS
from rulings_cli.oracle.waiting import DOERS, player_deeds, player_event

player_event(CreatesToken, "create", "what", "a thing")
player_event(CreatesToken, "create", "what", "some things")


def _read_theirs(reader: Reader, at: int) -> Iterator[Found]:
    """Read "an opponent searches their library", "a player draws their second card each turn"."""
    for words, who in DOERS.items():
        you = words == "you"
        start = reader.here(at, *words.split())
        whose = "your" if you else "their"
        verb = "search" if you else "searches"
        end = reader.here(start, verb, whose, "library") if start >= 0 else -1
        if end >= 0:
            yield SearchesLibrary(who), end
        middle = reader.here(start, "draw" if you else "draws", whose) if start >= 0 else -1
        number = ORDINALS.get(reader.tokens[middle], 0) if middle >= 0 else 0
        end = reader.here(middle + 1, "card", "each", "turn") if number else -1
        if end >= 0:
            yield PlayerDraws(who, f"{whose} {reader.tokens[middle]} card each turn"), end


def _say_theirs(_: Sayer, node: SearchesLibrary | PlayerDraws) -> Words | None:
    who = next((words for words, held in DOERS.items() if held == node.who), "")
    if not who:
        return None
    if isinstance(node, SearchesLibrary):
        searches = ["search", "your"] if who == "you" else ["searches", "their"]
        return [*who.split(), *searches, "library"]
    if not node.words.endswith(" card each turn") or node.what is not None:
        return None
    return [*who.split(), "draw" if who == "you" else "draws", *node.words.split()]


pair("event", (SearchesLibrary, PlayerDraws), _read_theirs, _say_theirs, first="you a an enchanted")


def _doers(reader: Reader, at: int) -> Iterator[tuple[str, int]]:
    for words in DOERS:
        start = reader.here(at, *words.split())
        if start >= 0:
            yield words, start


def _read_deeds(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you create or sacrifice a token", "a player plays a land or casts a spell"."""
    for words, start in _doers(reader, at):
        who, is_you = DOERS[words], words == "you"
        for first, end in player_deeds(reader, start, who, is_you=is_you):
            if reader.tokens[end] == "or":
                for second, after in player_deeds(reader, end + 1, who, is_you=is_you):
                    if _are_apart(first, second):
                        yield AnyEvent((first, second), _OR_DOES), after
        if reader.tokens[start + 1] == "or":
            for second, end in player_deeds(reader, start + 2, who, is_you=is_you):
                alone = Reader([reader.raw[start], *reader.raw[start + 3 : end]])
                for first, _ in player_deeds(alone, 0, who, is_you=is_you):
                    alike = getattr(first, "what", None) == getattr(second, "what", 0)
                    if alike and _are_apart(first, second):
                        yield AnyEvent((first, second), _ONE_OBJECT), end


def _are_apart(first: TriggerEvent, second: TriggerEvent) -> bool:
    """Tell whether what is said of the second deed can't be meant of the first, too."""
    if isinstance(first, Cycles) or isinstance(second, Cycles | Activates):
        return isinstance(second, Activates) and second.what is not None
    said = getattr(getattr(second, "what", None), "further", ())
    return not isinstance(first, PlaysLand) or not any(isinstance(e, CastFrom) for e in said)


_OR_DOES: Final = "or does"
_ONE_OBJECT: Final = "or does to it"


def _say_deeds(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner not in (_OR_DOES, _ONE_OBJECT):
        return None
    first, second = (sayer.say("event", each) for each in node.events)
    who = next(words.split() for words, held in DOERS.items() if held == node.events[0].who)  # type: ignore[union-attr]  # of a player
    if node.joiner == _OR_DOES:
        return [*first, "or", *second[len(who) :]]
    return [*who, first[len(who)], "or", *second[len(who) :]]


pair("event", AnyEvent, _read_deeds, _say_deeds, first="you a an enchanted")


def _read_listed(reader: Reader, at: int) -> Iterator[Found]:
    """Read whole events in a row: "another Goat dies, or you draw a card, or …"."""
    for first, end in reader.all("event", at):
        yield from _more(reader, end, (first,))


def _more(reader: Reader, at: int, before: tuple[TriggerEvent, ...]) -> Iterator[Found]:
    start = reader.here(at, ",", "or")
    for event, end in reader.all("event", start) if start >= 0 else ():
        held = (*before, event)
        yield AnyEvent(held, _LISTED), end
        yield from _more(reader, end, held)


_LISTED: Final = ", or"


def _say_listed(sayer: Sayer, node: AnyEvent) -> Words | None:
    if node.joiner != _LISTED:
        return None
    words: Words = []
    for each in node.events:
        words += [*([",", "or"] if words else []), *sayer.say("event", each)]
    return words


pair("joined event", AnyEvent, _read_listed, _say_listed, first="<event>")
