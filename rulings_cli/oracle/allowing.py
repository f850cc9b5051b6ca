"""Permissions of a resolution: "you may cast that card this turn" (CR 611, 118.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import IsAmong
from rulings_cli.abilities.durations import TurnsYouAttacked
from rulings_cli.abilities.effects import PermitLook, PermitPlay
from rulings_cli.abilities.references import Each, This, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS, article

constants("permitted", {"this card": This("this card")})
include("permitted", "pronoun", "spells among", "target object")

_VERBS: Final = {
    "cast": False,
    "play": True,
    "look at and play": True,
    "look at them , you may cast": False,
    "look at them , you may play": True,
    "play lands and cast": True,
}
_AS_THOUGH: Final = "you may spend mana as though it were mana"
_TO_CAST: Final = "as though it were mana of any color to cast"
_ANY_TYPE: Final = "mana of any type can be spent to cast"
#: What may pay for it: a short name → the words; of these "color" alone means only colors.
_MANA: Final = {
    "type": _ANY_TYPE,
    "color": f"{_AS_THOUGH} of any color to cast",
    "as though type": f"{_AS_THOUGH} of any type to cast",
    "colorless color": f"you may spend colorless mana {_TO_CAST}",
    "snow color": f"you may spend mana from snow sources {_TO_CAST}",
}
#: Which mana alone it is, by the short name.
_WHICH: Final = {"colorless color": "C", "snow color": "S"}
_THIS_WAY: Final = "a spell this way"
#: The same in a sentence of its own.
_AFTER: Final = {
    **{f". if {name}": f"if you cast {_THIS_WAY} , {words} it" for name, words in _MANA.items()},
    ". this way": f"{_ANY_TYPE} {_THIS_WAY}",
    ". spells this way": f"{_ANY_TYPE} spells this way",
    ". that spell": f"{_ANY_TYPE} that spell",
    ". those spells": f"{_ANY_TYPE} those spells",
}
_IT: Final = ("it", "that spell", "them", "those spells")
_FIRST: Final = " first"
_FREE: Final = {"free": "without paying its mana cost", "frees": "without paying their mana costs"}


_DURING: Final = ("during", "any", "turn", "you", "attacked", "with")
_THE_SOURCE: Final = ("this", "creature")


def _read_turns(reader: Reader, at: int) -> Iterator[Found]:
    """Read "during any turn you attacked with a Rogue," before what may be played then."""
    start = reader.here(at, *_DURING)
    if start < 0:
        return
    end = reader.here(start, *_THE_SOURCE, ",")
    if end >= 0:
        yield TurnsYouAttacked(None), end
    number = NUMBERS.get(reader.tokens[start], 0)
    several = reader.here(start + 1, "or", "more") if number else -1
    if several >= 0:
        for what, after in reader.all("things", several):
            if reader.tokens[after] == ",":
                yield TurnsYouAttacked(what, number), after + 1
    if reader.tokens[start] in ("a", "an"):
        for what, after in reader.all("thing", start + 1):
            if reader.tokens[after] == ",":
                yield TurnsYouAttacked(what), after + 1


def _say_turns(sayer: Sayer, node: TurnsYouAttacked) -> Words:
    if node.what is None:
        return [*_DURING, *_THE_SOURCE, ","]
    if node.least > 1:
        said = [NUMBER_WORDS[node.least], "or", "more", *sayer.say("things", node.what)]
    else:
        one = sayer.say("thing", node.what)
        said = [article(one[0]), *one]
    return [*_DURING, *said, ","]


pair("permitted time", TurnsYouAttacked, _read_turns, _say_turns, first="during")
include("permitted time", "leading duration")


def _read_permission(reader: Reader, at: int) -> Iterator[Found]:
    leads = list(reader.all("permitted time", at))
    for duration, start in [*leads, (None, at)]:
        if reader.here(start, "you", "may") < 0:
            continue
        for verb, play in _VERBS.items():
            middle = reader.here(start + 2, *verb.split())
            permitted = _read_permitted(reader, middle) if middle >= 0 else ()
            for what, one, end in permitted:
                made = PermitPlay(what, duration, play=play, words=verb, one=one)
                if duration is not None:
                    yield from _read_payment(reader, end, made)
                else:
                    for after, finish in reader.all("duration", end):
                        yield from _read_payment(reader, finish, made.evolve(duration=after))
                    yield from _read_free_first(reader, end, made)


def _read_free_first(reader: Reader, at: int, made: PermitPlay) -> Iterator[Found]:
    """Read "without paying its mana cost for as long as it remains exiled"."""
    for name, words in _FREE.items():
        start = reader.here(at, *words.split())
        for duration, end in reader.all("duration", start) if start >= 0 else ():
            said = f"{made.words}|{name}{_FIRST}"
            yield made.evolve(free=True, words=said, duration=duration), end


def _read_permitted(reader: Reader, at: int) -> Iterator[tuple[Any, bool, int]]:
    """Give what may be played, whether it is only one of them, and the end."""
    for what, end in reader.all("permitted", at):
        yield what, False, end
    start = reader.here(at, "one", "of")
    for what, end in reader.all("pronoun", start) if start >= 0 else ():
        yield what, True, end
    if reader.tokens[at] in ("a", "an"):
        for what, end in reader.all("thing", at + 1):
            if what.noun == "spell" and any(isinstance(each, IsAmong) for each in what.further):
                yield Each(what, ""), True, end


def _say_permitted(sayer: Sayer, node: PermitPlay) -> Words:
    if not node.one:
        return sayer.say("permitted", node.what)
    if isinstance(node.what, Each):
        said = sayer.say("thing", node.what.what)
        return [article(said[0]), *said]
    return ["one", "of", *sayer.say("pronoun", node.what)]


def _read_payment(reader: Reader, at: int, made: PermitPlay) -> Iterator[Found]:
    yield made, at
    for name, words in _FREE.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            yield made.evolve(free=True, words=f"{made.words}|{name}"), end
    for (mana, short), end in reader.all("as what mana", at):
        kind, _, which = mana.partition(":")
        is_color = kind == "color"
        words = f"{made.words}|{short}"
        yield made.evolve(any_mana=True, any_color=is_color, of_mana=which, words=words), end


def _read_as_what(reader: Reader, at: int) -> Iterator[Found]:
    """Read ", and mana of any type can be spent to cast it" as ("type", its short name)."""
    for name, words in _AFTER.items() if reader.tokens[at] == "." else ():
        end = reader.here(at + 1, *words.split())
        if end >= 0:
            yield (_mana_of(name), name), end
    start = at + 1 if reader.tokens[at] == "," else at
    if reader.tokens[start] != "and":
        return
    for who in ("you", "they"):
        for name, words in _MANA.items():
            if who == "they" and not words.startswith("you "):
                continue
            middle = reader.here(start + 1, *_by(who, words))
            for it in _IT if middle >= 0 else ():
                end = reader.here(middle, *it.split())
                if end >= 0:
                    mark = ", and" if start > at else "and"
                    yield (_mana_of(name), f"{mark}/{name}/{it}/{who}"), end


def _by(who: str, words: str) -> Words:
    said = words.split()
    return [who, *said[1:]] if said[0] == "you" else said


def _mana_of(name: str) -> str:
    """Give what a short name of words stands for: "type", "color", "color:C"."""
    if not name.endswith("color"):
        return "type"
    which = _WHICH.get(name.removeprefix(". if "))
    return f"color:{which}" if which else "color"


def payment_words(short: str) -> Words:
    """Give the words of what may pay for it from their short name."""
    if short in _FREE:
        return _FREE[short].split()
    if short in _AFTER:
        return [".", *_AFTER[short].split()]
    mark, _, rest = short.partition("/")
    if not rest:
        return []
    name, it, who = rest.split("/")
    return [*mark.replace(",", ", ").split(), *_by(who, _MANA[name]), *it.split()]


pair(
    "as what mana",
    tuple,
    _read_as_what,
    lambda _sayer, node: payment_words(node[1]),
    first=", . and",
)


def _say_permission(sayer: Sayer, node: PermitPlay) -> Words | None:
    if node.who != You():
        return None
    verb, _, tail = node.words.partition("|")
    verb = verb or ("play" if node.play else "cast")
    body = ["you", "may", *verb.split(), *_say_permitted(sayer, node)]
    payment = payment_words(tail.removesuffix(_FIRST))
    if tail.endswith(_FIRST):
        return [*body, *payment, *sayer.say("duration", node.duration)]
    if getattr(node.duration, "leads", False):
        return [*sayer.say("permitted time", node.duration), *body, *payment]
    return [*body, *sayer.say("duration", node.duration), *payment]


pair("effect", PermitPlay, _read_permission, _say_permission, first="you <permitted_time>")


def _read_theirs(reader: Reader, at: int) -> Iterator[Found]:
    """Read "that player may play that card this turn"."""
    for lead, begun in [*reader.all("leading duration", at), (None, at)]:
        for who, start in reader.all("player", begun):
            if who == You() or reader.tokens[start] != "may":
                continue
            for verb in ("cast", "play"):
                if reader.tokens[start + 1] != verb:
                    continue
                for what, end in reader.all("permitted", start + 2):
                    made = PermitPlay(what, lead, who, play=verb == "play")
                    if lead is not None:
                        yield from _read_payment(reader, end, made)
                        continue
                    for duration, after in reader.all("duration", end):
                        yield from _read_payment(reader, after, made.evolve(duration=duration))


def _say_theirs(sayer: Sayer, node: PermitPlay) -> Words | None:
    if node.who == You():
        return None
    verb = "play" if node.play else "cast"
    body = [*sayer.say("player", node.who), "may", verb, *sayer.say("permitted", node.what)]
    payment = payment_words(node.words.partition("|")[2])
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *body, *payment]
    return [*body, *sayer.say("duration", node.duration), *payment]


pair("effect", PermitPlay, _read_theirs, _say_theirs, first="<player> <leading_duration>")


phrase("effect", PermitLook, "you may look at <what:permitted> <duration:duration>")


def _read_among(reader: Reader, at: int) -> Iterator[Found]:
    """Read "spells from among those cards": a noun phrase with an object in it."""
    for what, end in reader.all("things", at):
        if what.noun == "spell" and any(isinstance(each, IsAmong) for each in what.further):
            yield Each(what, ""), end


def _say_among(sayer: Sayer, node: Each) -> Words | None:
    return sayer.say("things", node.what) if not node.words else None


pair("spells among", Each, _read_among, _say_among, first="<things>")
