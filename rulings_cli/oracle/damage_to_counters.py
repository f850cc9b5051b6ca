"""Damage that puts counters somewhere, or removes them ⇄ `CountersForDamage` (CR 614, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import CountersForDamage
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import article, words_in

_KINDS: Final = {"damage": "", "combat damage": "combat", "noncombat damage": "noncombat"}
_WOULD: Final = words_in("would be dealt to")
_FOR_EACH: Final = words_in("for each 1 damage prevented this way")


def _read(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if damage would be dealt to ~, prevent that damage and put that many … on it"."""
    for kind, combat in _KINDS.items():
        start = reader.here(at + 1, *kind.split(), *_WOULD)
        for to, middle in _receivers(reader, start) if start >= 0 else ():
            for counted, end in _while(reader, middle):
                made = CountersForDamage(to, "", combat=combat, counted=counted)
                yield from _read_what_happens(reader, end, made)


def _receivers(reader: Reader, at: int) -> Iterator[Found]:
    yield from reader.all("self", at)
    yield from reader.all("a thing", at)
    if reader.tokens[at] == "you":
        yield You("you"), at + 1


def _while(reader: Reader, at: int) -> Iterator[tuple[str, int]]:
    if reader.tokens[at] == ",":
        yield "", at + 1
    for word in ("a", "an"):
        start = reader.here(at, "while", "it", "has", word)
        for kind, middle in reader.all("counter kind", start) if start >= 0 else ():
            end = reader.here(middle, "counter", "on", "it", ",")
            if end >= 0:
                yield kind, end


def _read_what_happens(reader: Reader, at: int, made: CountersForDamage) -> Iterator[Found]:
    begun = reader.here(at, "prevent", "that", "damage")
    if begun < 0:
        for one, end in _change(reader, at, made.evolve(prevents=False)):
            after = reader.here(end, "instead")
            if after >= 0 and not one.removes:
                yield one, after
        return
    for joiner in ("and", "."):
        start = reader.here(begun, joiner)
        for one, end in _change(reader, start, made) if start >= 0 else ():
            said = one.evolve(words=f"{joiner}|{one.words}")
            if one.many:
                yield said, end
            else:
                yield from _each_prevented(reader, end, said)


def _each_prevented(reader: Reader, at: int, made: CountersForDamage) -> Iterator[Found]:
    after = reader.here(at, *_FOR_EACH)
    if after >= 0:
        yield made.evolve(many=True, of_prevented=True), after
    else:
        yield made, at


def _change(
    reader: Reader, at: int, made: CountersForDamage
) -> Iterator[tuple[CountersForDamage, int]]:
    """Read "remove a +1/+1 counter from it", "put that many delay counters on ~"."""
    for verb, preposition in (("put", "on"), ("remove", "from")):
        start = reader.here(at, verb)
        for many in (True, False) if start >= 0 else ():
            begun = reader.here(start, "that", "many") if many else start + 1
            if begun < 0 or not (many or reader.tokens[start] in ("a", "an")):
                continue
            for kind, middle in reader.all("counter kind", begun):
                on = reader.here(middle, "counters" if many else "counter", preposition)
                for words, place, end in _places(reader, on, made) if on >= 0 else ():
                    one = made.evolve(kind=kind, many=many, removes=verb == "remove", on=place)
                    yield one.evolve(words=words), end


def _places(reader: Reader, at: int, made: CountersForDamage) -> Iterator[tuple[str, str, int]]:
    """Give where counters are put: in what words, whether on "it" or "this", and the end."""
    of_itself = isinstance(made.to, This)
    for words in ("it", "him", "her", "that creature", "that permanent"):
        end = reader.here(at, *words.split())
        if end >= 0 and (of_itself or (isinstance(made.to, Described) and "that" in words)):
            yield words, "it", end
    for itself, end in reader.all("self", at):
        yield itself.words or "~", "it" if of_itself else "this", end


def _say(sayer: Sayer, node: CountersForDamage) -> Words | None:
    kind = next(words for words, held in _KINDS.items() if held == node.combat)
    to = next(
        (
            said
            for said in (sayer.try_say(each, node.to) for each in ("self", "a thing"))
            if said is not None
        ),
        ["you"] if isinstance(node.to, You) else None,
    )
    if to is None:
        return None
    words = ["if", *kind.split(), *_WOULD, *to]
    if node.counted:
        said = sayer.say("counter kind", node.counted)
        words += ["while", "it", "has", article(said[0]), *said, "counter", "on", "it"]
    joiner, _, place = node.words.partition("|") if node.prevents else ("", "", node.words)
    verb, preposition = ("remove", "from") if node.removes else ("put", "on")
    said = sayer.say("counter kind", node.kind)
    many = ["that", "many", *said, "counters"]
    one = [article(said[0]), *said, "counter"]
    counted = one if node.of_prevented or not node.many else many
    change = [verb, *counted, preposition, *place.split()]
    if not node.prevents:
        return [*words, ",", *change, "instead"]
    change += _FOR_EACH if node.of_prevented else []
    return [*words, ",", "prevent", "that", "damage", joiner, *change]


pair("static", CountersForDamage, _read, _say, first="if")
