"""One of two instructions, as one likes: "create a Food token or a Treasure token" (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.effects import ContinuousChange, CreateToken, EitherEffect
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.oracle.creating import ALSO
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair


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
