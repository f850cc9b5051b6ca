"""What holds all the time: changed characteristics and amounts (CR 604, 613)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.quantities import Number, Sum
from rulings_cli.abilities.references import (
    AttachedTo,
    Bound,
    This,
    You,
)
from rulings_cli.abilities.static import (
    Affects,
    GainsControl,
    SetPowerToughness,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    include,
    pair,
)
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.targeting import Pronoun
from rulings_cli.oracle.vocabulary import words_in

include("affected", "self", "attached", "group", "affected pronoun")


def _read_it(reader: Reader, at: int) -> Iterator[Found]:
    """Read "it" after the condition of a static ability."""
    if reader.tokens[at] == "it" and reader.tokens[at - 1] == "," and at > 0:
        yield Pronoun("it", at), at + 1


pair(
    "affected pronoun",
    (Pronoun, This, Bound),
    _read_it,
    lambda _, node: ["it"] if node.words == "it" else None,
    first="it",
)


constants(
    "static",
    {
        f"you control {each}": Affects(AttachedTo(each), (GainsControl(You()),), "you control")
        for each in (
            "enchanted creature",
            "enchanted permanent",
            "enchanted land",
            "enchanted artifact",
        )
    },
)


def _read_affects(reader: Reader, at: int) -> Iterator[Found]:
    for of, middle in reader.all("affected", at):
        for changes, end in reader.all("changes", middle):
            yield Affects(of, changes), end
            for joiner in _AND_IT:
                start = reader.here(end, *joiner.split())
                for more, after in reader.all("changes", start) if start >= 0 else ():
                    yield Affects(of, (*changes, *more), f"{len(changes)}{joiner}"), after

    if reader.tokens[at] == _IT_IS:
        apart = Reader([*reader.raw[:at], "it", "is", *reader.raw[at + 1 :]])
        for of, middle in apart.all("affected", at):
            for changes, end in apart.all("changes", middle) if middle == at + 1 else ():
                yield Affects(of, changes, _IT_IS), end - 1


_IT_IS: Final = "it's"
#: How a second clause about the same object begins.
_AND_IT: Final = (", and it", "and it", ". it", ", and they")


def _say_affects(sayer: Sayer, node: Affects) -> Words | None:
    said = sayer.try_say("affected", node.of)
    if node.words == _IT_IS:
        return [_IT_IS, *sayer.with_number("changes", node.changes, third=True)[1:]]
    joiner = node.words.lstrip("0123456789")
    if said is None or (node.words and joiner not in _AND_IT):
        return None
    if joiner:
        count = int(node.words.removesuffix(joiner))
        third = not joiner.endswith("they")
        first = sayer.with_number("changes", node.changes[:count], third=third)
        second = sayer.with_number("changes", node.changes[count:], third=third)
        return [*said, *first, *joiner.split(), *second]
    return [
        *said,
        *sayer.with_number("changes", node.changes, third=is_third_person(node.of, sayer.targets)),
    ]


pair("static", Affects, _read_affects, _say_affects, first="<affected> it's")


def _read_defining(reader: Reader, at: int) -> Iterator[Found]:
    for of, start in reader.all("whose", at):
        for words in ("power and toughness are each", "power is", "toughness is"):
            middle = reader.here(start, *words.split(), "equal", "to")
            if middle < 0:
                continue
            for amount, end in reader.all("amount", middle):
                power = None if words.startswith("toughness") else amount
                toughness = None if words == "power is" else amount
                yield Affects(of, (SetPowerToughness(power, toughness, True),), "defining"), end
                if words == "power is":
                    yield from _and_toughness(reader, end, of, amount)


_PLUS_ONE: Final = words_in("and its toughness is equal to that number plus 1")


def _and_toughness(reader: Reader, at: int, of: Any, amount: Any) -> Iterator[Found]:
    """Read "and its toughness is equal to that number plus 1"."""
    end = reader.here(at, *_PLUS_ONE)
    if end >= 0:
        change = SetPowerToughness(amount, Sum(amount, Number(1)), True, "plus 1")
        yield Affects(of, (change,), "defining"), end


def _say_defining(sayer: Sayer, node: Affects) -> Words | None:
    change = node.changes[0]
    if node.words != "defining" or not isinstance(change, SetPowerToughness):
        return None
    if change.words == "plus 1":
        words = [*sayer.say("whose", node.of), "power", "is", "equal", "to"]
        return [*words, *sayer.say("amount", change.power), *_PLUS_ONE]
    both = change.power is not None and change.toughness is not None
    said = (
        "power and toughness are each" if both else "power is" if change.power else "toughness is"
    )
    amount = change.power if change.power is not None else change.toughness
    return [
        *sayer.say("whose", node.of),
        *said.split(),
        "equal",
        "to",
        *sayer.say("amount", amount),
    ]


pair("static", Affects, _read_defining, _say_defining, first="<whose>")
