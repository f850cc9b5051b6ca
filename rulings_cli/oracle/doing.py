"""What players do: draw, discard, gain life, add mana, and the tops of libraries (CR 701)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import (
    Add,
    Discard,
    DiscardThose,
    DoubleUnspentMana,
    Draw,
    EndTheTurn,
    GainLife,
    LoseLife,
    LoseUnspentMana,
    Mill,
    Sacrifice,
    Scry,
    Shuffle,
    WinGame,
)
from rulings_cli.abilities.quantities import (
    Colors,
    CountThisTurn,
    Half,
    LifeTotalOf,
    ManaSpent,
    Number,
    Product,
    RollResult,
    Sum,
    ThatMuch,
    UnspentMana,
)
from rulings_cli.abilities.references import Each
from rulings_cli.oracle.costing import counted
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBERS
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
    if isinstance(node, RollResult):
        return node.flips
    return isinstance(node, Colors) or getattr(node, "words", "") == "for each"


# how many cards, how much life


def _read_additional(reader: Reader, at: int, noun: str) -> Iterator[Found]:
    """Read "an additional card", "two additional cards"."""
    if reader.here(at, "an", "additional", noun) >= 0:
        yield Number(1, "an additional"), at + 3
    number = NUMBERS.get(reader.tokens[at], 0)
    if number > 1 and reader.here(at + 1, "additional", f"{noun}s") >= 0:
        yield Number(number, f"{reader.tokens[at]} additional"), at + 3


def _counted_noun(category: str, noun: str, *, _digits: bool = False) -> None:
    """Register "a card", "two cards", "that many cards", "cards equal to …" as quantities."""
    many = noun + "s"

    def read(reader: Reader, at: int) -> Iterator[Found]:
        if reader.here(at, "a", noun) >= 0:
            end = at + 2
            yield Number(1), end
            if reader.here(end, "for", "each") >= 0:
                yield from reader.all("each amount", end + 2)
        yield from _read_additional(reader, at, noun)
        if reader.here(at, "that", "many", many) >= 0:
            yield ThatMuch("that many"), at + 3
            if reader.here(at + 3, "plus", "one") >= 0:
                yield Sum(ThatMuch("that many"), Number(1), "that many plus"), at + 5
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
        if isinstance(node, Sum) and node.words == "that many plus":
            return ["that", "many", many, "plus", "one"]
        if isinstance(node, Number) and node.words.endswith(" additional"):
            return [*node.words.split(), many]
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
    elif reader.here(at, "twice", "that", "much", "life") >= 0:
        yield ThatMuch("twice that much"), at + 4
    elif reader.here(at, "life", "equal", "to") >= 0:
        yield from reader.all("amount", at + 3)
    for amount, end in reader.all("digits", at):
        if reader.tokens[end] == "life":
            yield amount, end + 1
            if amount == Number(1) and reader.here(end + 1, "for", "each") >= 0:
                yield from reader.all("each amount", end + 3)


def _say_life(sayer: Sayer, node: Value) -> Words | None:
    if isinstance(node, Half) and isinstance(node.of, LifeTotalOf):
        return None  # "half their life, rounded up"
    if isinstance(node, ThatMuch) and node.words in ("that much", "twice that much"):
        return [*node.words.split(), "life"]
    if isinstance(node, Product) and node.words == "for each":
        each = sayer.say("each amount", node.of)
        return [str(node.factor), "life", "for", "each", *each]
    if is_for_each(node):
        return ["1", "life", "for", "each", *sayer.say("each amount", node)]
    plain = sayer.try_say("digits", node)
    if plain is not None:
        return [*plain, "life"]
    return ["life", "equal", "to", *sayer.say("amount", node)]


pair("life", Value, _read_life, _say_life, first="# x that twice life")

# what players do: verb phrases without their subject

phrase("vp", Draw, "draw+ <count:cards>")
phrase("vp", Mill, "mill+ <count:cards>")
phrase("vp", Discard, "discard+ <count:cards> [at_random! at random]")
phrase("vp", Discard, "discard+ up to <count:cards>", up_to=True)


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
    if node.what is None or node.hand or node.every:
        return None
    verb = "discards" if sayer.third else "discard"
    return [verb, *sayer.say("counted objects", (node.what, node.count))]


pair("vp", Discard, _read_discarded, _say_discarded, first="discard discards")
phrase("vp", Discard, "discard+ all <what:things>", every=True)
phrase("vp", DiscardThose, "discard+ <what:pronoun>")
phrase("vp", GainLife, "gain+ <amount:life>")
phrase("vp", LoseLife, "lose+ <amount:life>")
phrase("vp", Add, "add+ <mana:mana>")
phrase("vp", Add, "add+ an additional <mana:mana>", words="an additional")
phrase("vp", DoubleUnspentMana, "double the amount of each type of unspent mana you have")
phrase("vp", LoseUnspentMana, "lose+ all unspent mana")
phrase("vp", Scry, "scry+ <count:digits>")
phrase("vp", Scry, "surveil+ <count:digits>", surveil=True)
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
    start = reader.here(at + 1, "that", "many")
    many = reader.all("things", start) if start >= 0 else ()
    counted = [((what, ThatMuch("that many")), end) for what, end in many]
    for (what, count), end in (*reader.all("counted objects", at + 1), *counted):
        yield Sacrifice(described=what, count=count), end
        if reader.here(end, "of", "their", "choice") >= 0:
            yield Sacrifice(described=what, count=count, words="of their choice"), end + 3
    for category in ("self", "pronoun", "chosen pile"):
        for one, end in reader.all(category, at + 1):
            yield Sacrifice(one), end
    start = reader.here(at + 1, "all")
    for what, end in reader.all("things", start) if start >= 0 else ():
        yield Sacrifice(Each(what, "all")), end


def _say_sacrifice(sayer: Sayer, node: Sacrifice) -> Words | None:
    verb = "sacrifices" if sayer.third else "sacrifice"
    if isinstance(node.what, Each):
        return [verb, "all", *sayer.say("things", node.what.what)]
    if node.what is not None:
        said = sayer.try_say("self", node.what) or sayer.try_say("pronoun", node.what)
        return said and [verb, *said]
    if isinstance(node.count, ThatMuch):
        said = [*node.count.words.split(), *sayer.say("things", node.described)]
    else:
        said = sayer.say("counted objects", (node.described, node.count))
    return [verb, *said, *node.words.split()]


pair("vp", Sacrifice, _read_sacrifice, _say_sacrifice, first="sacrifice sacrifices")
