"""What players do: draw, discard, gain life, add mana, and the tops of libraries (CR 701)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import (
    Add,
    Discard,
    DiscardThose,
    DoubleUnspentMana,
    Draw,
    EndTheTurn,
    ExileTop,
    ExileUntil,
    ExtraTurn,
    GainLife,
    LookAtTop,
    LoseLife,
    Mill,
    Sacrifice,
    Scry,
    SetLifeTotal,
    Shuffle,
    WinGame,
)
from rulings_cli.abilities.quantities import Colors, CountThisTurn, ManaSpent, Number, Product, ThatMuch, UnspentMana
from rulings_cli.abilities.references import You
from rulings_cli.oracle.costing import counted
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.terms.values import Value


def is_for_each(node: Value) -> bool:
    """Tell whether an amount is said after "for each"."""
    if isinstance(node, ThatMuch):
        return not node.words.startswith(("that", "twice", "the "))
    if isinstance(node, Product):
        return False
    if isinstance(node, ManaSpent | CountThisTurn):
        return not node.words.startswith("the ")
    if isinstance(node, UnspentMana):
        return True
    return isinstance(node, Colors) or getattr(node, "words", "") == "for each"


# how many cards, how much life


def _counted_noun(category: str, noun: str, *, _digits: bool = False) -> None:
    """Register "a card", "two cards", "that many cards", "cards equal to …" as quantities."""
    many = noun + "s"

    def read(reader: Reader, at: int) -> Iterator[Found]:
        if reader.here(at, "a", noun) >= 0:
            end = at + 2
            yield Number(1), end
            if reader.here(end, "for", "each") >= 0:
                yield from reader.all("each amount", end + 2)
        elif reader.here(at, "an", "additional", noun) >= 0:
            yield Number(1, "an additional"), at + 3
        if reader.here(at, "that", "many", many) >= 0:
            yield ThatMuch("that many"), at + 3
        if reader.here(at, many, "equal", "to") >= 0:
            yield from reader.all("amount", at + 3)
        for count, end in reader.all("count", at):
            one = count == Number(1)
            if reader.tokens[end] == (noun if one else many):
                yield (Number(1, "one") if one else count), end + 1

    def say(sayer: Sayer, node: Value) -> Words | None:
        if node == Number(1):
            words = getattr(node, "words", "")
            return [*(words or "a").split(), noun]
        if is_for_each(node):
            return ["a", noun, "for", "each", *sayer.say("each amount", node)]
        if isinstance(node, ThatMuch) and node.words == "that many":
            return ["that", "many", many]
        plain = sayer.try_say("count", node)
        if plain is not None:
            return [*plain, many]
        return [many, "equal", "to", *sayer.say("amount", node)]

    pair(category, Value, read, say, first=f"a an that {many} <count>")


_counted_noun("cards", "card")


def _read_life(reader: Reader, at: int) -> Iterator[Found]:
    """Read "3 life", "life equal to …", "2 life for each …"."""
    for count, end in reader.all("digits", at):
        after = reader.here(end, "life", "for", "each")
        if after >= 0 and count != Number(1) and isinstance(count, Number):
            for each, finish in reader.all("each amount", after):
                yield Product(count.n, each, "for each"), finish
    if reader.here(at, "that", "much", "life") >= 0:
        yield ThatMuch(), at + 3
    elif reader.here(at, "life", "equal", "to") >= 0:
        yield from reader.all("amount", at + 3)
    for amount, end in reader.all("digits", at):
        if reader.tokens[end] == "life":
            yield amount, end + 1
            if amount == Number(1) and reader.here(end + 1, "for", "each") >= 0:
                yield from reader.all("each amount", end + 3)


def _say_life(sayer: Sayer, node: Value) -> Words | None:
    if isinstance(node, ThatMuch) and node.words == "that much":
        return ["that", "much", "life"]
    if isinstance(node, Product) and node.words == "for each":
        each = sayer.say("each amount", node.of)
        return [str(node.factor), "life", "for", "each", *each]
    if is_for_each(node):
        return ["1", "life", "for", "each", *sayer.say("each amount", node)]
    plain = sayer.try_say("digits", node)
    if plain is not None:
        return [*plain, "life"]
    return ["life", "equal", "to", *sayer.say("amount", node)]


pair("life", Value, _read_life, _say_life, first="# x that life")

# what players do: verb phrases without their subject

phrase("vp", Draw, "draw+ <count:cards>")
phrase("vp", Mill, "mill+ <count:cards>")
phrase("vp", Discard, "discard+ <count:cards> [at_random! at random]")


def _read_hand(reader: Reader, at: int) -> Iterator[Found]:
    words = reader.tokens[at : at + 3]
    if words in (["discard", "your", "hand"], ["discards", "their", "hand"]):
        yield Discard(hand=True), at + 3
    third = words[0] == "discards"
    whose = "their" if third else "your"
    end = reader.here(at + 1, "all", "the", "cards", "in", whose, "hand")
    if end >= 0:
        yield Discard(hand=True, what=Described(noun="card")), end


def _say_hand(sayer: Sayer, node: Discard) -> Words | None:
    if not node.hand:
        return None
    hand = ["their" if sayer.third else "your", "hand"]
    if node.what is not None:
        hand = ["all", "the", "cards", "in", *hand]
    return ["discards" if sayer.third else "discard", *hand]


pair("vp", Discard, _read_hand, _say_hand, first="discard discards")
counted("counted objects")


def _read_discarded(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] in ("discard", "discards"):
        for (what, count), end in reader.all("counted objects", at + 1):
            if what.noun == "card" and what != Described(noun="card"):
                yield Discard(count=count, what=what), end


def _say_discarded(sayer: Sayer, node: Discard) -> Words | None:
    if node.what is None or node.hand:
        return None
    verb = "discards" if sayer.third else "discard"
    return [verb, *sayer.say("counted objects", (node.what, node.count))]


pair("vp", Discard, _read_discarded, _say_discarded, first="discard discards")
phrase("vp", DiscardThose, "discard+ <what:pronoun>")
phrase("vp", GainLife, "gain+ <amount:life>")
phrase("vp", LoseLife, "lose+ <amount:life>")
phrase("vp", Add, "add+ <mana:mana>")
phrase("vp", Add, "add+ an additional <mana:mana>", words="an additional")
phrase("vp", DoubleUnspentMana, "double the amount of each type of unspent mana you have")
phrase("vp", Scry, "scry+ <count:digits>")
phrase("vp", Scry, "surveil+ <count:digits>", surveil=True)
phrase("vp", ExtraTurn, "take+ an extra turn after this one")
phrase("vp", EndTheTurn, "end+ the turn")
phrase("vp", WinGame, "win+ the game")
phrase("vp", WinGame, "lose+ the game", lose=True)
constants("vp", {"shuffle": Shuffle(), "shuffle your library": Shuffle(words="your library")})


def _read_shuffles(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] == "shuffles":
        yield Shuffle(words="-"), at + 1
        if reader.here(at + 1, "their", "library") >= 0:
            yield Shuffle(words="their library"), at + 3


def _say_shuffles(sayer: Sayer, node: Shuffle) -> Words | None:
    return ["shuffles", *([] if node.words == "-" else node.words.split())] if sayer.third else None


pair("vp", Shuffle, _read_shuffles, _say_shuffles, first="shuffles")


def _read_sacrifice(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("sacrifice", "sacrifices"):
        return
    for (what, count), end in reader.all("counted objects", at + 1):
        yield Sacrifice(described=what, count=count), end
        if reader.here(end, "of", "their", "choice") >= 0:
            yield Sacrifice(described=what, count=count, words="of their choice"), end + 3
    for category in ("self", "pronoun"):
        for one, end in reader.all(category, at + 1):
            yield Sacrifice(one), end


def _say_sacrifice(sayer: Sayer, node: Sacrifice) -> Words | None:
    verb = "sacrifices" if sayer.third else "sacrifice"
    if node.what is not None:
        said = sayer.try_say("self", node.what) or sayer.try_say("pronoun", node.what)
        return said and [verb, *said]
    return [
        verb,
        *sayer.say("counted objects", (node.described, node.count)),
        *node.words.split(),
    ]


pair("vp", Sacrifice, _read_sacrifice, _say_sacrifice, first="sacrifice sacrifices")

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
            end = reader.here(middle, "of", "their", "library")
            if end >= 0:
                yield make(count=held, **fixed), end
            yield from _whose_top(reader, middle, make(count=held, **fixed))
            if make is ExileTop:
                yield ExileTop(count=held, words="-"), middle

    def say(sayer: Sayer, node: Value) -> Words | None:
        count = node.count  # type: ignore[attr-defined]
        words = getattr(node, "words", "")
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
            tail = ["of", *sayer.say("possessive", whose), "library"]
        return [*verb.split(), "the", "top", *many, *tail]

    pair(category, make, read, say, first=" ".join(verbs))


def _whose_top(reader: Reader, at: int, made: Any) -> Iterator[Found]:
    """Read "of target opponent's library" after so many cards."""
    if reader.tokens[at] == "of" and "of" in type(made)._fields:
        for whose, end in reader.all("possessive", at + 1):
            themselves = getattr(whose, "words", "") == "they"
            if reader.tokens[end] == "library" and whose != You() and not themselves:
                yield made.evolve(of=whose), end + 1


_top("plain top", ("exile", "exiles"), ExileTop)
include("vp", "plain top")


def _read_face_down(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exile the top card of your library face down"."""
    for made, middle in reader.all("plain top", at):
        end = reader.here(middle, "face", "down")
        if end >= 0 and made.words != "-":
            yield made.evolve(face_down=True), end


def _say_face_down(sayer: Sayer, node: ExileTop) -> Words | None:
    if not node.face_down:
        return None
    return [*sayer.say("plain top", node.evolve(face_down=False)), "face", "down"]


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
    start = reader.here(at, "look", "at", "the", "top")
    if start < 0:
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
    yield from _whose_top(reader, at, made)


def _say_look(sayer: Sayer, node: LookAtTop) -> Words | None:
    if node.reveal:
        return None
    one = node.count == Number(1)
    many = ["card"] if one else [*sayer.say("count", node.count), "cards"]
    whose = ["your"] if node.of == You() else sayer.say("possessive", node.of)
    return ["look", "at", "the", "top", *many, "of", *whose, "library"]


pair("vp", LookAtTop, _read_look, _say_look, first="look")


def _read_life_total(reader: Reader, at: int) -> Iterator[Found]:
    """Read "your life total becomes 10"."""
    for whose, middle in reader.all("possessive", at):
        start = reader.here(middle, "life", "total", "becomes")
        for amount, end in reader.all("amount", start) if start >= 0 else ():
            yield SetLifeTotal(amount, whose), end


def _say_life_total(sayer: Sayer, node: SetLifeTotal) -> Words:
    whose = sayer.say("possessive", node.who)
    return [*whose, "life", "total", "becomes", *sayer.say("amount", node.amount)]


pair("effect", SetLifeTotal, _read_life_total, _say_life_total, first="<possessive>")
