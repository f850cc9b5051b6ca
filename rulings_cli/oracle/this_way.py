"""What was done this way, and other conditions, blocks and rules of few texts ⇄ their nodes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.conditions import (
    CountIs,
    HappenedThisTurn,
    HasLife,
    ObjectIs,
    WasDone,
)
from rulings_cli.abilities.described import Described, SharesQuality
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import (
    ContinuousChange,
    If,
    KeywordAction,
    RemoveFromCombat,
    SearchLibrary,
)
from rulings_cli.abilities.quantities import DoneThisWay, Number, ThatMuch
from rulings_cli.abilities.static import AsEnters, CantBlockIt, NoLegendRule
from rulings_cli.abilities.triggers import DayNightChanges
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    include,
    pair,
)
from rulings_cli.oracle.searching import search_for, search_words
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, words_in
from rulings_cli.terms.zones import Zone

# what was done this way

_VERBS: Final = ("milled", "exiled", "sacrificed", "discarded", "destroyed", "tapped", "revealed")


def _read_done(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a land card was milled this way", "two or more cards were exiled this way"."""
    subjects = [(what, 1, end, ("was", "is")) for what, end in reader.all("a thing", at)]
    number = NUMBERS.get(reader.tokens[at])
    if number is not None and reader.here(at + 1, "or", "more") >= 0:
        subjects += [(e, number, end, ("were", "are")) for e, end in reader.all("things", at + 3)]
    for what, least, middle, verbs in subjects:
        for be in verbs:
            for verb in _VERBS:
                end = reader.here(middle, be, verb, "this", "way")
                if end >= 0:
                    yield WasDone(what, verb, least, be), end


def _read_alike(reader: Reader, at: int) -> Iterator[Found]:
    """Read "two cards that share a color were milled this way"."""
    for what, middle in reader.all("things", at + 1) if reader.tokens[at] == "two" else ():
        last = what.further[-1] if what.further else None
        for alike in _ALIKE:
            start = reader.here(middle, "that", "share", "a", *alike.split(), "were")
            for verb in _VERBS if start >= 0 and last is None else ():
                end = reader.here(start, verb, "this", "way")
                if end >= 0:
                    yield WasDone(what, verb, 2, "were", alike), end


_ALIKE: Final = ("color", "card type", "creature type")


def _say_alike(sayer: Sayer, node: WasDone) -> Words | None:
    if not node.alike:
        return None
    what = ["two", *sayer.say("things", node.what), "that", "share", "a", *node.alike.split()]
    return [*what, "were", node.verb, "this", "way"]


pair("condition", WasDone, _read_alike, _say_alike, first="two")


def _say_done(sayer: Sayer, node: WasDone) -> Words | None:
    if node.alike:
        return None
    what = sayer.say("a thing" if node.least == 1 else "things", node.what)
    number = [] if node.least == 1 else [NUMBER_WORDS[node.least], "or", "more"]
    return [*number, *what, node.words, node.verb, "this", "way"]


pair("condition", WasDone, _read_done, _say_done, first="<a_thing> " + " ".join(NUMBERS))


def _read_each_done(reader: Reader, at: int) -> Iterator[Found]:
    """Read "creature card exiled this way" after "for each"."""
    taken = {end for _, end in reader.all("this way", at)}
    for what, middle in reader.all("thing", at):
        for verb in ("exiled", "tapped"):
            end = reader.here(middle, verb, "this", "way")
            if end >= 0 and end not in taken:
                yield DoneThisWay(what, verb), end


def _say_each_done(sayer: Sayer, node: DoneThisWay) -> Words:
    return [*sayer.say("thing", node.what), node.verb, "this", "way"]


pair("each amount", DoneThisWay, _read_each_done, _say_each_done, first="<thing>")

# life and opponents

_RELATIONS: Final = {"or less": "<=", "or more": ">="}


def _read_life(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        start = reader.here(middle, "has")
        if start < 0:
            continue
        for word, relation in _THAN.items():
            other = reader.here(start, word, "life", "than")
            for than, end in reader.all("player", other) if other >= 0 else ():
                yield HasLife(who, relation, 0, than), end
        if not reader.tokens[start].isdigit():
            continue
        for words, relation in _RELATIONS.items():
            end = reader.here(start + 1, *words.split(), "life")
            if end >= 0:
                yield HasLife(who, relation, int(reader.tokens[start])), end


_THAN: Final = {"more": ">", "less": "<"}


def _say_life(sayer: Sayer, node: HasLife) -> Words:
    who = sayer.say("player", node.who)
    if node.than is not None:
        word = next(each for each, relation in _THAN.items() if relation == node.relation)
        return [*who, "has", word, "life", "than", *sayer.say("player", node.than)]
    words = next(each for each, relation in _RELATIONS.items() if relation == node.relation)
    return [*who, "has", str(node.amount), *words.split(), "life"]


pair("condition", HasLife, _read_life, _say_life, first="<player>")
_OPPONENTS: Final = ThatMuch("the number of opponents you have")
_TWO: Final = "you have two or more opponents"
constants("condition", {_TWO: CountIs(_OPPONENTS, ">=", Number(2), _TWO)})


def _read_shares(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it shares a creature type with this creature"."""
    for it, middle in reader.all("pronoun", at):
        for what in ("creature type", "color", "card type"):
            start = reader.here(middle, "shares", "a", *what.split(), "with")
            for other, end in reader.all("shared with", start) if start >= 0 else ():
                shares = Described(further=(SharesQuality(what=what, with_=other),))
                yield ObjectIs(it, shares, words="shares"), end


def _say_shares(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != "shares":
        return None
    (quality,) = node.described.further
    assert isinstance(quality, SharesQuality)
    what = [*quality.what.split(), "with", *sayer.say("shared with", quality.with_)]
    return [*sayer.say("pronoun", node.what), "shares", "a", *what]


pair("condition", ObjectIs, _read_shares, _say_shares, first="<pronoun>")


def _read_same(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it has the same mana value as the revealed card"."""
    for it, middle in reader.all("pronoun", at):
        for what in ("name", "mana value"):
            start = reader.here(middle, *_SAME.split(), *what.split(), "as")
            for other, end in reader.all("object", start) if start >= 0 else ():
                shares = Described(further=(SharesQuality(what=what, with_=other),))
                yield ObjectIs(it, shares, words=_SAME), end


_SAME: Final = "has the same"


def _say_same(sayer: Sayer, node: ObjectIs) -> Words | None:
    if node.words != _SAME:
        return None
    (quality,) = node.described.further
    assert isinstance(quality, SharesQuality)
    other = sayer.say("object", quality.with_)
    return [*sayer.say("pronoun", node.what), *_SAME.split(), *quality.what.split(), "as", *other]


pair("condition", ObjectIs, _read_same, _say_same, first="<pronoun>")

# blocking, combat, legends


def _read_cant_block(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target creature can't block this creature this turn"."""
    for of, middle in reader.all("object", at):
        start = reader.here(middle, "can't", "block")
        for category in ("self", "pronoun") if start >= 0 else ():
            for what, begun in reader.all(category, start):
                end = reader.here(begun, "this", "turn")
                if end >= 0:
                    change = CantBlockIt(what)
                    yield ContinuousChange(of, (change,), UntilEndOfTurn("this turn")), end


def _say_cant_block(sayer: Sayer, node: ContinuousChange) -> Words | None:
    only = node.changes[0]
    if not isinstance(only, CantBlockIt):
        return None
    what = sayer.try_say("self", only.what) or sayer.say("pronoun", only.what)
    return [*sayer.say("object", node.of), "can't", "block", *what, "this", "turn"]


pair("cant block it", ContinuousChange, _read_cant_block, _say_cant_block, first="<object>")
include("effect", "cant block it")
phrase("vp", RemoveFromCombat, "remove <what:object> from combat")
_LEGEND: Final = ["the", '"legend', 'rule"', "doesn't", "apply", "to"]


def _read_legend(reader: Reader, at: int) -> Iterator[Found]:
    plain = reader.here(at, "the", '"', "legend", "rule", '"', "doesn't", "apply")
    if plain >= 0 and reader.tokens[plain] == ".":
        yield NoLegendRule(_ANY_PERMANENT, "any"), plain
    start = reader.here(plain, "to") if plain >= 0 else -1
    for what, end in reader.all("things", start) if start >= 0 else ():
        yield NoLegendRule(what), end


_ANY_PERMANENT: Final = Described(noun="permanent")


def _say_legend(sayer: Sayer, node: NoLegendRule) -> Words:
    if node.words:
        return _LEGEND[:-1]
    return [*_LEGEND, *sayer.say("things", node.what)]


pair("static", NoLegendRule, _read_legend, _say_legend, first="the")

# day and night

_DAY: Final = If(
    HappenedThisTurn("neither day nor night", "0"), (KeywordAction("it becomes", words="day"),)
)
_NEITHER: Final = words_in("if it's neither day nor night , it becomes day as")


def _read_day(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *_NEITHER)
    for what, middle in reader.all("self", start) if start >= 0 else ():
        end = reader.here(middle, "enters")
        if end >= 0:
            yield AsEnters(what, (_DAY,), "day"), end


def _say_day(sayer: Sayer, node: AsEnters) -> Words | None:
    return [*_NEITHER, *sayer.say("self", node.what), "enters"] if node.words == "day" else None


pair("static", AsEnters, _read_day, _say_day, first="if")
constants("event", {"day becomes night or night becomes day": DayNightChanges()})
for _which in ("day", "night"):
    constants("effect", {f"it becomes {_which}": KeywordAction("it becomes", words=_which)})

# searching, with the shuffle said later

_PUT: Final = {"and put it into your hand": Zone.HAND, "and put them into your hand": Zone.HAND}


def _read_search(reader: Reader, at: int) -> Iterator[Found]:
    """Read "search your library for a card, reveal it, and put it into your hand"."""
    start = reader.here(at, "search", "your", "library", "for")
    for made, middle in search_for(reader, start) if start >= 0 else ():
        for put, zone in _PUT.items():
            end = reader.here(middle, ",", "reveal", put.split()[2], ",", *put.split())
            if end >= 0:
                yield made.evolve(to=zone, reveal=True, shuffle=False, words=f"later|{put}"), end


def _say_search(sayer: Sayer, node: SearchLibrary) -> Words | None:
    mark, _, put = node.words.partition("|")
    if mark != "later" or put not in _PUT:
        return None
    what = search_words(sayer, node)
    words = ["search", "your", "library", "for", *what, ",", "reveal", put.split()[2], ","]
    return [*words, *put.split()]


pair("search later", SearchLibrary, _read_search, _say_search, first="search")
include("vp", "search later")
