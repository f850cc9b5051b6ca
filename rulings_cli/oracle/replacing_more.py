"""More of what is replaced: cards exiled instead, more counters, more tokens (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.durations import ForTheRestOfTheGame, UntilEndOfTurn
from rulings_cli.abilities.effects import ApplyStatic
from rulings_cli.abilities.references import AnOpponent, APlayer, You
from rulings_cli.abilities.static import ReplaceCount, ReplaceDying
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.zones import Zone

# graveyards

#: Whose graveyard: the words → who owns what is put there, as far as that is limited.
GRAVEYARDS: Final[dict[str, Any]] = {
    "an opponent's graveyard": AnOpponent(),
    "your graveyard": You(),
}


_NOT_YOURS: Final = ("you", "didn't", "control")


def _read_graveyard(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if a card would be put into an opponent's graveyard …"."""
    if reader.tokens[at] != "if":
        return
    for what, middle in reader.all("a thing", at + 1):
        theirs = reader.here(middle, *_NOT_YOURS)
        if theirs >= 0:  # you didn't control it just before
            what, middle = what.evolve(controller=You("you"), controls_not=True), theirs
        start = reader.here(middle, "would", "be", "put", "into")
        for words, owner in GRAVEYARDS.items() if start >= 0 else ():
            after = reader.here(start, *words.split(), "from", "anywhere", ",", "exile")
            for pronoun in ("it", "that card"):
                end = reader.here(after, *pronoun.split(), "instead") if after >= 0 else -1
                if end >= 0 and what.owner is None:
                    theirs = what.evolve(owner=owner)
                    said = f"{words}|{pronoun}"
                    yield ReplaceDying(theirs, Zone.EXILE, True, said), end


def _say_graveyard(sayer: Sayer, node: ReplaceDying) -> Words | None:
    whose, _, pronoun = node.words.partition("|")
    if whose not in GRAVEYARDS or not isinstance(node.what, Described) or node.counter:
        return None
    plain = node.what.evolve(owner=None)
    tail: Words = []
    if plain.controls_not:
        plain, tail = plain.evolve(controller=None, controls_not=False), list(_NOT_YOURS)
    what = [*sayer.say("a thing", plain), *tail]
    into = ["would", "be", "put", "into", *whose.split(), "from", "anywhere"]
    return ["if", *what, *into, ",", "exile", *pronoun.split(), "instead"]


pair("static", ReplaceDying, _read_graveyard, _say_graveyard, first="if")


def _read_that_spell(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if that spell would be put into your graveyard, exile it instead" in a body."""
    for what, middle in reader.all("pronoun", at + 1):
        start = reader.here(middle, "would", "be", "put", "into")
        for whose in _WHOSE if start >= 0 else ():
            end = reader.here(start, *whose.split(), ",", "exile", "it", "instead")
            if end >= 0:
                replaced = ReplaceDying(what, Zone.EXILE, True, whose)
                yield ApplyStatic(replaced, ForTheRestOfTheGame()), end


_WHOSE: Final = (
    "a graveyard",
    "your graveyard",
    "their graveyard",
    "its owner's graveyard",
    "an opponent's graveyard",
)


def _say_that_spell(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, ReplaceDying) or held.words not in _WHOSE:
        return None
    what = sayer.try_say("pronoun", held.what)
    into = ["would", "be", "put", "into", *held.words.split()]
    return what and ["if", *what, *into, ",", "exile", "it", "instead"]


pair("effect", ApplyStatic, _read_that_spell, _say_that_spell, first="if")


def _read_graveyard_now(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if a Goat card would be put into your graveyard from anywhere this turn, …"."""
    for what, middle in reader.all("a thing", at + 1):
        start = reader.here(middle, "would", "be", "put", "into", "your", "graveyard")
        begun = reader.here(start, *_NOW, "exile") if start >= 0 else -1
        for pronoun in ("it", "that card"):
            end = reader.here(begun, *pronoun.split(), "instead") if begun >= 0 else -1
            if end >= 0 and what.owner is None:
                replaced = ReplaceDying(what.evolve(owner=You()), Zone.EXILE, True, pronoun)
                yield ApplyStatic(replaced, UntilEndOfTurn("this turn")), end


_NOW: Final = words_in("from anywhere this turn ,")


def _say_graveyard_now(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, ReplaceDying) or held.words not in ("it", "that card"):
        return None
    if not isinstance(held.what, Described):
        return None
    what = sayer.say("a thing", held.what.evolve(owner=None))
    into = ["would", "be", "put", "into", "your", "graveyard", *_NOW]
    return ["if", *what, *into, "exile", *held.words.split(), "instead"]


pair("effect", ApplyStatic, _read_graveyard_now, _say_graveyard_now, first="if")

# what was dealt damage and dies


def _read_damaged(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if a creature dealt damage this way would die …"."""
    for what, middle in reader.all("a thing", at + 1):
        end = reader.here(middle, *words_in("dealt damage this way would die this turn , exile it"))
        if end >= 0 and reader.tokens[end] == "instead":
            damaged = what.evolve(further=(*what.further, _DAMAGED))
            yield ApplyStatic(ReplaceDying(damaged), UntilEndOfTurn("this turn")), end + 1


_DAMAGED: Final = HasState("dealt damage this way")


def _say_damaged(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, ReplaceDying) or not isinstance(held.what, Described):
        return None
    if held.what.further[-1:] != (_DAMAGED,):
        return None
    plain = held.what.evolve(further=held.what.further[:-1])
    tail = words_in("dealt damage this way would die this turn , exile it instead")
    return ["if", *sayer.say("a thing", plain), *tail]


pair("effect", ApplyStatic, _read_damaged, _say_damaged, first="if")

# counters and tokens

TIMES: Final = {
    "twice that many": (2, 0),
    "three times that many": (3, 0),
    "that many plus one": (1, 1),
    "that many plus two": (1, 2),
}


def _read_more_counters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if one or more +1/+1 counters would be put on …, that many plus one … instead"."""
    start = reader.here(at, "if", "one", "or", "more")
    if start < 0:
        return
    for kind, middle in (*reader.all("counter kind", start), ("", start)):
        after = reader.here(middle, "counters", "would", "be", "put", "on")
        for category in ("self", "a thing") if after >= 0 else ():
            for on, end in reader.all(category, after):
                for again in _AGAIN if kind else ():
                    finish = reader.here(end, ",", *_one_fewer(kind, again))
                    if finish >= 0:
                        yield ReplaceCount("counters", APlayer(), 1, -1, again, kind, on), finish
                for words, (factor, plus) in TIMES.items():
                    for tail, how in _tails(kind):
                        finish = reader.here(end, ",", *words.split(), *tail)
                        if finish >= 0:
                            made = ReplaceCount("counters", APlayer(), factor, plus, how, kind, on)
                            yield made, finish


#: How what the counters are put on is said again.
_AGAIN: Final = ("it", "that creature", "that permanent", "him", "her")


def _one_fewer(kind: str, again: str) -> list[str]:
    put = words_in("counters minus one are put on")
    return ["that", "many", kind, *put, *again.split(), "instead"]


def _tails(kind: str) -> Iterator[tuple[list[str], str]]:
    for again in _AGAIN:
        put = ["are", "put", "on", *again.split(), "instead"]
        if kind:
            yield [kind, "counters", *put], again
        else:
            yield [*words_in("of each of those kinds of counters"), *put], again


def _say_more_counters(sayer: Sayer, node: ReplaceCount) -> Words | None:
    times = next((k for k, held in TIMES.items() if held == (node.factor, node.plus)), None)
    fewer = (node.factor, node.plus) == (1, -1)
    if node.what != "counters" or (times is None and not fewer) or node.on is None or node.by:
        return None
    on = sayer.try_say("self", node.on) or sayer.say("a thing", node.on)
    kind = [node.kind] if node.kind else []
    opening = ["if", "one", "or", "more", *kind, "counters", "would", "be", "put", "on", *on]
    if times is None:
        return [*opening, ",", *_one_fewer(node.kind, node.words)]
    tail = next(tail for tail, how in _tails(node.kind) if how == node.words)
    return [*opening, ",", *times.split(), *tail]


pair("static", ReplaceCount, _read_more_counters, _say_more_counters, first="if")


#: Who puts counters on anything → how many instead, and the words of it (CR 122.6, 614.16).
_PUT: Final = "put one or more counters on a permanent or player"
_INSTEAD: Final = "of each of those kinds of counters on that permanent or player instead"


def _read_who_puts(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if you would put one or more counters on …, put twice that many …"."""
    for by, middle in reader.all("player", at + 1) if reader.tokens[at] == "if" else ():
        start = reader.here(middle, "would", *_PUT.split(), ",")
        they = reader.here(start, "they") if start >= 0 else -1
        begun = reader.here(max(start, they), "put") if start >= 0 else -1
        for words, (factor, plus) in TIMES.items() if begun >= 0 else ():
            end = reader.here(begun, *words.split(), *_INSTEAD.split())
            if end >= 0:
                yield ReplaceCount("counters", APlayer(), factor, plus, by=by), end
        half = reader.here(begun, "half", "that", "many", *_INSTEAD.split()) if begun >= 0 else -1
        end = reader.here(half, ",", "rounded", "down") if half >= 0 else -1
        if end >= 0:
            yield ReplaceCount("counters", APlayer(), by=by, half=True), end


def _say_who_puts(sayer: Sayer, node: ReplaceCount) -> Words | None:
    if node.by is None or node.on is not None:
        return None
    opening = ["if", *sayer.say("player", node.by), "would", *_PUT.split(), ","]
    put = ["put"] if isinstance(node.by, You) else ["they", "put"]
    if node.half:
        return [*opening, *put, "half", "that", "many", *_INSTEAD.split(), ",", "rounded", "down"]
    times = next(k for k, held in TIMES.items() if held == (node.factor, node.plus))
    return [*opening, *put, *times.split(), *_INSTEAD.split()]


pair("static", ReplaceCount, _read_who_puts, _say_who_puts, first="if")


def _read_puts_on(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if you would put one or more counters on a Goat you control, put …"."""
    start = reader.here(at, *words_in("if you would put one or more"))
    if start < 0:
        return
    for kind, middle in (*reader.all("counter kind", start), ("", start)):
        begun = reader.here(middle, "counters", "on")
        for on, end in reader.all("a thing", begun) if begun >= 0 else ():
            put = reader.here(end, ",", "put")
            for words, (factor, plus) in TIMES.items() if put >= 0 else ():
                for again in _AGAIN:
                    finish = reader.here(put, *words.split(), *_put_again(kind, again))
                    if finish >= 0:
                        made = ReplaceCount("counters", APlayer(), factor, plus, again, kind, on)
                        yield made.evolve(by=You("you")), finish


def _put_again(kind: str, again: str) -> Words:
    counters = [kind, "counters"] if kind else words_in("of each of those kinds of counters")
    return [*counters, "on", *again.split(), "instead"]


def _say_puts_on(sayer: Sayer, node: ReplaceCount) -> Words | None:
    times = next((k for k, held in TIMES.items() if held == (node.factor, node.plus)), None)
    if node.by != You() or not isinstance(node.on, Described) or times is None:
        return None
    opening = [*words_in("if you would put one or more"), *([node.kind] if node.kind else [])]
    on = ["counters", "on", *sayer.say("a thing", node.on), ",", "put"]
    return [*opening, *on, *times.split(), *_put_again(node.kind, node.words)]


pair("static", ReplaceCount, _read_puts_on, _say_puts_on, first="if")


def _read_gets(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if you would get one or more counters, you get …"."""
    start = reader.here(at, *_WOULD_GET)
    for words, (factor, plus) in TIMES.items() if start >= 0 else ():
        end = reader.here(start, *words.split(), *_OF_EACH_KIND)
        if end >= 0:
            yield ReplaceCount("counters", You(), factor, plus, "get"), end


_WOULD_GET: Final = words_in("if you would get one or more counters , you get")
_OF_EACH_KIND: Final = words_in("of each of those kinds of counters instead")


def _say_gets(_: Sayer, node: ReplaceCount) -> Words | None:
    times = next((k for k, held in TIMES.items() if held == (node.factor, node.plus)), None)
    if node.words != "get" or times is None:
        return None
    return [*_WOULD_GET, *times.split(), *_OF_EACH_KIND]


pair("static", ReplaceCount, _read_gets, _say_gets, first="if")


_BY_EFFECT: Final = "if an effect would"
_ON_YOURS: Final = "on a permanent you control"
#: The wordings of more tokens and counters: name → (what, how it begins, how it ends).
_DOUBLED: Final = {
    "tokens by effects": (
        "tokens",
        f"{_BY_EFFECT} create one or more tokens under your control ,",
        "it creates … of those tokens instead",
    ),
    "counters by effects": (
        "counters",
        f"{_BY_EFFECT} put one or more counters {_ON_YOURS} ,",
        "it puts … of those counters on that permanent instead",
    ),
}


def _read_doubled(reader: Reader, at: int) -> Iterator[Found]:
    for name, (what, opening, closing) in _DOUBLED.items():
        start = reader.here(at, *opening.split())
        if start < 0:
            continue
        for words, (factor, plus) in TIMES.items():
            end = reader.here(start, *closing.replace("…", words).split())
            if end >= 0:
                yield ReplaceCount(what, You(), factor, plus, name), end


def _say_doubled(_: Sayer, node: ReplaceCount) -> Words | None:
    times = next((k for k, held in TIMES.items() if held == (node.factor, node.plus)), None)
    if node.words not in _DOUBLED or times is None:
        return None
    _what, opening, closing = _DOUBLED[node.words]
    return [*opening.split(), *closing.replace("…", times).split()]


pair("static", ReplaceCount, _read_doubled, _say_doubled, first="if")
