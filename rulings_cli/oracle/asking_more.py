"""More conditions: what objects did this turn, cards in hand, values an object has ⇄ nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import CountIs, HadCounter, HasCards, ObjectsDid
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import You
from rulings_cli.oracle.comparing import HELD
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, article
from rulings_cli.terms.zones import Zone

# what objects did this turn

#: What is said after the objects → the kind, and whether you controlled them.
_DID: Final = {
    "left the battlefield this turn": ("left", False),
    "you controlled left the battlefield this turn": ("left", True),
    "left the battlefield under your control this turn": ("left", True),
    "entered the battlefield under your control this turn": ("entered", True),
    "entered under your control this turn": ("entered", True),
    "entered the battlefield this turn": ("entered", False),
    "died under your control this turn": ("died", True),
    "you controlled died this turn": ("died", True),
    "died this turn": ("died", False),
    "attacked this turn": ("attacked", False),
}
#: What other phrases read as fixed wordings.
_ELSEWHERE: Final = (
    "a creature died this turn",
    "a land entered the battlefield under your control",
    "a permanent left the battlefield under your control",
    "a permanent you controlled left",
)


def _subjects(reader: Reader, at: int) -> Iterator[tuple[Any, int, bool, int]]:
    """Give what is spoken of, how many at least, and whether there is none."""
    for what, end in reader.all("a thing", at):
        yield what, 1, False, end
    if reader.tokens[at] == "no":
        for what, end in reader.all("things", at + 1):
            yield what, 1, True, end
    number = NUMBERS.get(reader.tokens[at])
    if number is not None and reader.here(at + 1, "or", "more") >= 0:
        for what, end in reader.all("things", at + 3):
            yield what, number, False, end


def _read_did(reader: Reader, at: int) -> Iterator[Found]:
    if any(reader.here(at, *each.split()) >= 0 for each in _ELSEWHERE):
        return
    for what, least, none, middle in _subjects(reader, at):
        if what.controller is not None:
            continue
        for words, (kind, yours) in _DID.items():
            end = reader.here(middle, *words.split())
            if end >= 0 and not (kind == "died" and not yours and least > 1):
                yield ObjectsDid(kind, what, You() if yours else None, least, none, words), end


def _say_did(sayer: Sayer, node: ObjectsDid) -> Words:
    if node.none:
        what = ["no", *sayer.say("things", node.what)]
    elif node.least > 1:
        what = [NUMBER_WORDS[node.least], "or", "more", *sayer.say("things", node.what)]
    else:
        what = sayer.say("a thing", node.what)
    return [*what, *node.words.split()]


pair("condition", ObjectsDid, _read_did, _say_did, first="<a_thing> no " + " ".join(NUMBERS))

# cards in a zone

_ZONES: Final = {
    "in hand": Zone.HAND,
    "in their hand": Zone.HAND,
    "in your hand": Zone.HAND,
    "in their graveyard": Zone.GRAVEYARD,
    "in their library": Zone.LIBRARY,
}


def _read_cards(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        verb = "has" if is_third_person(who) else "have"
        start = reader.here(middle, verb)
        if start < 0:
            continue
        for relation, count, than, noun in _amounts(reader, start):
            for words, zone in _ZONES.items():
                end = reader.here(noun, *words.split())
                if end < 0 or (isinstance(who, You) and (words != "in hand" or not count)):
                    continue
                if not than:
                    yield HasCards(who, zone, relation, count, words=words), end
                elif reader.tokens[end] == "than":
                    for other, after in reader.all("player", end + 1):
                        yield HasCards(who, zone, ">", 0, other, words), after


def _amounts(reader: Reader, at: int) -> Iterator[tuple[str, int, bool, int]]:
    """Read "two or more cards", "no cards", "exactly one card", "more cards"."""
    if reader.here(at, "no", "cards") >= 0:
        yield "=", 0, False, at + 2
    if reader.here(at, "more", "cards") >= 0:
        yield ">", -1, True, at + 2
    for words, relation in _THAN.items():
        start = reader.here(at, *words.split())
        number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
        if number is not None and reader.tokens[start + 1] == "cards":
            yield relation, number, False, start + 2
    exactly = reader.tokens[at] == "exactly"
    number = NUMBERS.get(reader.tokens[at + exactly])
    if number is None:
        return
    if exactly and reader.tokens[at + 2] == ("card" if number == 1 else "cards"):
        yield "=", number, False, at + 3
    for comparative, relation in (("more", ">="), ("fewer", "<=")):
        end = reader.here(at + 1, "or", comparative, "cards")
        if end >= 0 and not exactly:
            yield relation, number, False, end


_THAN: Final = {"fewer than": "<", "more than": ">"}
_SAID_THAN: Final = {relation: words for words, relation in _THAN.items()}


def _say_cards(sayer: Sayer, node: HasCards) -> Words:
    words = [*sayer.say("player", node.who), "has" if is_third_person(node.who) else "have"]
    if node.than is not None:
        words += ["more", "cards", *node.words.split()]
        return [*words, "than", *sayer.say("player", node.than)]
    if node.relation == "=" and not node.count:
        words.append("no")
    elif node.relation in _SAID_THAN:
        words += [*_SAID_THAN[node.relation].split(), NUMBER_WORDS[node.count]]
    elif node.relation == "=":
        words += ["exactly", NUMBER_WORDS[node.count]]
    else:
        comparative = "more" if node.relation == ">=" else "fewer"
        words += [NUMBER_WORDS[node.count], "or", comparative]
    noun = "card" if node.relation == "=" and node.count == 1 else "cards"
    return [*words, noun, *node.words.split()]


pair("condition", HasCards, _read_cards, _say_cards, first="<player>")

# counters that it had, and values that it has


def _read_had_counter(reader: Reader, at: int) -> Iterator[Found]:
    for of, middle in reader.all("object", at):
        if reader.tokens[middle] == "had" and reader.tokens[middle + 1] in ("a", "an"):
            for kind, end in reader.all("counter kind", middle + 2):
                after = reader.here(end, "counter", "on", "it")
                if after >= 0:
                    yield HadCounter(of, kind), after


def _say_had_counter(sayer: Sayer, node: HadCounter) -> Words:
    kind = sayer.say("counter kind", node.kind)
    word = "a" if kind[0][0] in "+-" else article(kind[0])
    return [*sayer.say("object", node.of), "had", word, *kind, "counter", "on", "it"]


pair("condition", HadCounter, _read_had_counter, _say_had_counter, first="<object>")


def _read_held(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it has mana value 2 or less"."""
    for of, middle in reader.all("object", at):
        if reader.tokens[middle] not in ("has", "had"):
            continue
        for what in ("mana value", "power", "toughness"):
            start = reader.here(middle + 1, *what.split())
            for amount, end in reader.all("digits", start) if start >= 0 else ():
                for name, (verb, words, relation) in HELD.items():
                    after = reader.here(end, *words.split())
                    if after >= 0 and verb == reader.tokens[middle]:
                        yield CountIs(ValueOf(what, of), relation, amount, name), after


def _say_held(sayer: Sayer, node: CountIs) -> Words | None:
    if node.words not in HELD or not isinstance(node.left, ValueOf):
        return None
    verb, words, _ = HELD[node.words]
    amount = sayer.say("digits", node.right)
    of = sayer.say("object", node.left.of)
    return [*of, verb, *node.left.what.split(), *amount, *words.split()]


pair("condition", CountIs, _read_held, _say_held, first="<object>")
