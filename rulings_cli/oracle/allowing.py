"""Permissions of a resolution: "you may cast that card this turn" (CR 611, 118.14)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import IsAmong
from rulings_cli.abilities.effects import PermitPlay
from rulings_cli.abilities.references import Each, You
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, include, pair

include("permitted", "pronoun", "spells among")

_VERBS: Final = {
    "cast": False,
    "play": True,
    "look at and play": True,
    "play lands and cast": True,
}
_AS_THOUGH: Final = "you may spend mana as though it were mana"
_ANY_TYPE: Final = "mana of any type can be spent to cast"
#: What may pay for it: a short name → the words; of these "color" alone means only colors.
_MANA: Final = {
    "type": _ANY_TYPE,
    "color": f"{_AS_THOUGH} of any color to cast",
    "as though type": f"{_AS_THOUGH} of any type to cast",
}
_THIS_WAY: Final = "a spell this way"
#: The same in a sentence of its own.
_AFTER: Final = {
    **{f". if {name}": f"if you cast {_THIS_WAY} , {words} it" for name, words in _MANA.items()},
    ". this way": f"{_ANY_TYPE} {_THIS_WAY}",
    ". those spells": f"{_ANY_TYPE} those spells",
}
_IT: Final = ("it", "that spell", "them", "those spells")
_FREE: Final = {"free": "without paying its mana cost", "frees": "without paying their mana costs"}


def _read_permission(reader: Reader, at: int) -> Iterator[Found]:
    leads = list(reader.all("leading duration", at))
    for duration, start in [*leads, (None, at)]:
        if reader.here(start, "you", "may") < 0:
            continue
        for verb, play in _VERBS.items():
            middle = reader.here(start + 2, *verb.split())
            for what, end in reader.all("permitted", middle) if middle >= 0 else ():
                made = PermitPlay(what, duration, play=play, words=verb)
                if duration is not None:
                    yield from _read_payment(reader, end, made)
                else:
                    for after, finish in reader.all("duration", end):
                        yield from _read_payment(reader, finish, made.evolve(duration=after))


def _read_payment(reader: Reader, at: int, made: PermitPlay) -> Iterator[Found]:
    yield made, at
    for name, words in _FREE.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            yield made.evolve(free=True, words=f"{made.words}|{name}"), end
    for name, words in _AFTER.items() if reader.tokens[at] == "." else ():
        end = reader.here(at + 1, *words.split())
        if end >= 0:
            yield _with_mana(made, name, name), end
    start = at + 1 if reader.tokens[at] == "," else at
    if reader.tokens[start] != "and":
        return
    for name, words in _MANA.items():
        middle = reader.here(start + 1, *words.split())
        for it in _IT if middle >= 0 else ():
            end = reader.here(middle, *it.split())
            if end >= 0:
                mark = ", and" if start > at else "and"
                yield _with_mana(made, name, f"{mark}/{name}/{it}"), end


def _with_mana(made: PermitPlay, name: str, short: str) -> PermitPlay:
    """Give the permission with what may pay for it, said as the short name tells."""
    only_colors = name.endswith("color")
    return made.evolve(any_mana=True, any_color=only_colors, words=f"{made.words}|{short}")


def _payment_words(short: str) -> Words:
    """Give the words of what may pay for it from their short name."""
    if short in _FREE:
        return _FREE[short].split()
    if short in _AFTER:
        return [".", *_AFTER[short].split()]
    mark, _, rest = short.partition("/")
    name, _, it = rest.partition("/")
    return [*mark.replace(",", ", ").split(), *_MANA[name].split(), *it.split()] if rest else []


def _say_permission(sayer: Sayer, node: PermitPlay) -> Words | None:
    if node.who != You():
        return None
    verb, _, tail = node.words.partition("|")
    verb = verb or ("play" if node.play else "cast")
    body = ["you", "may", *verb.split(), *sayer.say("permitted", node.what)]
    payment = _payment_words(tail)
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *body, *payment]
    return [*body, *sayer.say("duration", node.duration), *payment]


pair("effect", PermitPlay, _read_permission, _say_permission, first="you <leading_duration>")


def _read_theirs(reader: Reader, at: int) -> Iterator[Found]:
    """Read "that player may play that card this turn"."""
    for who, start in reader.all("player", at):
        if who == You() or reader.tokens[start] != "may":
            continue
        for verb in ("cast", "play"):
            if reader.tokens[start + 1] == verb:
                for what, end in reader.all("permitted", start + 2):
                    for duration, after in reader.all("duration", end):
                        yield PermitPlay(what, duration, who, play=verb == "play"), after


def _say_theirs(sayer: Sayer, node: PermitPlay) -> Words | None:
    if node.who == You() or node.words or node.free or node.any_mana:
        return None
    verb = "play" if node.play else "cast"
    body = [*sayer.say("player", node.who), "may", verb, *sayer.say("permitted", node.what)]
    return [*body, *sayer.say("duration", node.duration)]


pair("effect", PermitPlay, _read_theirs, _say_theirs, first="<player>")


def _read_among(reader: Reader, at: int) -> Iterator[Found]:
    """Read "spells from among those cards": a noun phrase with an object in it."""
    for what, end in reader.all("things", at):
        if what.noun == "spell" and any(isinstance(each, IsAmong) for each in what.further):
            yield Each(what, ""), end


def _say_among(sayer: Sayer, node: Each) -> Words | None:
    return sayer.say("things", node.what) if not node.words else None


pair("spells among", Each, _read_among, _say_among, first="<things>")
