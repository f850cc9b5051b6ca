"""More instructions: doubling counters, searching two zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import (
    Destroy,
    DoubleCounters,
    Exile,
    Meld,
    MultiplyPower,
    Reveal,
    SearchLibrary,
    Tap,
    Untap,
)
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import Both, Each
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.targeting import Introduced
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.tokens import cut
from rulings_cli.terms.zones import Zone

phrase("vp", DoubleCounters, "double the number of <kind:counter kind> counters on <on:object>")
phrase("vp", Reveal, "reveal+ <what:pronoun>")

# libraries and graveyards


_IF_SEARCHED: Final = ("search", "searched")


def _read_search_both(reader: Reader, at: int) -> Iterator[Found]:
    """Read "search your library and/or graveyard for …": two zones at once."""
    start = reader.here(at, "search", "your", "library", "and/or", "graveyard", "for")
    for what, end in reader.all("a thing", start) if start >= 0 else ():
        made = SearchLibrary(what, graveyard=True)
        for words, fields in _ENDS.items():
            after = reader.here(end, *words.split(), ".", "if", "you")
            for verb in _IF_SEARCHED if after >= 0 else ():
                done = reader.here(after, verb, "your", "library", "this", "way", ",", "shuffle")
                if done >= 0:
                    yield made.evolve(**fields, words=f"{words}|{verb}"), done


#: What is done with what was found: the words and what they say.
_ENDS: Final[dict[str, dict[str, object]]] = {
    ", reveal it , and put it into your hand": {"reveal": True},
    ", reveal it , then put it into your hand": {"reveal": True},
    ", reveal that card , and put it into your hand": {"reveal": True},
    ", reveal that card , then put it into your hand": {"reveal": True},
    "and put it onto the battlefield": {"to": Zone.BATTLEFIELD},
    ", put it onto the battlefield": {"to": Zone.BATTLEFIELD},
    "and put that card onto the battlefield": {"to": Zone.BATTLEFIELD},
}


def _say_search_both(sayer: Sayer, node: SearchLibrary) -> Words | None:
    words, _, verb = node.words.partition("|")
    if not node.graveyard or words not in _ENDS:
        return None
    opening = ["search", "your", "library", "and/or", "graveyard", "for"]
    closing = ["if", "you", verb, "your", "library", "this", "way", ",", "shuffle"]
    return [*opening, *sayer.say("a thing", node.what), *words.split(), ".", *closing]


pair("vp", SearchLibrary, _read_search_both, _say_search_both, first="search")


# power and toughness doubled

_FACTORS: Final = {"double": 2, "triple": 3}
_VALUES: Final = {
    (True, False): ["power"],
    (True, True): ["power", "and", "toughness"],
    (False, True): ["toughness"],
}


def _read_multiplied(reader: Reader, at: int) -> Iterator[Found]:
    """Read "double target creature's power", "double the power and toughness of ~"."""
    factor = _FACTORS[reader.tokens[at]]
    for (power, toughness), words in _VALUES.items():
        for of, middle in reader.all("whose", at + 1):
            end = reader.here(middle, *words)
            if end >= 0:
                yield from _lasting(reader, end, MultiplyPower(of, power, toughness, factor))
        start = reader.here(at + 1, "the", *words, "of")
        for of, end in reader.all("object", start) if start >= 0 else ():
            made = MultiplyPower(of, power, toughness, factor, words="of")
            yield from _lasting(reader, end, made)


def _lasting(reader: Reader, at: int, made: MultiplyPower) -> Iterator[Found]:
    for duration, end in reader.all("duration", at):
        yield made.evolve(duration=duration), end


def _say_multiplied(sayer: Sayer, node: MultiplyPower) -> Words:
    verb = next(each for each, factor in _FACTORS.items() if factor == node.factor)
    value = _VALUES[(node.power, node.toughness)]
    if node.words == "of":
        words = [verb, "the", *value, "of", *sayer.say("object", node.of)]
    else:
        words = [verb, *sayer.say("whose", node.of), *value]
    return [*words, *sayer.say("duration", node.duration)]


pair("effect", MultiplyPower, _read_multiplied, _say_multiplied, first=" ".join(_FACTORS))

# meld


def _names(reader: Reader, at: int, *after: str) -> Iterator[tuple[str, int]]:
    """Give the words up to those that stand after a name, as they are printed."""
    for end in range(at + 1, min(at + 9, len(reader.raw))):
        if reader.here(end, *after) >= 0:
            yield " ".join(reader.raw[at:end]).replace(" ,", ","), end + len(after)
            return


_MELDED: Final = (",", "exile", "them", ",", "then", "meld", "them", "into")


def _read_meld(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "if", "you", "both", "own", "and", "control")
    for this, middle in reader.all("self", start) if start >= 0 else ():
        for noun in ("a creature named", "an artifact named", "a planeswalker named", ""):
            words = noun.split() or ["a", "land", "named"]
            begun = reader.here(middle, "and", *words)
            for partner, end in _names(reader, begun, *_MELDED) if begun >= 0 else ():
                for into, finish in _names(reader, end, "."):
                    yield Meld(this, f"{' '.join(words)} {partner}", into), finish - 1


def _say_meld(sayer: Sayer, node: Meld) -> Words:
    words = ["if", "you", "both", "own", "and", "control", *sayer.say("self", node.this), "and"]
    return [*words, *cut(node.partner), *_MELDED, *cut(node.into)]


pair("effect", Meld, _read_meld, _say_meld, first="if")


# two groups at once: "destroy all creatures and all planeswalkers"


def _read_pair(reader: Reader, at: int) -> Iterator[Found]:
    """Read "all creatures and all lands", "target creature and all Auras attached to it"."""
    for first, middle in reader.all("object", at):
        joined, second_word = (*reader.tokens[middle : middle + 2], "", "")[:2]
        if joined != "and" or isinstance(first, Both):
            continue
        if second_word not in ("all", "target", "up", "each") or _is_targets(reader, at, middle):
            continue
        for second, end in reader.all("object", middle + 1):
            if not isinstance(second, Both) and _is_whole(second):
                yield Both((first, second)), end


def _is_targets(reader: Reader, at: int, middle: int) -> bool:
    """Tell whether both are single targets, which are read elsewhere."""
    return reader.tokens[at] == "target" and reader.tokens[middle + 1] == "target"


def _is_whole(second: object) -> bool:
    return isinstance(second, Introduced) or (isinstance(second, Each) and bool(second.words))


def _say_pair(sayer: Sayer, node: Both) -> Words:
    first, second = (sayer.say("object", each) for each in node.of)
    return [*first, "and", *second]


pair("object pair", Both, _read_pair, _say_pair, first="<object>")
phrase("vp", Destroy, "destroy <what:object pair>")
phrase("vp", Exile, "exile <what:object pair>")
phrase("vp", Tap, "tap <what:object pair>")
phrase("vp", Untap, "untap <what:object pair>")

# "a creature destroyed this way can't be regenerated"

_DESTROYED: Final = (
    "a creature destroyed this way|creatures destroyed this way|artifacts destroyed this way"
    "|lands destroyed this way|permanents destroyed this way|a permanent destroyed this way"
    "|the creature"
)
phrase(
    "vp",
    Destroy,
    f"destroy <what:object> . {{words={_DESTROYED}}} can't be regenerated",
    no_regeneration=True,
)
phrase(
    "vp",
    Destroy,
    "destroy <what:object> and it can't be regenerated",
    no_regeneration=True,
    words="and",
)
#: Of what was done before, player by player (see `Context.many`).
MOST_DISCARDED: Final = "the greatest number of cards a player discarded this way"
constants(
    "amount",
    {
        "the number of opponents you have": ThatMuch("the number of opponents you have"),
        "the number of players being attacked": ThatMuch("the number of players being attacked"),
        MOST_DISCARDED: ThatMuch(MOST_DISCARDED),
    },
)
constants("each amount", {"player being attacked": ThatMuch("player being attacked")})
