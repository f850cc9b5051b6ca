"""Abilities after a mark that has a meaning: "boast —", "solved —", "12+ |", levels (CR 702, 711).

The rules say what each mark means in terms of other abilities; the tree is what they say, and its
`label` or `words` only tells how it is written.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    ActivationLimit,
    Keyword,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.conditions import (
    AnchorChosen,
    BothConditions,
    CountIs,
    DuringTurn,
    HappenedThisTurn,
    Not,
    ObjectIs,
)
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.effects import Choose, KeywordAction, Sentence
from rulings_cli.abilities.quantities import CountersOn, Number, ValueOf
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import (
    Affects,
    AsEnters,
    CostChange,
    GrantAbilities,
    SetPowerToughness,
)
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, never, pair
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step, Zone

#: Mark → the limits that it stands for, and the zone where the ability works.
_LIMITED: Final[dict[str, tuple[tuple[ActivationLimit, ...], Zone]]] = {
    "boast": (
        (
            ActivationLimit("if", HappenedThisTurn("~ attacked")),
            ActivationLimit("once each turn"),
        ),
        Zone.BATTLEFIELD,
    ),  # CR 702.142a
    "exhaust": ((ActivationLimit("once"),), Zone.BATTLEFIELD),  # CR 702.177a
    "power-up": ((ActivationLimit("once"),), Zone.BATTLEFIELD),  # CR 702.193a
    "forecast": (
        (
            ActivationLimit("step", DuringTurn(You(), Step.UPKEEP, words="during your upkeep")),
            ActivationLimit("once each turn"),
        ),
        Zone.HAND,
    ),  # CR 702.57b
}
#: "If it entered this turn, this ability's cost is reduced by its mana cost" (CR 702.193a).
_POWER_UP: Final = CostChange(
    ManaCost(("1",)),
    less=True,
    keyword="this ability",
    for_each=ValueOf("mana cost", This()),
    condition=HappenedThisTurn("~ entered"),
)
_MAX_SPEED: Final = HappenedThisTurn("max speed")
_SOLVED: Final = ObjectIs(This("this Case"), Described(adjectives=(HasState("solved"),)))
_GETS_SOLVED: Final = (Sentence((KeywordAction("becomes solved", of=This("this Case")),)),)


def _inner(reader: Reader, at: int) -> Iterator[tuple[tuple[Value, ...], int]]:
    """Give abilities that stand after a mark: a list of keywords or one whole ability."""
    for first, end in reader.all("keyword", at):
        yield from _more_keywords(reader, (first,), end)
    for category in ("activated", "triggered"):
        for one, end in reader.all(category, at):
            yield (one,), end
    yield from _statics(reader, (), at)


def _statics(
    reader: Reader, found: tuple[Value, ...], at: int
) -> Iterator[tuple[tuple[Value, ...], int]]:
    for one, end in reader.all("static ability", at):
        yield (*found, one), end
        yield from _statics(reader, (*found, one), end)


def _more_keywords(
    reader: Reader, found: tuple[Value, ...], at: int
) -> Iterator[tuple[tuple[Value, ...], int]]:
    yield found, at
    if reader.tokens[at] == ",":
        for one, end in reader.all("keyword", at + 1):
            yield from _more_keywords(reader, (*found, one), end)


def _say_inner(sayer: Sayer, abilities: tuple[Value, ...]) -> Words:
    words: Words = []
    for index, each in enumerate(abilities):
        words += [","] if index and isinstance(each, Keyword) else []
        words += sayer.say("keyword" if isinstance(each, Keyword) else "ability", each)
    return words


def _granted(abilities: tuple[Value, ...], condition: Any, words: str) -> StaticAbility:
    change = (GrantAbilities(abilities),)
    return StaticAbility((Affects(This(), change),), condition, words=words)


def _abilities_of(node: StaticAbility) -> tuple[Value, ...]:
    (effect,) = node.effects
    assert isinstance(effect, Affects)
    return next((each.abilities for each in effect.changes if isinstance(each, GrantAbilities)), ())


# limits and conditions


def _read_limited(reader: Reader, at: int) -> Iterator[Found]:
    mark = reader.tokens[at]
    if mark in _LIMITED and reader.tokens[at + 1] == "—":
        limits, zone = _LIMITED[mark]
        for made, end in reader.all("activated", at + 2):
            if mark == "power-up":
                made = made.evolve(cost_change=_POWER_UP)
            yield made.evolve(limits=(*limits, *made.limits), zone=zone, label=mark), end


def _say_limited(sayer: Sayer, node: ActivatedAbility) -> Words | None:
    if node.label in _LIMITED:
        limits = node.limits[len(_LIMITED[node.label][0]) :]
        plain = node.evolve(limits=limits, label="", cost_change=None)
        return [node.label, "—", *sayer.say("activated", plain)]
    if node.label == "solved":
        plain = node.evolve(limits=node.limits[1:], label="")
        return ["solved", "—", *sayer.say("activated", plain)]
    return None


def _read_solved(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at + 1] != "—":
        return
    for made, end in reader.all("activated", at + 2):
        limits = (ActivationLimit("if", _SOLVED), *made.limits)
        yield made.evolve(limits=limits, label="solved"), end
    for category in ("triggered", "static ability"):
        for made, end in reader.all(category, at + 2):
            held = made.condition
            both = _SOLVED if held is None else BothConditions((_SOLVED, held))
            if not made.words:
                yield made.evolve(condition=both, words="solved"), end


def _say_solved(sayer: Sayer, node: TriggeredAbility | StaticAbility) -> Words | None:
    if node.words != "solved":
        return None
    held = node.condition
    inner = held.conditions[1] if isinstance(held, BothConditions) else None
    return ["solved", "—", *sayer.say("ability", node.evolve(condition=inner, words=""))]


def _read_to_solve(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "to", "solve", "—")
    for condition, end in reader.all("conditions", start) if start >= 0 else ():
        if reader.tokens[end] == ".":
            event = BeginningOf(Step.END, You(), "your end step")
            unsolved = BothConditions((condition, Not(_SOLVED)))
            made = TriggeredAbility(event, _GETS_SOLVED, (), unsolved, "at", words="to solve")
            yield made, end + 1


def _say_to_solve(sayer: Sayer, node: TriggeredAbility) -> Words | None:
    if node.words != "to solve" or not isinstance(node.condition, BothConditions):
        return None
    return ["to", "solve", "—", *sayer.say("conditions", node.condition.conditions[0]), "."]


# what it has as long as it has counters, or speed


def _read_max_speed(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, "max", "speed", "—")
    for abilities, end in _inner(reader, start) if start >= 0 else ():
        zone = getattr(abilities[0], "zone", Zone.BATTLEFIELD)  # CR 702.178b
        yield _granted(abilities, _MAX_SPEED, "max speed").evolve(zone=zone), end


def _read_station(reader: Reader, at: int) -> Iterator[Found]:
    """Read "12+ | Flying" (CR 721.2a)."""
    start = reader.here(at + 1, "+", "|")
    if start >= 0 and reader.tokens[at].isdigit():
        number = Number(int(reader.tokens[at]))
        condition = CountIs(CountersOn("charge", This()), ">=", number)
        for abilities, end in _inner(reader, start):
            yield _granted(abilities, condition, "station"), end


def _read_level(reader: Reader, at: int) -> Iterator[Found]:
    """Read "LEVEL 1-3", a line with a size, and lines of abilities (CR 711.2)."""
    tokens = reader.tokens
    low, high = tokens[at + 1], tokens[at + 2]
    if tokens[at] != "level" or not low.isdigit() or tokens[at + 3] != "\n":
        return
    counters = CountersOn("level", This())
    condition: Any = CountIs(counters, ">=", Number(int(low)))
    if high != "+":
        if high[:1] != "-" or not high[1:].isdigit():
            return
        most = CountIs(counters, "<=", Number(int(high[1:])))
        condition = BothConditions((condition, most))
    for (power, toughness), end in reader.all("size", at + 4):
        size = SetPowerToughness(power, toughness)
        for abilities, after in _lines(reader, (), end):
            changes = (size, GrantAbilities(abilities)) if abilities else (size,)
            yield StaticAbility((Affects(This(), changes),), condition, words="level"), after


def _lines(
    reader: Reader, found: tuple[Value, ...], at: int
) -> Iterator[tuple[tuple[Value, ...], int]]:
    if reader.tokens[at] == "":
        yield found, at
    elif reader.tokens[at] == "\n":
        for abilities, end in _inner(reader, at + 1):
            yield from _lines(reader, (*found, *abilities), end)


def _say_counted(sayer: Sayer, node: StaticAbility) -> Words | None:
    if node.words == "max speed":
        return ["max", "speed", "—", *_say_inner(sayer, _abilities_of(node))]
    if node.words == "class level":
        return _say_inner(sayer, _abilities_of(node))
    condition = node.condition
    if node.words == "station" and isinstance(condition, CountIs):
        number = condition.right
        assert isinstance(number, Number)
        return [f"{number.n}+", "|", *_say_inner(sayer, _abilities_of(node))]
    if node.words != "level":
        return None
    return _say_level(sayer, node)


def _say_level(sayer: Sayer, node: StaticAbility) -> Words:
    parts = node.condition.conditions if isinstance(node.condition, BothConditions) else ()
    numbers = [each.right.n for each in parts or (node.condition,)]  # type: ignore[union-attr]
    span = f"{numbers[0]}-{numbers[1]}" if parts else f"{numbers[0]}+"
    (effect,) = node.effects
    assert isinstance(effect, Affects)
    size = effect.changes[0]
    assert isinstance(size, SetPowerToughness)
    words = ["LEVEL", span, "\n", *sayer.say("size", (size.power, size.toughness))]
    keywords = tuple(each for each in _abilities_of(node) if isinstance(each, Keyword))
    words += ["\n", *_say_inner(sayer, keywords)] if keywords else []
    for each in _abilities_of(node):
        words += [] if isinstance(each, Keyword) else ["\n", *sayer.say("ability", each)]
    return words


pair("marked", ActivatedAbility, _read_limited, _say_limited, first=" ".join(_LIMITED))
pair("marked", (TriggeredAbility, StaticAbility), _read_solved, _say_solved, first="solved")
pair("marked", TriggeredAbility, _read_to_solve, _say_to_solve, first="to")
pair("marked", StaticAbility, _read_max_speed, _say_counted, first="max")
pair("marked", StaticAbility, _read_station, lambda _sayer, _node: None, first="#")
pair("marked", StaticAbility, _read_level, lambda _sayer, _node: None, first="level")


# anchor words: what a permanent has if they were chosen as it entered


def _read_anchored(reader: Reader, at: int) -> Iterator[Found]:
    """Read "As ~ enters, choose A or B." and a line for each of the words (CR 614.12c)."""
    start = reader.here(at, "as")
    for what, middle in reader.all("self", start) if start >= 0 else ():
        begun = reader.here(middle, "enters", ",", "choose")
        if begun < 0 or reader.tokens[begun + 1] != "or" or reader.tokens[begun + 3] != ".":
            continue
        words = (reader.raw[begun], reader.raw[begun + 2])
        choice = AsEnters(what, (Choose("anchor word", " or ".join(words)),))
        yield from _anchors(reader, (StaticAbility((choice,)),), words, begun + 4)


def _anchors(
    reader: Reader, found: tuple[Value, ...], words: tuple[str, ...], at: int
) -> Iterator[Found]:
    if not words:
        yield found, at
        return
    first, *others = words
    start = reader.here(at, "\n", "•", first.lower(), "—")
    for abilities, end in _inner(reader, start) if start >= 0 else ():
        made = _granted(abilities, AnchorChosen(first), "anchor")
        yield from _anchors(reader, (*found, made), tuple(others), end)


def _say_anchor(sayer: Sayer, node: StaticAbility) -> Words | None:
    if not isinstance(node.condition, AnchorChosen):
        return None
    return ["\n", "•", node.condition.word, "—", *_say_inner(sayer, _abilities_of(node))]


def _say_anchor_choice(_: Sayer, node: Choose) -> Words | None:
    return ["choose", *node.words.split()] if node.what == "anchor word" else None


pair("anchored", tuple, _read_anchored, lambda _sayer, _node: None, first="as")
pair("marked", StaticAbility, never, _say_anchor, first="")
pair("vp", Choose, never, _say_anchor_choice, first="")


def of_class_level(ability: Value, level: int) -> StaticAbility:
    """Give what a Class has from a level on, which its text writes below that level (CR 716.2a)."""
    reached = CountIs(ValueOf("class level", This()), ">=", Number(level))
    return _granted((ability,), reached, "class level")
