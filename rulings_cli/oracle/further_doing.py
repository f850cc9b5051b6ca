"""More instructions: doubling counters, the next damage of a source, searching two zones."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import DoubleCounters, Prevent, Reveal, SearchLibrary
from rulings_cli.abilities.references import ChosenObjects
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, include, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.terms.zones import Zone

phrase("vp", DoubleCounters, "double the number of <kind:counter kind> counters on <on:object>")
phrase("vp", Reveal, "reveal <what:pronoun>")

# the next damage of a source


def _read_next_damage(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the next time a source of your choice would deal damage to you this turn, …"."""
    start = reader.here(at, "the", "next", "time")
    if start < 0:
        return
    sources = []
    for what, middle in reader.all("a thing", start):
        end = reader.here(middle, "of", "your", "choice")
        if end >= 0:
            sources.append((ChosenObjects(what, words="of your choice"), end))
    sources += reader.all("target object", start)
    sources += reader.all("self", start)
    for source, middle in sources:
        for noun, combat in (("damage", False), ("combat damage", True)):
            begun = reader.here(middle, "would", "deal", *noun.split())
            if begun < 0:
                continue
            base = Prevent(source=source, combat=combat, once=True)
            end = reader.here(begun, *_PREVENT_IT)
            if end >= 0:
                yield base, end
            to = reader.here(begun, "to")
            for category in ("any target", "player", "object") if to >= 0 else ():
                for whom, after in reader.all(category, to):
                    end = reader.here(after, *_PREVENT_IT)
                    if end >= 0:
                        yield base.evolve(to=whom), end


_PREVENT_IT: Final = ("this", "turn", ",", "prevent", "that", "damage")


def _say_next_damage(sayer: Sayer, node: Prevent) -> Words | None:
    if not node.once:
        return None
    source = node.source
    if isinstance(source, ChosenObjects):
        said = [*sayer.say("a thing", source.what), "of", "your", "choice"]
    else:
        said = sayer.say("object", source)
    noun = ["combat", "damage"] if node.combat else ["damage"]
    words = ["the", "next", "time", *said, "would", "deal", *noun]
    if node.to is not None:
        whom = next(
            found
            for category in ("any target", "player", "object")
            if (found := sayer.try_say(category, node.to)) is not None
        )
        words += ["to", *whom]
    return [*words, *_PREVENT_IT]


pair("next damage", Prevent, _read_next_damage, _say_next_damage, first="the")
include("effect", "next damage")

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
