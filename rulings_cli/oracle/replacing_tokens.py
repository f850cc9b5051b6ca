"""Tokens that would be created: more of them, others instead, some besides (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.effects import CreateToken, TokenDescription
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import APlayer, You
from rulings_cli.abilities.static import ReplaceCount, ReplaceTokens
from rulings_cli.oracle.creating import PREDEFINED, read_token, say_token
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.replacing_more import TIMES
from rulings_cli.oracle.vocabulary import article, words_in

#: Who creates them → the words of it after "if one or more tokens would be created".
_WHOSE: Final = ((You(), ("under", "your", "control")), (APlayer(), ()))
#: The card types of tokens that are spoken of.
_TYPES: Final = ("creature", "artifact", "enchantment")
_ARE_CREATED: Final = ("are", "created", "instead")


def _would_be_created(reader: Reader, at: int) -> Iterator[tuple[str, Any, int]]:
    """Read "if one or more creature tokens would be created under your control,"."""
    start = reader.here(at, "if", "one", "or", "more")
    for kind in ("", *_TYPES) if start >= 0 else ():
        middle = reader.here(start, *kind.split(), *words_in("tokens would be created"))
        for who, words in _WHOSE if middle >= 0 else ():
            end = reader.here(middle, *words, ",")
            if end >= 0:
                yield kind, who, end


def _say_would_be_created(kind: str, who: Any) -> Words:
    tail = next(words for one, words in _WHOSE if one == who)
    would = words_in("tokens would be created")
    return ["if", "one", "or", "more", *kind.split(), *would, *tail, ","]


def _read_times(reader: Reader, at: int) -> Iterator[Found]:
    for kind, who, start in _would_be_created(reader, at):
        for words, (factor, plus) in TIMES.items():
            end = reader.here(start, *words.split(), "of", "those", "tokens", *_ARE_CREATED)
            if end >= 0:
                yield ReplaceCount("tokens", who, factor, plus, _PASSIVE, kind), end


_PASSIVE: Final = "tokens are"


def _say_times(_: Sayer, node: ReplaceCount) -> Words | None:
    times = next((k for k, held in TIMES.items() if held == (node.factor, node.plus)), None)
    if node.words != _PASSIVE or times is None:
        return None
    opening = _say_would_be_created(node.kind, node.who)
    return [*opening, *times.split(), "of", "those", "tokens", *_ARE_CREATED]


pair("static", ReplaceCount, _read_times, _say_times, first="if")


def _read_made(reader: Reader, at: int, *, extra: bool) -> Iterator[tuple[CreateToken, int]]:
    """Read "that many 1/1 green Goat creature tokens" or "an additional Food token"."""
    start = reader.here(at, "that", "many")
    for token, end in read_token(reader, start, many=True) if start >= 0 else ():
        yield CreateToken(token, ThatMuch("that many")), end
    start = reader.here(at, "an", "additional") if extra else -1
    for token, end in read_token(reader, start, many=False) if start >= 0 else ():
        yield CreateToken(token), end


def _say_made(sayer: Sayer, made: Any) -> Words | None:
    if isinstance(made.count, ThatMuch):
        said = say_token(sayer, made.token, many=True)
        return said and ["that", "many", *said]
    said = say_token(sayer, made.token, many=False)
    return said and ["an", "additional", *said]


def _read_passive(reader: Reader, at: int) -> Iterator[Found]:
    """Read "… those tokens plus that many Goat tokens are created instead"."""
    for kind, who, start in _would_be_created(reader, at):
        besides = reader.here(start, "those", "tokens", "plus")
        for begun in {start, max(start, besides)}:
            for made, middle in _read_made(reader, begun, extra=begun != start):
                end = reader.here(middle, *_ARE_CREATED)
                types = (kind,) if kind else ()
                if end >= 0:
                    yield ReplaceTokens((made,), begun != start, types, (), who, _PASSIVE), end


def _read_active(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if you would create one or more Treasure tokens, instead create …"."""
    start = reader.here(at, *words_in("if you would create one or more"))
    if start < 0:
        return
    word = reader.tokens[start]
    types = (word,) if word in _TYPES else ()
    named = (word.capitalize(),) if word in PREDEFINED else ()
    after = start + bool(types or named)
    begun = reader.here(after, *words_in("tokens , instead create those tokens plus"))
    for made, end in _read_made(reader, begun, extra=True) if begun >= 0 else ():
        yield ReplaceTokens((made,), True, types, named, You(), _ACTIVE), end


_ACTIVE: Final = "you create"
_ONE_OF_EACH: Final = "one of each"


def _read_one_of_each(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if you would create a Food or Gold token, instead create one of each"."""
    here = reader.here(at, *words_in("if you would create"))
    if here < 0 or reader.tokens[here] not in ("a", "an"):
        return
    named: list[str] = []
    here += 1
    while reader.tokens[here] in PREDEFINED:
        named.append(reader.tokens[here].capitalize())
        here += 1
        here += reader.tokens[here] == ","
        here += reader.tokens[here] == "or"
    end = reader.here(here, "token", ",", "instead", "create", *_ONE_OF_EACH.split())
    if end >= 0 and len(named) > 1:
        made = tuple(
            CreateToken(TokenDescription(predefined=each), ThatMuch("that many")) for each in named
        )
        yield ReplaceTokens(made, False, (), tuple(named), You(), _ONE_OF_EACH), end


def _say_tokens(sayer: Sayer, node: ReplaceTokens) -> Words | None:
    if node.words == _ONE_OF_EACH:
        listed: Words = []
        for index, each in enumerate(node.predefined):
            last = index == len(node.predefined) - 1
            comma = [","] if index and len(node.predefined) > 2 else []
            listed += [*comma, *(["or"] if last else []), each]
        opening = words_in("if you would create")
        tail = ["token", ",", "instead", "create", *_ONE_OF_EACH.split()]
        return [*opening, article(listed[0]), *listed, *tail]
    made = _say_made(sayer, node.made[0])
    if made is None:
        return None
    if node.words == _ACTIVE:
        which = [*node.types, *node.predefined]
        opening = [*words_in("if you would create one or more"), *which]
        return [*opening, *words_in("tokens , instead create those tokens plus"), *made]
    opening = _say_would_be_created(" ".join(node.types), node.who)
    return [*opening, *(["those", "tokens", "plus"] if node.besides else []), *made, *_ARE_CREATED]


def _read_tokens(reader: Reader, at: int) -> Iterator[Found]:
    yield from _read_passive(reader, at)
    yield from _read_active(reader, at)
    yield from _read_one_of_each(reader, at)


pair("static", ReplaceTokens, _read_tokens, _say_tokens, first="if")
