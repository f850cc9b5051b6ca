"""Cards that players play ⇄ `PlaysLand`, and either that or `Casts` (CR 701.18a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import CastFrom, Described, HasSubtype, HasType
from rulings_cli.abilities.references import You
from rulings_cli.abilities.triggers import AnyEvent, Casts, PlaysLand
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.waiting import DOERS
from rulings_cli.terms.types import LAND_TYPES
from rulings_cli.terms.zones import Zone

_LAND: Final = Described(kinds=((HasType("land"),),))
_FROM_EXILE: Final = ("from", "exile")
#: How an event is joined whose parts are said with two verbs, or with one.
_TWO_VERBS: Final = "or cast"
_A_CARD: Final = "play a card"


def _is_land(what: Described) -> bool:
    """Tell whether only lands are described, wherever they come from."""
    if what.noun or what.zone is not None or not what.kinds:
        return False
    return all(
        any(each == HasType("land") or _is_land_type(each) for each in kind) for kind in what.kinds
    )


def _is_land_type(quality: object) -> bool:
    return isinstance(quality, HasSubtype) and quality.name in LAND_TYPES


def _doers(reader: Reader, at: int, verb: str) -> Iterator[tuple[Any, int]]:
    for words, who in DOERS.items():
        start = reader.here(at, *words.split(), verb if words == "you" else f"{verb}s")
        if start >= 0:
            yield who, start


def _say_doer(who: Any, verb: str) -> Words | None:
    words = next((words for words, each in DOERS.items() if each == who), None)
    return None if words is None else [*words.split(), verb if words == "you" else f"{verb}s"]


def _read_lands(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you play a land from exile", "a player plays a Desert"."""
    for who, start in _doers(reader, at, "play"):
        for what, end in reader.all("a thing", start):
            if what == _LAND.evolve(zone=Zone.EXILE):
                yield PlaysLand(who, from_=Zone.EXILE), end
            elif _is_land(what):
                yield PlaysLand(who, None if what == _LAND else what), end


def _say_land(sayer: Sayer, node: PlaysLand) -> Words | None:
    doer = _say_doer(node.who, "play")
    if doer is None or (node.what is not None and not _is_land(node.what)):
        return None
    ending = _FROM_EXILE if node.from_ is Zone.EXILE else ()
    return [*doer, *sayer.say("a thing", node.what or _LAND), *ending]


pair("played land", PlaysLand, _read_lands, _say_land, first="you a an enchanted")
pair(
    "event",
    PlaysLand,
    lambda reader, at: (
        (each, end)
        for each, end in reader.all("played land", at)
        if each != PlaysLand(each.who)  # that is said otherwise
    ),
    _say_land,
    first="you a an enchanted",
)


def _read_either(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you play a land or cast a spell", each as it may be described."""
    for land, middle in reader.all("played land", at):
        verb = "cast" if land.who == You() else "casts"
        start = reader.here(middle, "or", verb)
        for what, end in reader.all("a thing", start) if start >= 0 else ():
            wide = any(isinstance(each, CastFrom) and each.negated for each in what.further)
            if what.noun == "spell" and not wide:
                yield AnyEvent((land, Casts(land.who, what)), _TWO_VERBS), end
    for who, start in _doers(reader, at, "play"):
        card = reader.here(start, "a", "card")
        if card >= 0:
            yield _card(who, None), card
            exiled = reader.here(card, *_FROM_EXILE)
            if exiled >= 0:
                yield _card(who, Zone.EXILE), exiled


def _card(who: Any, zone: Zone | None) -> AnyEvent:
    """Give the event of a card that is played: as a land or as a spell."""
    further = () if zone is None else (CastFrom(zone, words="from exile"),)
    spell = Described(noun="spell", further=further)
    return AnyEvent((PlaysLand(who, from_=zone), Casts(who, spell)), _A_CARD)


def _say_either(sayer: Sayer, node: AnyEvent) -> Words | None:
    land = node.events[0]
    if not isinstance(land, PlaysLand):
        return None
    if node.joiner == _A_CARD:
        doer = _say_doer(land.who, "play")
        ending = _FROM_EXILE if land.from_ is Zone.EXILE else ()
        return None if doer is None else [*doer, "a", "card", *ending]
    cast = node.events[1]
    if node.joiner != _TWO_VERBS or not isinstance(cast, Casts):
        return None
    verb = "cast" if land.who == You() else "casts"
    return [*sayer.say("played land", land), "or", verb, *sayer.say("a thing", cast.what)]


pair("event", AnyEvent, _read_either, _say_either, first="you a an enchanted")
