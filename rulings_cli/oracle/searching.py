"""Searching libraries (CR 701.23): "search your library for a basic land card, …"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import ExileFound, SearchLibrary
from rulings_cli.abilities.quantities import AnyNumber, Number, ThatMuch
from rulings_cli.abilities.references import AnOpponent, EachOpponent
from rulings_cli.abilities.static import ControlsSearchers, ExilesWhatIsFound, SearchesTop
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.zones import Zone

#: Where found cards go: (zone, tapped) → the words after "put it".
_TO: Final = {
    (Zone.HAND, False): "into {whose} hand",
    (Zone.BATTLEFIELD, False): "onto the battlefield",
    (Zone.BATTLEFIELD, True): "onto the battlefield tapped",
    (Zone.GRAVEYARD, False): "into {whose} graveyard",
    (Zone.EXILE, False): "",
}
_IT: Final = ("it", "that card", "them", "those cards")


def _forms(reader: Reader, at: int) -> Iterator[tuple[str, bool, int]]:
    """Give whose library is searched, whether the verbs end in s, and the place after "for"."""
    for verb, third in (("search", False), ("searches", True)):
        for whose in ("your", "their"):
            start = reader.here(at, verb, whose, "library", "for")
            if start >= 0 and not (third and whose == "your"):
                yield whose, third, start


def _read_search(reader: Reader, at: int) -> Iterator[Found]:
    for whose, third, start in _forms(reader, at):
        for made, end in search_for(reader, start):
            made = made.evolve(words="" if whose == "your" else "their|")
            yield from _tail(reader, end, made, whose, third=third)


def search_for(reader: Reader, at: int) -> Iterator[tuple[SearchLibrary, int]]:
    """Read what is searched for, and how many."""
    for what, end in reader.all("a thing", at):
        yield SearchLibrary(what), end
    up_to = reader.here(at, "up", "to")
    that_many = reader.here(up_to, "that", "many") if up_to >= 0 else -1
    for what, end in reader.all("things", that_many) if that_many >= 0 else ():
        yield SearchLibrary(what, ThatMuch("that many"), up_to=True), end
    for count, middle in reader.all("count", max(at, up_to)):
        if up_to < 0 and not isinstance(count, AnyNumber):
            continue
        category = "thing" if count == Number(1) else "things"
        for what, end in reader.all(category, middle):
            yield SearchLibrary(what, count, up_to >= 0), end


def _tail(
    reader: Reader, at: int, made: SearchLibrary, whose: str, *, third: bool
) -> Iterator[Found]:
    s = "s" if third else ""
    for opening in ("", "it", "them", "that card", "those cards"):
        reveal = f", reveal{s} {opening} ," if opening else ","
        start = reader.here(at, *reveal.split())
        if start < 0:
            continue
        mark = f"{opening}|" if opening in ("that card", "those cards") else ""
        held = made.evolve(reveal=bool(opening), words=made.words + mark)
        shuffled = reader.here(start, "then", f"shuffle{s}", "and", f"put{s}")
        for card in ("that", "the") if shuffled >= 0 else ():
            top = reader.here(shuffled, card, "card", "on", "top")
            if top >= 0:
                marks = held.words + ("the card|" if card == "the" else "")
                yield held.evolve(to=Zone.LIBRARY, words=marks), top
        yield from _one_and_the_other(reader, start, held, whose, s)
        for pronoun in _IT:
            for (zone, tapped), words in _TO.items():
                verb = f"put{s}" if words else f"exile{s}"
                place = words.format(whose=whose).split()
                end = reader.here(start, verb, *pronoun.split(), *place)
                after = reader.here(end, ",", "then", f"shuffle{s}") if end >= 0 else -1
                if after >= 0:
                    said = f"{held.words}{pronoun}" if pronoun != "it" else held.words
                    yield held.evolve(to=zone, tapped=tapped, words=said), after


_OTHERS: Final = {"into {whose} hand": Zone.HAND, "into {whose} graveyard": Zone.GRAVEYARD}


def _one_and_the_other(
    reader: Reader, at: int, held: SearchLibrary, whose: str, s: str
) -> Iterator[Found]:
    """Read where one goes and where "the other" or "the rest" goes, before the shuffle."""
    one = reader.here(at, f"put{s}", "one")
    for (zone, tapped), words in _TO.items() if one >= 0 else ():
        middle = reader.here(one, *words.format(whose=whose).split()) if words else -1
        for rest in ("the other", "the rest"):
            start = reader.here(middle, "and", *rest.split()) if middle >= 0 else -1
            for place, others in _OTHERS.items() if start >= 0 else ():
                end = reader.here(start, *place.format(whose=whose).split())
                after = reader.here(end, ",", "then", f"shuffle{s}") if end >= 0 else -1
                if after >= 0:
                    said = f"{held.words}{rest}"
                    made = held.evolve(to=zone, tapped=tapped, others=others, words=said)
                    yield made, after


def _say_search(sayer: Sayer, node: SearchLibrary) -> Words | None:
    marks, _, pronoun = node.words.rpartition("|")
    theirs = "their" in marks.split("|")
    shown = "that card" if "that card" in marks.split("|") else "it"
    s = "s" if sayer.third else ""
    whose = "their" if theirs else "your"
    words = ["searches" if s else "search", whose, "library", "for", *search_words(sayer, node)]
    if node.graveyard:
        return None
    if node.to is Zone.LIBRARY:
        words += [",", f"reveal{s}", *shown.split()] if node.reveal else []
        card = "the" if "the card" in marks.split("|") else "that"
        return [*words, ",", "then", f"shuffle{s}", "and", f"put{s}", card, "card", "on", "top"]
    place = _TO.get((node.to, node.tapped))
    if place is None or not node.shuffle:
        return None
    pronoun = pronoun or "it"
    many = pronoun in ("them", "those cards") or node.others is not None
    words.append(",")
    if node.reveal:
        shown = "those cards" if "those cards" in marks.split("|") else "them" if many else shown
        words += [f"reveal{s}", *shown.split(), ","]
    verb = f"put{s}" if place else f"exile{s}"
    if node.others is not None:
        rest = next(each for each, zone in _OTHERS.items() if zone is node.others)
        put = [verb, "one", *place.format(whose=whose).split(), "and", *pronoun.split()]
        return [*words, *put, *rest.format(whose=whose).split(), ",", "then", f"shuffle{s}"]
    put = [verb, *pronoun.split(), *place.format(whose=whose).split()]
    return [*words, *put, ",", "then", f"shuffle{s}"]


def search_words(sayer: Sayer, node: SearchLibrary) -> Words:
    """Say what is searched for, and how many."""
    if not node.up_to and not isinstance(node.count, AnyNumber):
        return sayer.say("a thing", node.what)
    category = "thing" if node.count == Number(1) else "things"
    up_to = ["up", "to"] if node.up_to else []
    that_many = isinstance(node.count, ThatMuch)
    count = ["that", "many"] if that_many else sayer.say("count", node.count)
    return [*up_to, *count, *sayer.say(category, node.what)]


def _read_everywhere(reader: Reader, at: int) -> Iterator[Found]:
    """Read "search its owner's graveyard, hand, and library for all … and exile them"."""
    start = reader.here(at, "search")
    for whose, middle in reader.all("possessive", start) if start >= 0 else ():
        begun = reader.here(middle, *words_in("graveyard , hand , and library for"))
        for count, some in (("all", False), ("any number of", True)) if begun >= 0 else ():
            first = reader.here(begun, *count.split())
            for what, end in reader.all("things", first) if first >= 0 else ():
                after = reader.here(end, "and", "exile", "them")
                if after >= 0:
                    yield ExileFound(what, whose, some), after


def _say_everywhere(sayer: Sayer, node: ExileFound) -> Words:
    places = words_in("graveyard , hand , and library for")
    count = ["any", "number", "of"] if node.some else ["all"]
    found = [*count, *sayer.say("things", node.what), "and", "exile", "them"]
    return ["search", *sayer.say("possessive", node.of), *places, *found]


pair("effect", ExileFound, _read_everywhere, _say_everywhere, first="search")


def _read_limit(reader: Reader, at: int) -> Iterator[Found]:
    """Read that opponents search only some cards from the top of a library."""
    start = reader.here(at, *words_in("if an opponent would search a library ,"))
    top = reader.here(start, *words_in("that player searches the top")) if start >= 0 else -1
    for count, middle in reader.all("count", top) if top >= 0 else ():
        end = reader.here(middle, *words_in("cards of that library instead"))
        if end >= 0 and isinstance(count, Number):
            yield SearchesTop(AnOpponent(), count.n), end


def _say_limit(sayer: Sayer, node: SearchesTop) -> Words:
    opening = words_in("if an opponent would search a library ,")
    top = [*words_in("that player searches the top"), *sayer.say("count", Number(node.count))]
    return [*opening, *top, *words_in("cards of that library instead")]


pair("static", SearchesTop, _read_limit, _say_limit, first="if")
phrase(
    "static",
    ControlsSearchers,
    "you control your opponents while they're searching their libraries",
    who=EachOpponent("your opponents"),
)
phrase(
    "static",
    ExilesWhatIsFound,
    "while an opponent is searching their library , they exile each card they find . <then:effect>",
    who=AnOpponent(),
)
pair("search", SearchLibrary, _read_search, _say_search, first="search searches")
