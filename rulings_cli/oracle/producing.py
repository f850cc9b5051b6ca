"""Mana that is added: the object of "add" ⇄ `ManaProduced` (CR 106.3), and what it may pay for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import Described, IsAmong
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import (
    AnyColor,
    ChosenColor,
    ColorOf,
    ColorsAmong,
    CommanderIdentity,
    CouldProduce,
    EitherMana,
    ManaCostOf,
    NotedMana,
    OneOf,
    Repeated,
    Symbols,
    TypeProduced,
)
from rulings_cli.abilities.quantities import Number, ThatMuch, VariableX
from rulings_cli.abilities.references import This
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, never, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.mana import COLORS, MANA_TYPES, ManaCost, is_mana_symbol


def symbols_of(token: str) -> tuple[str, ...] | None:
    """Give the symbols of a run of braces in the case of the rules, None for no run of them."""
    if not token.startswith("{"):
        return None
    return tuple(token[1:-1].upper().split("}{"))


def _produced(token: str) -> tuple[str, ...] | None:
    found = symbols_of(token)
    return found if found and all(each in MANA_TYPES for each in found) else None


def _run(symbols: tuple[str, ...]) -> str:
    return "".join(f"{{{each}}}" for each in symbols)


def _read_symbols(reader: Reader, at: int) -> Iterator[Found]:
    first = _produced(reader.tokens[at])
    if first is not None:
        yield Symbols(first), at + 1
        yield from _read_alternatives(reader, at + 1, (first,))
        yield from _read_runs(reader, at + 1, (first,))


def _read_runs(reader: Reader, at: int, found: tuple[tuple[str, ...], ...]) -> Iterator[Found]:
    """Read "{W}{W}, {U}{U}, and {B}{B}": all of them."""
    if reader.tokens[at] != ",":
        return
    last = reader.tokens[at + 1] == "and"
    more = _produced(reader.tokens[at + 2 if last else at + 1])
    if more is None:
        return
    runs = (*found, more)
    if last:
        sizes = tuple(len(each) for each in runs)
        yield Symbols(tuple(one for each in runs for one in each), sizes), at + 3
    else:
        yield from _read_runs(reader, at + 2, runs)


def _read_alternatives(
    reader: Reader, at: int, found: tuple[tuple[str, ...], ...]
) -> Iterator[Found]:
    tokens = reader.tokens
    listed = tokens[at] == ","
    here = at + 1 if listed else at
    last = tokens[here] == "or"
    more = _produced(tokens[here + 1 if last else here])
    if more is None or (listed and last and len(found) < 2) or (not listed and not last):
        return
    if last:
        if listed or len(found) == 1:
            yield OneOf((*found, more)), here + 2
    else:
        yield from _read_alternatives(reader, here + 1, (*found, more))


def _say_symbols(_: Sayer, node: Symbols) -> Words | None:
    if not node.sizes:
        return [_run(node.symbols)]
    words: Words = []
    at = 0
    for size in node.sizes:
        last = at + size == len(node.symbols)
        words += [*([","] if at else []), *(["and"] if last else [])]
        words.append(_run(node.symbols[at : at + size]))
        at += size
    return words


def _say_one_of(_: Sayer, node: OneOf) -> Words | None:
    words: Words = []
    for index, each in enumerate(node.alternatives):
        if index and len(node.alternatives) > 2:
            words.append(",")
        if index == len(node.alternatives) - 1:
            words.append("or")
        words.append(_run(each))
    return words


pair("symbols", Symbols, _read_symbols, _say_symbols, first="{")
pair("symbols", OneOf, never, _say_one_of, first="")
include("mana", "symbols")

# any color

phrase("mana", AnyColor, "<amount:mana count> mana of any color", mode="one")
phrase("mana", AnyColor, "<amount:mana count> mana of any one color", mode="one", words="one")
phrase("mana", AnyColor, "<amount:mana count> mana of any color they choose", words="they choose")
phrase(
    "mana",
    AnyColor,
    "<amount:mana count> mana of any one color they choose",
    words="one, they choose",
)
phrase("mana", AnyColor, "<amount:mana count> mana of any type", words="type")
phrase(
    "mana", AnyColor, "<amount:mana count> mana in any combination of colors", mode="combination"
)
phrase("mana", AnyColor, "<amount:mana count> mana of different colors", mode="different")


def _read_among(reader: Reader, at: int) -> Iterator[Found]:
    first = symbols_of(reader.tokens[at])
    if first is None or len(first) != 1:
        return
    found = [first[0]]
    end = at + 1
    while reader.tokens[end] == "," and symbols_of(reader.tokens[end + 1]):
        found.append(reader.tokens[end + 1][1:-1].upper())
        end += 2
    if reader.tokens[end] == ",":
        end += 1
    if reader.tokens[end] == "and/or" and symbols_of(reader.tokens[end + 1]):
        found.append(reader.tokens[end + 1][1:-1].upper())
        yield tuple(found), end + 2


def _say_among(_: Sayer, node: tuple[str, ...]) -> Words | None:
    words: Words = []
    for index, each in enumerate(node):
        if index and len(node) > 2:
            words.append(",")
        if index == len(node) - 1:
            words.append("and/or")
        words.append(f"{{{each}}}")
    return words


pair("color choice", tuple, _read_among, _say_among, first="{")
phrase(
    "mana",
    AnyColor,
    "<amount:mana count> mana in any combination of <among:color choice>",
    mode="combination",
)


def _read_mana_count(reader: Reader, at: int) -> Iterator[Found]:
    if reader.here(at, "that", "much") >= 0:
        yield ThatMuch(), at + 2
    elif reader.here(at, "twice", "that", "much") >= 0:
        yield ThatMuch("twice that much"), at + 3
    yield from reader.all("count", at)


pair(
    "mana count",
    ThatMuch,
    _read_mana_count,
    lambda _, node: node.words.split(),
    first="that twice <count>",
)
include("mana count", "count")

# dependent colors

phrase("mana", CouldProduce, "<amount:count> mana of any type that <what:a thing> could produce")
phrase(
    "mana",
    CouldProduce,
    "<amount:count> mana of any color that <what:a thing> could produce",
    only_colors=True,
)
phrase(
    "mana",
    CouldProduce,
    "<amount:count> mana of any type <what:spoken land> could produce",
)
phrase(
    "mana",
    TypeProduced,
    "<amount:mana count> mana of any type "
    "{words=*that land|that permanent|that creature|that artifact token} produced",
)
phrase("mana", ChosenColor, "<amount:mana count> mana of {words=the chosen color|that color}")
phrase("mana", ChosenColor, "<amount:mana count> mana of the last chosen color", words="last")
phrase(
    "mana",
    CommanderIdentity,
    "<amount:count> mana of any color in your commander's color identity",
)
phrase(
    "mana",
    ColorsAmong,
    "<amount:count> mana of any {words=*color|one color|color of mana} among <what:things>",
)
phrase("mana", ColorOf, "<amount:count> mana of any of <of:whose> colors")
phrase("mana", ManaCostOf, "mana equal to <of:whose> mana cost")


def _read_noted(reader: Reader, at: int) -> Iterator[Found]:
    """Read "one mana of this artifact's last noted type"."""
    one = reader.here(at, "one", "mana", "of")
    for of, middle in reader.all("whose", max(at, one)):
        for everything, words in ((False, _NOTED_TYPE), (True, _NOTED_ALL)):
            end = reader.here(middle, *words)
            if end >= 0 and (one >= 0) is not everything and isinstance(of, This):
                yield NotedMana(everything, of.words), end


_NOTED_TYPE: Final = words_in("last noted type")
_NOTED_ALL: Final = words_in("last noted type and amount of mana")


def _say_noted(sayer: Sayer, node: NotedMana) -> Words:
    of = sayer.say("whose", This(node.words))
    return [*of, *_NOTED_ALL] if node.everything else ["one", "mana", "of", *of, *_NOTED_TYPE]


pair("mana", NotedMana, _read_noted, _say_noted, first="one <whose>")


def _read_chosen_among(reader: Reader, at: int) -> Iterator[Found]:
    """Read that a color is chosen among those of a thing, and that mana of it is added."""
    start = reader.here(at, "choose", "a", "color", "of")
    for what, middle in reader.all("a thing", start) if start >= 0 else ():
        end = reader.here(middle, *_OF_THAT_COLOR)
        if end >= 0:
            yield Add(ColorsAmong(what, words=_CHOSEN)), end


_OF_THAT_COLOR: Final = words_in(". add one mana of that color")
_CHOSEN: Final = "chosen first"


def _say_chosen_among(sayer: Sayer, node: Add) -> Words | None:
    if not isinstance(node.mana, ColorsAmong) or node.mana.words != _CHOSEN:
        return None
    return ["choose", "a", "color", "of", *sayer.say("a thing", node.mana.what), *_OF_THAT_COLOR]


pair("vp", Add, _read_chosen_among, _say_chosen_among, first="choose")


def _read_spoken(reader: Reader, at: int) -> Iterator[Found]:
    """Read "that land" as a description: one of what was spoken of."""
    for of, end in reader.all("pronoun", at):
        yield Described(further=(IsAmong(of),)), end


def _say_spoken(sayer: Sayer, node: Described) -> Words | None:
    if len(node.further) != 1 or node != Described(further=node.further):
        return None
    only = node.further[0]
    return sayer.say("pronoun", only.of) if isinstance(only, IsAmong) else None


pair("spoken land", Described, _read_spoken, _say_spoken, first="<pronoun>")


def _read_either(reader: Reader, at: int) -> Iterator[Found]:
    for first, end in reader.all("symbols", at):
        if isinstance(first, Symbols) and reader.tokens[end] == "or":
            for second, after in reader.all("mana", end + 1):
                if not isinstance(second, Symbols | OneOf | EitherMana | Repeated):
                    yield EitherMana((first, second)), after


def _say_either(sayer: Sayer, node: EitherMana) -> Words | None:
    first, second = (sayer.say("mana", each) for each in node.choices)
    return [*first, "or", *second]


pair("mana", EitherMana, _read_either, _say_either, first="<symbols>")


def _read_x_of_either(reader: Reader, at: int) -> Iterator[Found]:
    """Read "X {G} or X {W}"."""
    if reader.here(at, "x") < 0 or reader.here(at + 2, "or", "x") < 0:
        return
    for first, _ in reader.all("symbols", at + 1):
        for second, end in reader.all("symbols", at + 4):
            if isinstance(first, Symbols) and isinstance(second, Symbols) and not second.sizes:
                both = (Repeated(each, VariableX(), "number") for each in (first, second))
                yield EitherMana(tuple(both)), end


pair("mana", EitherMana, _read_x_of_either, never, first="x")  # type: ignore[arg-type]  # said above


def _read_that_type(reader: Reader, at: int) -> Iterator[Found]:
    """Read "three mana of that type": of the type that the sentence before could add."""
    for amount, middle in reader.all("count", at):
        end = reader.here(middle, "mana", "of", "that", "type")
        if end >= 0:
            yield CouldProduce(Described(), amount, words=OF_THAT_TYPE), end


#: What is said of mana whose type the mana before it tells; `binding` puts that in.
OF_THAT_TYPE: Final = "that type"


def _say_that_type(sayer: Sayer, node: CouldProduce) -> Words | None:
    if node.words != OF_THAT_TYPE:
        return None
    return [*sayer.say("count", node.amount), "mana", "of", "that", "type"]


pair("mana", CouldProduce, _read_that_type, _say_that_type, first="<count>")

# repeated

phrase("mana", Repeated, "<what:symbols> for each <times:each amount>", words="for each")
phrase("mana", Repeated, "<what:any one> for each <times:each amount>", words="for each")
phrase("any one", AnyColor, "one mana of any color")
phrase("any one", ChosenColor, "<amount:count> mana of the chosen color")
phrase("any one", ChosenColor, "one mana of that color", words="that color")
phrase("mana", Repeated, "an amount of <what:symbols> equal to <times:amount>", words="equal to")
phrase(
    "mana",
    Repeated,
    "an amount of mana of <what:that color> equal to <times:amount>",
    words="of that color equal to",
)
constants("that color", {"that color": ChosenColor(Number(1), "that color")})
constants("that color", {"the chosen color": ChosenColor()})
phrase("mana", Repeated, "<times:that much> <what:symbols>", words="that much")
constants("that much", {"that much": ThatMuch(), "twice that much": ThatMuch("twice that much")})
phrase("mana", Repeated, "<times:count> <what:symbols>", words="number")


# mana to pay


def _read_mana_cost(reader: Reader, at: int) -> Iterator[Found]:
    found = symbols_of(reader.tokens[at])
    if found is not None and all(is_mana_symbol(each) for each in found):
        yield ManaCost(found), at + 1


pair("mana cost", ManaCost, _read_mana_cost, lambda _, node: [str(node)], first="{")

__all__ = ["COLORS", "symbols_of"]
