"""What keeps abilities from being used, life from falling, and damage from being prevented."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.references import AttachedTo, This, You
from rulings_cli.abilities.static import (
    Affects,
    CantBe,
    DamageAsInfect,
    DamageCantBePrevented,
    LifeFloor,
    LifeIsNoLoss,
)
from rulings_cli.oracle.activating import bound
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    full_stop,
    pair,
)
from rulings_cli.oracle.vocabulary import words_in

# abilities that can't be activated

_CANT: Final = words_in("activated abilities can't be activated")
_UNLESS_MANA: Final = words_in("unless they're mana abilities")
_ALL: Final = CantBe("have abilities activated")
_EXCEPT_MANA: Final = CantBe("have abilities activated except mana")


def _abilities(reader: Reader, at: int) -> Iterator[tuple[CantBe, int]]:
    end = reader.here(at, *_CANT)
    if end >= 0:
        yield _ALL, end
        after = reader.here(end, *_UNLESS_MANA)
        if after >= 0:
            yield _EXCEPT_MANA, after


def _said(node: CantBe) -> Words:
    return [*_CANT, *(_UNLESS_MANA if node.what == _EXCEPT_MANA.what else [])]


def _read_change(reader: Reader, at: int) -> Iterator[Found]:
    """Read "its activated abilities can't be activated" among changes of the same thing."""
    if reader.tokens[at] in ("its", "their"):
        for made, end in _abilities(reader, at + 1):
            yield made.evolve(words=reader.tokens[at]), end


def _say_change(_: Sayer, node: CantBe) -> Words | None:
    if node.what not in (_ALL.what, _EXCEPT_MANA.what) or not node.words:
        return None
    return [node.words, *_said(node)]


pair("change", CantBe, _read_change, _say_change, first="its their")


def _read_effect(reader: Reader, at: int) -> Iterator[Found]:
    """Read "its activated abilities can't be activated this turn"."""
    for of, middle in reader.all("whose", at):
        for made, end in _abilities(reader, middle):
            for duration, after in reader.all("duration", end):
                yield ContinuousChange(of, (made,), duration, "whose"), after


def _say_effect(sayer: Sayer, node: ContinuousChange) -> Words | None:
    if node.words != "whose":
        return None
    (first,) = node.changes
    assert isinstance(first, CantBe)
    duration = sayer.say("duration", node.duration)
    return [*sayer.say("whose", node.of), *_said(first), *duration]


pair("effect", ContinuousChange, _read_effect, _say_effect, first="<whose>")


def _read_static(reader: Reader, at: int) -> Iterator[Found]:
    """Read "enchanted creature's activated abilities can't be activated"."""
    for of, middle in reader.all("whose", at):
        for made, end in _abilities(reader, middle):
            if isinstance(of, AttachedTo | This):
                yield Affects(of, (made,), "whose"), end


def _say_static(sayer: Sayer, node: Affects) -> Words | None:
    if node.words != "whose":
        return None
    (made,) = node.changes
    assert isinstance(made, CantBe)
    return [*sayer.say("whose", node.of), *_said(made)]


pair("static", Affects, _read_static, _say_static, first="<whose>")

# life that is 0 or less, and damage

_YOUR_CREATURES: Final = Described(kinds=((HasType("creature"),),), controller=You())
constants(
    "static",
    {
        "you don't lose the game for having 0 or less life": LifeIsNoLoss(You("you")),
        "all damage is dealt to you as though its source had infect": DamageAsInfect(You()),
        "combat damage that would be dealt by creatures you control can't be prevented": (
            DamageCantBePrevented(_YOUR_CREATURES, True)
        ),
    },
)


def _read_floor(reader: Reader, at: int) -> Iterator[Found]:
    """Read what damage reduces a life total to instead: "… to less than 1 reduces it to 1 …"."""
    start = reader.here(at, *_REDUCE)
    if start >= 0 and reader.tokens[start].isdigit():
        end = reader.here(start + 1, "reduces", "it", "to", reader.tokens[start], "instead")
        if end >= 0:
            yield LifeFloor(You(), int(reader.tokens[start])), end


def _say_floor(_: Sayer, node: LifeFloor) -> Words:
    least = str(node.least)
    return [*_REDUCE, least, "reduces", "it", "to", least, "instead"]


_REDUCE: Final = words_in("damage that would reduce your life total to less than")
pair("static", LifeFloor, _read_floor, _say_floor, first="damage")


def _read_if_floor(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if you control a creature, damage that would …"."""
    for condition, middle in reader.all("conditions", at + 1):
        start = middle + 1 if reader.tokens[middle] == "," else -1
        for floor, end in _read_floor(reader, start) if start >= 0 else ():
            after = full_stop(reader, end)
            if after >= 0:
                yield StaticAbility((floor,), condition, words="if"), after


def _say_if_floor(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words != "if":
        return None
    (floor,) = node.effects
    assert isinstance(floor, LifeFloor)
    return ["if", *sayer.say("conditions", node.condition), ",", *_say_floor(sayer, floor), "."]


pair(
    "static ability",
    StaticAbility,
    lambda reader, at: bound(reader, _read_if_floor(reader, at)),
    _say_if_floor,
    first="if",
)
