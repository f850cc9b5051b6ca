"""The tops of libraries: look, reveal, exile; and life totals (CR 701)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.effects import (
    ExileTop,
    ExileUntil,
    LookAtTop,
    SetLifeTotal,
)
from rulings_cli.abilities.quantities import (
    Number,
    StartingLifeTotal,
    ThatMuch,
)
from rulings_cli.abilities.references import ThatPlayer, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, include, pair
from rulings_cli.terms.values import Value

# the top of libraries

_TOPS: Final = {
    "your library": You(),
}


def _read_exile_until(reader: Reader, at: int) -> Iterator[Found]:
    verb = reader.tokens[at]
    if verb not in ("exile", "exiles", "reveal", "reveals"):
        return
    third = verb.endswith("s")
    whose, again = ("their", "they") if third else ("your", "you")
    start = reader.here(at + 1, "cards", "from", "the", "top", "of", whose, "library", "until")
    if start < 0:
        return
    middle = reader.here(start, again, verb.rstrip("s") if third else verb)
    if middle < 0:
        return
    for what, end in reader.all("a thing", middle):
        yield ExileUntil(what, reveal=verb.startswith("reveal")), end


def _say_exile_until(sayer: Sayer, node: ExileUntil) -> Words | None:
    verb = "reveal" if node.reveal else "exile"
    said = verb + "s" if sayer.third else verb
    whose, again = ("their", "they") if sayer.third else ("your", "you")
    return [
        *[said, "cards", "from", "the", "top", "of", whose, "library", "until", again, verb],
        *sayer.say("a thing", node.until),
    ]


pair("vp", ExileUntil, _read_exile_until, _say_exile_until, first="exile exiles reveal reveals")


def _top(category: str, verbs: tuple[str, ...], make: type[Value], **fixed: object) -> None:
    """Register "<verb> the top (two cards|card) of your library" and its third person."""

    def read(reader: Reader, at: int) -> Iterator[Found]:
        if reader.tokens[at] not in verbs:
            return
        start = reader.here(at + 1, "the", "top")
        if start < 0:
            return
        counts: list[tuple[Any, int]] = []
        if reader.tokens[start] == "card":
            counts.append((Number(1), start + 1))
        for count, end in reader.all("count", start):
            if reader.tokens[end] == "cards":
                counts.append((count, end + 1))
        for held, middle in counts:
            end = reader.here(middle, "of", "your", "library")
            if end >= 0:
                yield make(count=held, **fixed), end
            third = reader.tokens[at] == verbs[1]
            end = reader.here(middle, "of", "their", "library") if third else -1
            if end >= 0:
                yield make(count=held, **fixed), end
            yield from _whose_top(reader, middle, make(count=held, **fixed), third)
            if make is ExileTop:
                yield ExileTop(count=held, words="-"), middle

    def say(sayer: Sayer, node: Value) -> Words | None:
        count = node.count  # type: ignore[attr-defined]
        words = getattr(node, "words", "")
        if words not in ("", "-"):
            return None
        held = {"words": words} if words else {}
        whose = getattr(node, "of", You())
        if whose != You():
            held["of"] = whose
        if node != make(count=count, **fixed, **held):
            return None
        verb = verbs[1] if sayer.third else verbs[0]
        one = count == Number(1)
        many = ["card"] if one else [*sayer.say("count", count), "cards"]
        tail = [] if words == "-" else ["of", "their" if sayer.third else "your", "library"]
        if whose != You():
            tail = ["of", *sayer.say("possessive", whose), _library(whose)]
        return [*verb.split(), "the", "top", *many, *tail]

    pair(category, make, read, say, first=" ".join(verbs))


def _many_from_top(
    category: str, verbs: tuple[str, ...], make: type[Value], **fixed: object
) -> None:
    """Register "<verb> that many cards from the top of your library" and its third person."""

    def read(reader: Reader, at: int) -> Iterator[Found]:
        length = next((len(each) for each in split if reader.here(at, *each) >= 0), 0)
        start = reader.here(at + length, *_THAT_MANY) if length else -1
        if start < 0:
            return
        made = make(count=ThatMuch("that many"), **fixed)
        their = reader.tokens[at] == verbs[-1] and len(verbs) > 1
        if reader.here(start, "their" if their else "your", "library") >= 0:
            yield made, start + 2
        yield from _whose_top(reader, start - 1, made, their)

    def say(sayer: Sayer, node: Value) -> Words | None:
        whose = getattr(node, "of", You())
        plain = make(count=ThatMuch("that many"), **fixed)
        if node != (plain if whose == You() else plain.evolve(of=whose)):
            return None
        verb = verbs[-1] if sayer.third else verbs[0]
        own = ["their" if sayer.third else "your", "library"]
        of = own if whose == You() else [*sayer.say("possessive", whose), _library(whose)]
        return [*verb.split(), *_THAT_MANY, *of]

    split = [each.split() for each in verbs]
    pair(category, make, read, say, first=" ".join(each[0] for each in split))


_THAT_MANY: Final = ("that", "many", "cards", "from", "the", "top", "of")
_many_from_top("plain top", ("exile", "exiles"), ExileTop)
_many_from_top("vp", ("reveal", "reveals"), LookAtTop, reveal=True)
_many_from_top("vp", ("look at",), LookAtTop)


def _library(whose: Any) -> str:
    return "libraries" if getattr(whose, "words", "").startswith("each of") else "library"


def _whose_top(reader: Reader, at: int, made: Any, third: bool) -> Iterator[Found]:
    """Read "of target opponent's library" after so many cards; `third`: "their" is the subject."""
    if reader.tokens[at] == "of" and "of" in type(made)._fields:
        for whose, end in reader.all("possessive", at + 1):
            themselves = third and getattr(whose, "words", "") == "they"
            if reader.tokens[end] == _library(whose) and whose != You() and not themselves:
                yield made.evolve(of=whose), end + 1


_top("plain top", ("exile", "exiles"), ExileTop)
include("vp", "plain top")


def _read_face_down(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exile the top card of your library face down", "… with a page counter on it"."""
    for made, middle in (*reader.all("plain top", at), *_read_bottom(reader, at)):
        if made.bottom:
            yield made, middle
        end = reader.here(middle, "face", "down")
        if end >= 0 and made.words != "-":
            yield made.evolve(face_down=True), end
        start = reader.here(middle, "with", "a") if made.count == Number(1) else -1
        for kind, after in reader.all("counter kind", start) if start >= 0 else ():
            end = reader.here(after, "counter", "on", "it")
            if end >= 0:
                yield made.evolve(counter=kind), end


def _read_bottom(reader: Reader, at: int) -> Iterator[tuple[ExileTop, int]]:
    start = reader.here(at, "exile", *_BOTTOM)
    for whose, end in reader.all("possessive", start) if start >= 0 else ():
        if reader.tokens[end] == "library":
            yield ExileTop(of=whose, bottom=True), end + 1


_BOTTOM: Final = ("the", "bottom", "card", "of")


def _say_face_down(sayer: Sayer, node: ExileTop) -> Words | None:
    if not (node.face_down or node.counter or node.bottom):
        return None
    if node.bottom:
        words = ["exile", *_BOTTOM, *sayer.say("possessive", node.of), "library"]
    else:
        words = sayer.say("plain top", node.evolve(face_down=False, counter=""))
    counter = ["with", "a", *sayer.say("counter kind", node.counter)] if node.counter else []
    counter += ["counter", "on", "it"] if node.counter else []
    return [*words, *(["face", "down"] if node.face_down else []), *counter]


pair("vp", ExileTop, _read_face_down, _say_face_down, first="exile exiles")


def _read_exile_equal(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exile cards equal to its power from the top of its owner's library"."""
    start = reader.here(at, "exile", "cards", "equal", "to")
    for amount, middle in reader.all("amount", start) if start >= 0 else ():
        begun = reader.here(middle, "from", "the", "top", "of")
        for whose, end in reader.all("possessive", begun) if begun >= 0 else ():
            if reader.tokens[end] == "library":
                yield ExileTop(of=whose, count=amount, words="equal"), end + 1


def _say_exile_equal(sayer: Sayer, node: ExileTop) -> Words | None:
    if node.words != "equal":
        return None
    words = ["exile", "cards", "equal", "to", *sayer.say("amount", node.count)]
    return [*words, "from", "the", "top", "of", *sayer.say("possessive", node.of), "library"]


pair("vp", ExileTop, _read_exile_equal, _say_exile_equal, first="exile")
_top("vp", ("reveal", "reveals"), LookAtTop, reveal=True)


def _read_look(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at + 1, "at", "the", "top")
    if start < 0 or reader.tokens[at] not in ("look", "looks"):
        return
    if reader.tokens[start] == "card":
        yield from _look_tail(reader, start + 1, LookAtTop(Number(1)))
    for count, end in reader.all("count", start):
        if reader.tokens[end] == "cards":
            yield from _look_tail(reader, end + 1, LookAtTop(count))


def _look_tail(reader: Reader, at: int, made: LookAtTop) -> Iterator[Found]:
    end = reader.here(at, "of", "your", "library")
    if end >= 0:
        yield made, end
    end = reader.here(at, "of", "their", "library")
    if end >= 0:
        yield made.evolve(of=ThatPlayer("they")), end
    yield from _whose_top(reader, at, made, third=True)


def _say_look(sayer: Sayer, node: LookAtTop) -> Words | None:
    if node.reveal:
        return None
    one = node.count == Number(1)
    many = ["card"] if one else [*sayer.say("count", node.count), "cards"]
    whose = ["your"] if node.of == You() else sayer.say("possessive", node.of)
    verb = "looks" if sayer.third else "look"
    return [verb, "at", "the", "top", *many, "of", *whose, "library"]


pair("vp", LookAtTop, _read_look, _say_look, first="look looks")


def _read_life_total(reader: Reader, at: int) -> Iterator[Found]:
    """Read "your life total becomes 10"."""
    for whose, middle in reader.all("possessive", at):
        start = reader.here(middle, "life", "total", "becomes")
        equal = reader.here(start, "equal", "to") if start >= 0 else -1
        for begun in (start, equal):
            for amount, end in reader.all("amount", begun) if begun >= 0 else ():
                if isinstance(amount, StartingLifeTotal) is (begun == equal):
                    yield SetLifeTotal(amount, whose), end


def _say_life_total(sayer: Sayer, node: SetLifeTotal) -> Words:
    whose = sayer.say("possessive", node.who)
    equal = ["equal", "to"] if isinstance(node.amount, StartingLifeTotal) else []
    return [*whose, "life", "total", "becomes", *equal, *sayer.say("amount", node.amount)]


pair("effect", SetLifeTotal, _read_life_total, _say_life_total, first="<possessive>")
