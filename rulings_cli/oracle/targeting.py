"""Targets: "up to two other target creatures" ⇄ `Target` (CR 115)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import (
    Described,
)
from rulings_cli.abilities.effects import AnyTarget, Target
from rulings_cli.abilities.references import (
    Both,
    TargetObject,
    TargetPlayer,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    include,
    pair,
)
from rulings_cli.terms.values import Value, field


class Introduced(Value):
    """A target where the text first speaks of it, until the ability numbers its targets."""

    target: Target
    at: int = field(compare=False)


class Pronoun(Value):
    """A mention of something spoken of before, until the ability knows which."""

    words: str
    at: int = field(compare=False)


# targets

TARGET_PLAYERS: Final = ("player", "opponent")


def _read_target(reader: Reader, at: int) -> Iterator[Found]:
    for number, begun in _target_numbers(reader, at):
        for another, after in _another(reader, begun):
            yield from _target_nouns(reader, after, number, another=another)
    for words, another in (("any target", False), ("any other target", True)):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield Target(any_target=True, another=another), end


#: The written number of targets: words → (minimum, maximum, wording kept).
_TARGET_COUNTS: Final = {
    "": (1, 1),
    "up to one": (0, 1),
    "up to two": (0, 2),
    "up to three": (0, 3),
    "up to four": (0, 4),
    "up to five": (0, 5),
    "up to six": (0, 6),
    "up to eight": (0, 8),
    "up to ten": (0, 10),
    "two": (2, 2),
    "three": (3, 3),
    "four": (4, 4),
    "five": (5, 5),
    "six": (6, 6),
    "one or two": (1, 2),
    "one, two, or three": (1, 3),
    "any number of": (0, 99),
    "one or more": (1, 99),
    "each of up to two": (0, 2),
    "each of up to three": (0, 3),
    "each of two": (2, 2),
    "each of one or two": (1, 2),
    "each of any number of": (0, 99),
    "each of up to x": (0, -1),
    "each of x": (-1, -1),
    "x": (-1, -1),
    "up to x": (0, -1),
}
_COUNT_WORDS: Final = {
    held: words for words, held in _TARGET_COUNTS.items() if not words.startswith("each")
}


_NUMBERS: Final = Wordings(
    {
        words: (*held, "each" if words.startswith("each") else "")
        for words, held in _TARGET_COUNTS.items()
        if words
    }
)


def _target_numbers(reader: Reader, at: int) -> Iterator[tuple[tuple[int, int, str], int]]:
    for number, end in ((*_TARGET_COUNTS[""], ""), at), *_NUMBERS.read(reader, at):
        if reader.tokens[end] in ("target", "targets", "another", "other"):
            yield number, end


def _another(reader: Reader, at: int) -> Iterator[tuple[bool, int]]:
    if reader.tokens[at] in ("target", "targets"):
        yield False, at + 1
    elif reader.tokens[at + 1] in ("target", "targets"):
        yield True, at + 2


def _target_nouns(
    reader: Reader, at: int, number: tuple[int, int, str], *, another: bool
) -> Iterator[Found]:
    low, high, each = number
    many = high != 1
    if many and reader.tokens[at - 1] == "targets":
        yield Target(None, "", True, low, high, another, each), at
        return
    for player in TARGET_PLAYERS:
        if reader.tokens[at] == (player + "s" if many else player):
            yield Target(None, player, False, low, high, another, each), at + 1
            if not many and reader.here(at + 1, "or", "planeswalker") >= 0:
                what = Described(kinds=((_type("planeswalker"),),))
                yield Target(what, player, False, low, high, another, "player first"), at + 3
    either = () if many else reader.all("either card", at)
    for what, end in (*reader.all("things" if many else "thing", at), *either):
        yield Target(what, "", False, low, high, another, each), end
        if not many and reader.here(end, "or", "player") >= 0:
            yield Target(what, "player", False, low, high, another), end + 2


def _type(name: str) -> Any:
    from rulings_cli.abilities.described import HasType

    return HasType(name)


def _say_target(sayer: Sayer, node: Target) -> Words | None:
    if node.any_target and node.maximum == 1:
        return ["any", "other", "target"] if node.another else ["any", "target"]
    counted = _COUNT_WORDS.get((node.minimum, node.maximum))
    if counted is None:
        return None
    words = ["X" if each == "x" else each for each in counted.replace(",", " ,").split()]
    if node.words == "each":
        words = ["each", "of", *words]
    if node.another:
        words.append("another" if not words else "other")
    many = node.maximum != 1
    if node.any_target:
        return [*words, "targets"]
    words.append("target")
    what = [] if node.what is None else sayer.say("things" if many else "thing", node.what)
    who = [node.player + ("s" if many else "")] if node.player else []
    if not what or not who:
        return words + what + who
    if node.words == "player first":
        return [*words, *who, "or", *what]
    return [*words, *what, "or", *who]


pair(
    "target",
    Target,
    _read_target,
    _say_target,
    first="target another any up two three four five six one x each",
)


def _read_introduced(reader: Reader, at: int, *, player: bool | None) -> Iterator[Found]:
    for target, end in reader.all("target", at):
        if player is None or player == is_player_target(target):
            yield Introduced(target, at), end


def is_player_target(target: Target) -> bool:
    """Tell whether only players can be the target."""
    return target.what is None and bool(target.player)


def is_mixed_target(target: Target) -> bool:
    """Tell whether objects and players can be the target."""
    return target.any_target or (target.what is not None and bool(target.player))


def _say_by_index(sayer: Sayer, node: TargetObject | TargetPlayer | AnyTarget) -> Words | None:
    if node.words:
        return split(node.words)
    if node.index >= len(sayer.targets):
        return None
    return sayer.say("target", sayer.targets[node.index])


def split(words: str) -> Words:
    """Give the words of a target by its number, or those of a later mention."""
    return words.replace("~'s", "~ 's").replace(",", " ,").split()


def _say_introduced(sayer: Sayer, node: Introduced) -> Words | None:
    return sayer.say("target", node.target)


_OPEN_TARGET = "target another any up two three four five six one x each"

pair(
    "target player",
    (Introduced, TargetPlayer),
    lambda reader, at: _read_introduced(reader, at, player=True),
    lambda sayer, node: (
        _say_introduced(sayer, node) if isinstance(node, Introduced) else _say_by_index(sayer, node)
    ),
    first=_OPEN_TARGET,
)
pair(
    "target object",
    (Introduced, TargetObject),
    lambda reader, at: _read_introduced(reader, at, player=False),
    lambda sayer, node: (
        _say_introduced(sayer, node) if isinstance(node, Introduced) else _say_by_index(sayer, node)
    ),
    first=_OPEN_TARGET,
)


def _read_several(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target artifact and target enchantment", or more with commas between them."""
    if reader.tokens[at] == "target":
        for first, end in _read_introduced(reader, at, player=False):
            yield from _more_targets(reader, (first,), end)


def _more_targets(reader: Reader, found: tuple[Any, ...], at: int) -> Iterator[Found]:
    listed = reader.here(at, ",") >= 0
    last = reader.here(at, *((",", "and") if len(found) > 1 else ("and",)))
    if last >= 0 and reader.tokens[last] == "target":
        for one, end in _read_introduced(reader, last, player=False):
            yield Both((*found, one)), end
    elif listed and reader.tokens[at + 1] == "target":
        for one, end in _read_introduced(reader, at + 1, player=False):
            yield from _more_targets(reader, (*found, one), end)


def _say_several(sayer: Sayer, node: Both) -> Words | None:
    *before, last = (sayer.say("target object", each) for each in node.of)
    if len(before) == 1:
        return [*before[0], "and", *last]
    return [*(word for each in before for word in (*each, ",")), "and", *last]


pair("several targets", Both, _read_several, _say_several, first="target")
include("object", "several targets")
pair(
    "any target",
    (Introduced, AnyTarget),
    lambda reader, at: _read_introduced(reader, at, player=None),
    lambda sayer, node: (
        _say_introduced(sayer, node) if isinstance(node, Introduced) else _say_by_index(sayer, node)
    ),
    first=_OPEN_TARGET,
)
include("player", "target player")
