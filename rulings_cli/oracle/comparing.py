"""Amounts compared in conditions: "its power is 4 or greater" ⇄ `CountIs` (CR 107)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import ControlsMore, CountIs
from rulings_cli.abilities.quantities import (
    Devotion,
    Number,
    TimesThisTurn,
    Total,
    ValueOf,
    VariableX,
)
from rulings_cli.abilities.references import You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, ORDINALS


def _read_more(reader: Reader, at: int) -> Iterator[Found]:
    """Read "an opponent controls more creatures than you", "at least four more", "fewer"."""
    for who, middle in reader.all("player", at):
        if reader.tokens[middle] not in ("control", "controls"):
            continue
        for by, relation, start in _by_how_many(reader, middle + 1):
            for what, end in reader.all("things", start):
                if reader.tokens[end] == "than":
                    for than, after in reader.all("player", end + 1):
                        yield ControlsMore(who, what, than, by, relation), after


def _by_how_many(reader: Reader, at: int) -> Iterator[tuple[int, str, int]]:
    """Read "more", "at least four more" or "fewer"."""
    least = reader.here(at, "at", "least")
    number = NUMBERS.get(reader.tokens[least]) if least >= 0 else None
    if number is not None and reader.tokens[least + 1] == "more":
        yield number, ">", least + 2
    if reader.tokens[at] in ("more", "fewer"):
        yield 1, ">" if reader.tokens[at] == "more" else "<", at + 1


def _say_more(sayer: Sayer, node: ControlsMore) -> Words:
    verb = "controls" if is_third_person(node.who) else "control"
    least = ["at", "least", NUMBER_WORDS[node.by]] if node.by > 1 else []
    words = [*least, "more" if node.relation == ">" else "fewer", *sayer.say("things", node.what)]
    than = ["than", *sayer.say("player", node.than)]
    return [*sayer.say("player", node.who), verb, *words, *than]


pair("condition", ControlsMore, _read_more, _say_more, first="<player>")

# amounts of one object


def _read_value_is(reader: Reader, at: int) -> Iterator[Found]:
    """Read "its power is 4 or greater", "X is 3 or more"."""
    for left, middle in reader.all("one value", at):
        for verb in ("is", "was"):
            if reader.tokens[middle] != verb:
                continue
            for amount, end in reader.all("digits", middle + 1):
                for words, relation in _RELATIONS.items():
                    after = reader.here(end, *words.split())
                    if after >= 0:
                        yield CountIs(left, relation, amount, f"{verb}|{words}"), after
                if not isinstance(left, VariableX):
                    yield CountIs(left, "=", amount, f"{verb}|"), end
            for words, relation in _THAN.items():
                start = reader.here(middle + 1, *words.split())
                for amount, end in reader.all("amount", start) if start >= 0 else ():
                    yield CountIs(left, relation, amount, f"{verb} {words}|than"), end


_RELATIONS: Final = {"or greater": ">=", "or more": ">=", "or less": "<="}
_THAN: Final = {
    "less than or equal to": "<=",
    "greater than or equal to": ">=",
    "less than": "<",
    "greater than": ">",
    "equal to": "=",
}


#: What is said as what an object has: "it has mana value 2 or less".
HELD: Final = {
    f"{verb} {words}": (verb, words, relation)
    for verb in ("has", "had")
    for words, relation in _RELATIONS.items()
}


def _say_value_is(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, ValueOf | VariableX) or node.words in HELD:
        return None
    verb, _, words = node.words.partition("|")
    left = sayer.say("one value", node.left)
    if words == "than":
        return [*left, *verb.split(), *sayer.say("amount", node.right)]
    return [*left, verb, *sayer.say("digits", node.right), *words.split()]


pair("condition", CountIs, _read_value_is, _say_value_is, first="<one_value>")
phrase("one value", ValueOf, "<of:whose> {what=power|toughness|mana value|loyalty|base power}")
phrase("one value", VariableX, "X")


def _read_times(reader: Reader, at: int) -> Iterator[Found]:
    """Read "this is the second time this ability has resolved this turn"."""
    for words, opening in _THIS_TIME.items():
        start = reader.here(at, *opening.split(), "the")
        nth = ORDINALS.get(reader.tokens[start], 0) if start >= 0 else 0
        tail = () if words == "it's" else ("this", "ability", "has", "resolved", "this", "turn")
        end = reader.here(start + 1, "time", *tail) if nth else -1
        if end >= 0:
            yield CountIs(TimesThisTurn("resolved"), "=", Number(nth), words), end
    start = reader.here(at, "this", "ability", "has", "been", "activated")
    number = NUMBERS.get(reader.tokens[start], 0) if start >= 0 else 0
    end = reader.here(start + 1, "or", "more", "times", "this", "turn") if number else -1
    if end >= 0:
        yield CountIs(TimesThisTurn("activated"), ">=", Number(number), "activated"), end


_THIS_TIME: Final = {"this is": "this is", "it's": "it's"}


def _say_times(_: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, TimesThisTurn) or not isinstance(node.right, Number):
        return None
    if node.words == "activated":
        number = NUMBER_WORDS[node.right.n]
        opening = ["this", "ability", "has", "been", "activated"]
        return [*opening, number, "or", "more", "times", "this", "turn"]
    nth = {n: word for word, n in ORDINALS.items()}[node.right.n]
    tail = [] if node.words == "it's" else ["this", "ability", "has", "resolved", "this", "turn"]
    return [*node.words.split(), "the", nth, "time", *tail]


pair("condition", CountIs, _read_times, _say_times, first="this it's")


def _read_devotion(reader: Reader, at: int) -> Iterator[Found]:
    """Read "your devotion to white is less than five"."""
    for left, middle in reader.all("devotion", at):
        start = reader.here(middle, "is", "less", "than")
        number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
        if number is not None:
            yield CountIs(left, "<", Number(number), "devotion"), start + 1


def _say_devotion(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, Devotion) or not isinstance(node.right, Number):
        return None
    number = NUMBER_WORDS[node.right.n]
    return [*sayer.say("devotion", node.left), "is", "less", "than", number]


phrase("devotion", Devotion, "your devotion to <colors:color list>", of=You())
pair("condition", CountIs, _read_devotion, _say_devotion, first="your")


def _read_total_is(reader: Reader, at: int) -> Iterator[Found]:
    """Read "creatures you control have total power 8 or greater"."""
    for among, middle in reader.all("things", at):
        for what in ("power", "toughness"):
            start = reader.here(middle, "have", "total", what)
            for amount, end in reader.all("digits", start) if start >= 0 else ():
                after = reader.here(end, "or", "greater")
                if after >= 0:
                    yield CountIs(Total(what, among), ">=", amount, "total"), after


def _say_total_is(sayer: Sayer, node: CountIs) -> Words | None:
    if not isinstance(node.left, Total):
        return None
    among = sayer.say("things", node.left.among)
    amount = sayer.say("digits", node.right)
    return [*among, "have", "total", node.left.what, *amount, "or", "greater"]


pair("condition", CountIs, _read_total_is, _say_total_is, first="<things>")
