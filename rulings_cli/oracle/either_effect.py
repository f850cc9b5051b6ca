"""Choices while something resolves: one of two instructions, or an object (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import HasState, IsAmong
from rulings_cli.abilities.effects import (
    ChooseObject,
    ContinuousChange,
    CreateToken,
    EitherEffect,
)
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.oracle.creating import ALSO
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.terms.zones import Zone


def _read_tokens(reader: Reader, at: int) -> Iterator[Found]:
    """Read "create a Food token or a Treasure token"."""
    for first, middle in reader.all("create", at):
        start = middle + 1 if reader.tokens[middle] == "or" else -1
        for second, end in reader.all("more tokens", start) if start >= 0 else ():
            yield EitherEffect((first, second.evolve(words=""))), end


def _say_tokens(sayer: Sayer, node: EitherEffect) -> Words | None:
    first, second = node.options
    if not isinstance(first, CreateToken) or not isinstance(second, CreateToken):
        return None
    also = sayer.try_say("more tokens", second.evolve(words=ALSO))
    return also and [*sayer.say("create", first), "or", *also]


pair("vp", EitherEffect, _read_tokens, _say_tokens, first="create")


def _read_sizes(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target creature gets +2/-2 or -2/+2 until end of turn"."""
    for _, gets in reader.all("object", at):
        if reader.tokens[gets] not in ("gets", "get"):
            continue
        for _, joint in reader.all("size change", gets + 1):
            start = joint + 1 if reader.tokens[joint] == "or" else -1
            for other, after in reader.all("size change", start) if start >= 0 else ():
                alone = Reader([*reader.raw[:joint], *reader.raw[after:]])
                for first, end in alone.all("effect", at):
                    if end > joint and _is_size(first):
                        (change,) = first.changes
                        power, toughness = other
                        also = change.evolve(power=power, toughness=toughness)
                        both = (first, first.evolve(changes=(also,)))
                        yield EitherEffect(both, _SIZES), end + after - joint


_SIZES: Final = "sizes"


def _is_size(effect: object) -> bool:
    return (
        isinstance(effect, ContinuousChange)
        and len(effect.changes) == 1
        and isinstance(effect.changes[0], ModifyPowerToughness)
    )


def _size_words(sayer: Sayer, effect: ContinuousChange) -> Words:
    (change,) = effect.changes
    assert isinstance(change, ModifyPowerToughness)
    return sayer.say("size change", (change.power, change.toughness))


def _say_sizes(sayer: Sayer, node: EitherEffect) -> Words | None:
    first, second = node.options
    if not isinstance(first, ContinuousChange) or not isinstance(second, ContinuousChange):
        return None
    words, one = sayer.say("effect", first), _size_words(sayer, first)
    place = words.index(one[0]) + 1
    return [*words[:place], "or", *_size_words(sayer, second), *words[place:]]


pair("effect", EitherEffect, _read_sizes, _say_sizes, first="<object>")


def _read_object(reader: Reader, at: int) -> Iterator[Found]:
    """Read "choose a creature you control", "choose an exiled card with a void counter on it"."""
    if reader.tokens[at] not in ("choose", "chooses") or reader.tokens[0] == "as":
        return  # what is chosen as something enters is remembered by it
    up_to = reader.here(at + 1, "up", "to", "one")
    category = "a thing" if up_to < 0 else "thing"
    for what, end in reader.all(category, max(at + 1, up_to)):
        is_card = what.noun == "card" and what.zone in (Zone.GRAVEYARD, Zone.EXILE)
        is_held = not what.noun and (what.controller is not None or what.zone is Zone.BATTLEFIELD)
        among = any(isinstance(each, IsAmong) for each in what.further)
        if (is_card or is_held or HasState("exiled") in what.adjectives) and not among:
            yield ChooseObject(what, up_to=up_to >= 0), end


def _say_object(sayer: Sayer, node: ChooseObject) -> Words:
    verb = "chooses" if sayer.third else "choose"
    if node.up_to:
        return [verb, "up", "to", "one", *sayer.say("thing", node.what)]
    return [verb, *sayer.say("a thing", node.what)]


pair("vp", ChooseObject, _read_object, _say_object, first="choose chooses")
