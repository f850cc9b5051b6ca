"""Countering, and where a spell goes that is countered this way (CR 701.6) ⇄ `Counter`."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described, IsOneOf
from rulings_cli.abilities.effects import Counter
from rulings_cli.oracle.describing import ADJECTIVES, _read_thing
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Wordings, Words, pair
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.zones import Zone

_INTO_GRAVEYARD: Final = "instead of into that player's graveyard"
#: Where it goes → what that makes of the instruction.
_PLACES: Final[dict[str, dict[str, Any]]] = {
    "exile it instead of putting it into its owner's graveyard": {"exile": True},
    f"put it into its owner's hand {_INTO_GRAVEYARD}": {"to": Zone.HAND},
    f"put it on top of its owner's library {_INTO_GRAVEYARD}": {
        "to": Zone.LIBRARY,
        "position": "top",
    },
    f"put it on the bottom of its owner's library {_INTO_GRAVEYARD}": {
        "to": Zone.LIBRARY,
        "position": "bottom",
    },
}
_PLACE_WORDS: Final = Wordings({each: each for each in _PLACES})
_IF: Final = words_in(". if that spell is countered this way ,")
_WITH: Final = words_in(". if the spell is countered this way , exile it with")
_ON_IT: Final = words_in("on it instead of putting it into its owner's graveyard")


def with_place(reader: Reader, plain: Counter, at: int) -> Iterator[Found]:
    """Read where a spell goes that is countered this way, as the sentence after countering."""
    start = reader.here(at, *_IF)
    for words, end in _PLACE_WORDS.read(reader, start) if start >= 0 else ():
        yield plain.evolve(**_PLACES[words]), end
    start = reader.here(at, *_WITH)
    for (kind, count), middle in reader.all("counters", start) if start >= 0 else ():
        end = reader.here(middle, *_ON_IT)
        if end >= 0:
            yield plain.evolve(to=Zone.EXILE, kind=kind, count=count), end


def place_in_words(sayer: Sayer, node: Counter) -> Words | None:
    """Say where it goes; nothing where that is its owner's graveyard."""
    plain = Counter(node.what)
    if node == plain:
        return []
    if node.kind:
        return [*_WITH, *sayer.say("counters", (node.kind, node.count)), *_ON_IT]
    for words, held in _PLACES.items():
        if node == plain.evolve(**held):
            return [*_IF, *words.split()]
    return None


def _read_counter(reader: Reader, at: int) -> Iterator[Found]:
    for what, end in reader.all("object", at + 1):
        yield Counter(what), end
        yield from with_place(reader, Counter(what), end)


def _say_counter(sayer: Sayer, node: Counter) -> Words | None:
    place = place_in_words(sayer, node)
    return None if place is None else ["counter", *sayer.say("object", node.what), *place]


pair("vp", Counter, _read_counter, _say_counter, first="counter")


# spells and abilities that may be meant: "target spell, activated ability, or triggered ability"


def _read_several_kinds(reader: Reader, at: int) -> Iterator[Found]:
    for one, end in _read_thing(reader, at):
        if one.noun in _ON_STACK:
            yield from _with_more(reader, (one,), end)


def _with_more(reader: Reader, things: tuple[Described, ...], at: int) -> Iterator[Found]:
    joined = reader.here(at, ",", "or") if len(things) > 1 else reader.here(at, "or")
    if joined >= 0:
        for last, end in reader.all("thing", joined):
            made = (*things, last)
            if {each.noun for each in made} == _ON_STACK and any(e.adjectives for e in made):
                yield Described(noun="spell or ability", further=(IsOneOf(made),)), end
    elif reader.here(at, ",") >= 0:
        for one, end in reader.all("thing", at + 1):
            if one.noun in _ON_STACK:
                yield from _with_more(reader, (*things, one), end)


_ON_STACK: Final = {"spell", "ability"}


def _say_several_kinds(sayer: Sayer, node: Described) -> Words | None:
    held = node.further[0] if len(node.further) == 1 else None
    if not isinstance(held, IsOneOf) or node.noun != "spell or ability":
        return None
    *first, last = (sayer.say("thing", each) for each in held.things)
    words = [*first[0]]
    for each in first[1:]:
        words += [",", *each]
    return [*words, *([","] if len(first) > 1 else []), "or", *last]


pair(
    "thing",
    Described,
    _read_several_kinds,
    _say_several_kinds,
    first=f"spell instant sorcery activated triggered {' '.join(ADJECTIVES)}",
)
