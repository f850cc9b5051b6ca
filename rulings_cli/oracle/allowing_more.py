"""More that is allowed, limited or counted: hands, decks, flash, flashback, escaping."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import CastFrom
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ContinuousChange, GainFlashback, OncePerTurn, Redirect
from rulings_cli.abilities.quantities import CountOf, Sum, ValueOf
from rulings_cli.abilities.references import EachPlayer, You, YouAnd
from rulings_cli.abilities.static import (
    Affects,
    AnyNumberInDeck,
    AssignsOtherDamage,
    CastLimit,
    MaximumHandSize,
    MayPlayFrom,
    MustBlockIt,
    RedirectDamage,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.terms.zones import Zone

# hands and decks

_SIZE: Final = words_in("your maximum hand size is")


def _read_hand_size(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *_SIZE)
    number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
    if number is not None:
        yield MaximumHandSize(size=number), start + 1


def _say_hand_size(_: Sayer, node: MaximumHandSize) -> Words | None:
    return None if node.size is None or node.words else [*_SIZE, NUMBER_WORDS[node.size]]


pair("static", MaximumHandSize, _read_hand_size, _say_hand_size, first="your")
_IN_DECK: Final = {
    f"a deck can have up to {NUMBER_WORDS[most]} cards named ~": AnyNumberInDeck(most)
    for most in range(5, 11)
}
constants("static", {"a deck can have any number of cards named ~": AnyNumberInDeck(), **_IN_DECK})

# flashback for the mana cost

_COSTS: Final = ("its mana cost", "that card's mana cost", "the card's mana cost")


def _read_flashback(reader: Reader, at: int) -> Iterator[Found]:
    """Read "… gains flashback …", with the sentence that says what it costs."""
    for of, middle in reader.all("object", at):
        for verb in ("gains", "gain"):
            end = reader.here(middle, verb, *words_in("flashback until end of turn . the"))
            start = reader.here(end, *words_in("flashback cost is equal to")) if end >= 0 else -1
            for words in _COSTS if start >= 0 else ():
                after = reader.here(start, *words.split())
                if after >= 0:
                    yield GainFlashback(of, f"{verb}|{words}"), after


def _say_flashback(sayer: Sayer, node: GainFlashback) -> Words:
    verb, _, words = node.words.partition("|")
    tail = words_in("flashback until end of turn . the flashback cost is equal to")
    return [*sayer.say("object", node.of), verb, *tail, *words.split()]


pair("gains flashback", GainFlashback, _read_flashback, _say_flashback, first="<object>")
include("effect", "gains flashback")

# amounts


phrase("amount", ValueOf, "the {what=mana value|power|toughness} of <of:object>", words="of")


def _read_sum(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the number of Elves you control plus the number of …"."""
    start = reader.here(at, "the", "number", "of")
    for first, middle in reader.all("things", start) if start >= 0 else ():
        begun = reader.here(middle, "plus", "the", "number", "of")
        for second, end in reader.all("things", begun) if begun >= 0 else ():
            yield Sum(CountOf(first), CountOf(second), "numbers"), end


def _say_sum(sayer: Sayer, node: Sum) -> Words | None:
    first, second = node.first, node.second
    if not isinstance(first, CountOf) or not isinstance(second, CountOf):
        return None
    opening = ["the", "number", "of", *sayer.say("things", first.what)]
    return [*opening, "plus", "the", "number", "of", *sayer.say("things", second.what)]


pair("amount", Sum, _read_sum, _say_sum, first="the")

# you and another


def _read_you_and(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you and target opponent each" as the players who do it."""
    start = reader.here(at, "you", "and")
    for other, end in reader.all("player", start) if start >= 0 else ():
        if reader.tokens[end] == "each" and not isinstance(other, YouAnd):
            yield YouAnd(other), end + 1


def _say_you_and(sayer: Sayer, node: YouAnd) -> Words:
    return ["you", "and", *sayer.say("player", node.other), "each"]


pair("player", YouAnd, _read_you_and, _say_you_and, first="you")


# once in each turn

_ONCE: Final = {
    "once during each of your turns ,": "your turn",
    "once each turn ,": "turn",
}


def read_once(reader: Reader, at: int) -> Iterator[Found]:
    """Read "once during each of your turns, you may cast …"."""
    for opening, once in _ONCE.items():
        start = reader.here(at, *opening.split(), "you", "may", "cast")
        for what, end in reader.all("a thing", start) if start >= 0 else ():
            zone = what.zone
            for each in what.further:
                if isinstance(each, CastFrom) and not each.negated:
                    zone = each.zone
            if zone in (Zone.GRAVEYARD, Zone.LIBRARY, Zone.HAND):
                made = MayPlayFrom(You("you"), what, zone, once=once)
                yield made, end
                free = reader.here(end, *_FREE)
                if free >= 0:
                    yield made.evolve(free=True), free


_FREE: Final = words_in("without paying its mana cost")


def _say_once(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if node.exiles or node.each_type or node.play:
        return None
    opening = next((words for words, once in _ONCE.items() if once == node.once), None)
    if opening is None or node.more is not None:
        return None
    words = [*opening.split(), "you", "may", "cast", *sayer.say("a thing", node.what)]
    return words + (_FREE if node.free else [])


pair("static", MayPlayFrom, read_once, _say_once, first="once")
constants("effect", {"do this only once each turn": OncePerTurn()})

# damage dealt to something else, or as though it weren't blocked


def _read_redirect_always(reader: Reader, at: int) -> Iterator[Found]:
    """Read "all damage that would be dealt to you is dealt to …"."""
    start, combat = _damage(reader, at, "all")
    begun = reader.here(start, *_WOULD) if start >= 0 else -1
    for category in ("player", "self", "attached") if begun >= 0 else ():
        for to, middle in reader.all(category, begun):
            for words in ("", "and permanents"):
                end = reader.here(middle, *_PERMANENTS) if words else middle
                after = reader.here(end, "is", "dealt", "to") if end >= 0 else -1
                for new, last in _new(reader, after):
                    finish = reader.here(last, "instead")
                    if finish >= 0 and not (words and category != "player"):
                        yield RedirectDamage(to, new, combat, words), finish


_WOULD: Final = words_in("that would be dealt to")
_PERMANENTS: Final = words_in("and other permanents you control")


def _damage(reader: Reader, at: int, *opening: str) -> tuple[int, bool]:
    start = reader.here(at, *opening)
    if start < 0:
        return -1, False
    combat = reader.tokens[start] == "combat"
    return reader.here(start + combat, "damage"), combat


def _new(reader: Reader, at: int) -> Iterator[Found]:
    for category in ("self", "attached") if at >= 0 else ():
        yield from reader.all(category, at)


def _say_redirect_always(sayer: Sayer, node: RedirectDamage) -> Words:
    combat = ["combat"] if node.combat else []
    to = _said(sayer, node.to, "player", "self", "attached")
    permanents = _PERMANENTS if node.words else []
    new = _said(sayer, node.new, "self", "attached")
    opening = ["all", *combat, "damage", *_WOULD, *to, *permanents]
    return [*opening, "is", "dealt", "to", *new, "instead"]


def _said(sayer: Sayer, node: object, *categories: str) -> Words:
    found = (sayer.try_say(each, node) for each in categories)
    return next((each for each in found if each is not None), [])


pair("static", RedirectDamage, _read_redirect_always, _say_redirect_always, first="all")
_RECIPIENTS: Final = ("any target", "player", "object")


def _read_redirect(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the next 1 damage that would be dealt to X this turn is dealt to Y instead"."""
    amounts: list[tuple[Any, int, bool]] = []
    start, combat = _damage(reader, at, "all")
    if start >= 0:
        amounts.append((None, start, combat))
    begun = reader.here(at, "the", "next")
    for amount, middle in reader.all("digits", begun) if begun >= 0 else ():
        start, combat = _damage(reader, middle)
        if start >= 0:
            amounts.append((amount, start, combat))
    for amount, start, combat in amounts:
        begun = reader.here(start, *_WOULD)
        for category in _RECIPIENTS if begun >= 0 else ():
            for to, middle in reader.all(category, begun):
                after = reader.here(middle, "this", "turn", "is", "dealt", "to")
                for other in _RECIPIENTS if after >= 0 else ():
                    for new, last in reader.all(other, after):
                        end = reader.here(last, "instead")
                        if end >= 0:
                            yield Redirect(to, new, amount, combat), end


def _say_redirect(sayer: Sayer, node: Redirect) -> Words:
    amount = ["all"] if node.amount is None else ["the", "next", *sayer.say("digits", node.amount)]
    combat = ["combat"] if node.combat else []
    to, new = _said(sayer, node.to, *_RECIPIENTS), _said(sayer, node.new, *_RECIPIENTS)
    opening = [*amount, *combat, "damage", *_WOULD, *to]
    return [*opening, "this", "turn", "is", "dealt", "to", *new, "instead"]


pair("effect", Redirect, _read_redirect, _say_redirect, first="all the")
_AS_UNBLOCKED: Final = words_in("assign its combat damage as though it weren't blocked")


def _read_as_unblocked(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "you", "may", "have")
    for category in ("self", "attached") if start >= 0 else ():
        for of, middle in reader.all(category, start):
            end = reader.here(middle, *_AS_UNBLOCKED)
            if end >= 0:
                yield Affects(of, (AssignsOtherDamage("unblocked"),), "as unblocked"), end


def _say_as_unblocked(sayer: Sayer, node: Affects) -> Words | None:
    if node.words != "as unblocked":
        return None
    return ["you", "may", "have", *_said(sayer, node.of, "self", "attached"), *_AS_UNBLOCKED]


pair("static", Affects, _read_as_unblocked, _say_as_unblocked, first="you")


def _read_must_block(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target creature blocks this creature this turn if able"."""
    for of, middle in reader.all("object", at):
        if reader.tokens[middle] not in ("blocks", "block"):
            continue
        for what, begun in reader.all("object", middle + 1):
            for time in ("this turn", "this combat"):
                end = reader.here(begun, *time.split(), "if", "able")
                if end >= 0:
                    change = MustBlockIt(what)
                    yield ContinuousChange(of, (change,), UntilEndOfTurn(time)), end


def _say_must_block(sayer: Sayer, node: ContinuousChange) -> Words | None:
    only = node.changes[0]
    if not isinstance(only, MustBlockIt):
        return None
    verb = "blocks" if is_third_person(node.of, sayer.targets) else "block"
    what = sayer.say("object", only.what)
    time = node.duration.words.split()  # type: ignore[union-attr]  # it has words
    return [*sayer.say("object", node.of), verb, *what, *time, "if", "able"]


pair("must block", ContinuousChange, _read_must_block, _say_must_block, first="<object>")
include("effect", "must block")


# how many spells


def _read_cast_limit(reader: Reader, at: int) -> Iterator[Found]:
    """Read "each player can't cast more than one noncreature spell each turn"."""
    for who, middle in reader.all("player", at):
        start = reader.here(middle, "can't", "cast", "more", "than")
        number = NUMBERS.get(reader.tokens[start]) if start >= 0 else None
        if number is None:
            continue
        plain = reader.here(start + 1, "spell" if number == 1 else "spells", "each", "turn")
        if plain >= 0 and not isinstance(who, You | EachPlayer):
            yield CastLimit(who, number), plain
        for what, end in reader.all("thing" if number == 1 else "things", start + 1):
            after = reader.here(end, "each", "turn")
            if after >= 0 and after != plain:
                yield CastLimit(who, number, what), after


def _say_cast_limit(sayer: Sayer, node: CastLimit) -> Words | None:
    if node.more or getattr(node.who, "words", "") == _ADDITIONAL:
        return None
    words = [*sayer.say("player", node.who), "can't", "cast", "more", "than"]
    one = node.count == 1
    what = ["spell" if one else "spells"]
    if node.what is not None:
        what = sayer.say("thing" if one else "things", node.what)
    return [*words, NUMBER_WORDS[node.count], *what, "each", "turn"]


pair("static", CastLimit, _read_cast_limit, _say_cast_limit, first="<player>")


def _read_additional(reader: Reader, at: int) -> Iterator[Found]:
    """Read "each player who has cast a Goat spell this turn can't cast additional Goat spells"."""
    start = reader.here(at, *_WHO_HAS_CAST)
    for what, middle in reader.all("a thing", start) if start >= 0 else ():
        begun = reader.here(middle, *_NO_MORE)
        for again, end in reader.all("things", begun) if begun >= 0 else ():
            if again == what:
                yield CastLimit(EachPlayer(_ADDITIONAL), 1, what), end


_ADDITIONAL: Final = "each player who has cast one"
_WHO_HAS_CAST: Final = ("each", "player", "who", "has", "cast")
_NO_MORE: Final = ("this", "turn", "can't", "cast", "additional")


def _say_additional(sayer: Sayer, node: CastLimit) -> Words | None:
    if getattr(node.who, "words", "") != _ADDITIONAL:
        return None
    what = sayer.say("a thing", node.what)
    return [*_WHO_HAS_CAST, *what, *_NO_MORE, *sayer.say("things", node.what)]


pair("static", CastLimit, _read_additional, _say_additional, first="each")
