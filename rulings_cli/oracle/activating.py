"""Activated abilities with their limits, and levels of Classes (CR 602, 716)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    ActivationLimit,
    Keyword,
    StaticAbility,
)
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import (
    If,
    May,
    Modes,
    PutOntoBattlefield,
    ReturnToHand,
    Sentence,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import (
    CostChange,
)
from rulings_cli.oracle.asking import zone_of_condition
from rulings_cli.oracle.binding import Unclear, bind
from rulings_cli.oracle.choosing import more_modes
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    full_stop,
    pair,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


def bound(reader: Reader, found: Iterator[Found]) -> Iterator[Found]:
    """Give each reading with its targets numbered and mentions bound; skip what is unclear.

    Only static abilities share a line: after another one it ends, or the quote that it is in.
    """
    for ability, end in found:
        if reader.tokens[end] not in ("", "\n", '"') and not isinstance(ability, StaticAbility):
            reader.stopped(end)
            continue
        try:
            yield bind(ability), end
        except Unclear as error:
            reader.unclear = error.words


# activated

_LIMITS: Final = {
    "as a sorcery": ActivationLimit("sorcery"),
    "as an instant": ActivationLimit("instant"),
    "once each turn": ActivationLimit("once each turn"),
    "once": ActivationLimit("once"),
}


def _read_limit(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, *_ANY_PLAYER)
    if end >= 0:
        yield (ActivationLimit("any player"),), end
    start = reader.here(at, "activate", "no", "more", "than")
    for kind in ("twice each turn", "three times each turn") if start >= 0 else ():
        end = reader.here(start, *kind.split())
        if end >= 0:
            yield (ActivationLimit(kind),), end
    start = reader.here(at, "activate", "only")
    if start < 0:
        return
    for words, limit in _LIMITS.items():
        end = reader.here(start, *words.split())
        if end >= 0:
            yield (limit,), end
            for more, joined in ((" and only", "and only"), (" and", "and")):
                after = reader.here(end, *joined.split())
                if after >= 0:
                    for second, finish in _limit_body(reader, after):
                        yield (limit, second.evolve(words=more.strip())), finish
    for limit, end in _limit_body(reader, start):
        yield (limit,), end
        for joined in ("and only", "and"):
            after = reader.here(end, *joined.split())
            if after >= 0:
                for second, finish in _limit_body(reader, after):
                    yield (limit, second.evolve(words=joined)), finish


def _limit_body(reader: Reader, at: int) -> Iterator[tuple[ActivationLimit, int]]:
    for words, limit in _LIMITS.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            yield limit, end
    for time, end in reader.all("time", at):
        kind = "turn" if time == _YOUR_TURN else "step"
        yield ActivationLimit(kind, time), end
    if reader.tokens[at] == "if":
        for condition, end in reader.all("conditions", at + 1):
            yield ActivationLimit("if", condition), end


_YOUR_TURN: Final = DuringTurn(You(), words="during your turn")


_ANY_PLAYER: Final = ["any", "player", "may", "activate", "this", "ability"]


def _say_limits(sayer: Sayer, limits: tuple[ActivationLimit, ...]) -> Words:
    if limits[0].kind == "any player":
        return _ANY_PLAYER
    if limits[0].kind.endswith(("twice each turn", "times each turn")):
        return ["activate", "no", "more", "than", *limits[0].kind.split()]
    words = ["activate", "only"]
    for index, each in enumerate(limits):
        if index:
            words += each.words.split() or ["and", "only"]
        bare = each.evolve(words="")
        fixed = next((said for said, held in _LIMITS.items() if held == bare), None)
        if fixed is not None:
            words += fixed.split()
        elif each.kind == "if":
            words += ["if", *sayer.say("conditions", each.condition)]
        else:
            words += sayer.say("time", each.condition)
    return words


def _read_activated(reader: Reader, at: int) -> Iterator[Found]:
    for cost, colon in reader.all("cost", at):
        if reader.tokens[colon] != ":":
            reader.stopped(colon)
            continue
        yield from _read_choice_with_limits(reader, colon + 1, cost)
        for body, end in reader.all("sentences", colon + 1):
            made = ActivatedAbility(cost, body, zone=_zone_of(cost, body))
            yield made, end
            for change, after in _read_ability_cost(reader, end):
                yield made.evolve(cost_change=change), after
                for limits, finish in _read_limit(reader, after):
                    if reader.tokens[finish] == ".":
                        yield _limited(made.evolve(cost_change=change), limits), finish + 1
            for limits, after in _read_limit(reader, end):
                if reader.tokens[after] == ".":
                    yield _limited(made, limits), after + 1
            for only, after in reader.all("only mana", end):
                if reader.tokens[after] == ".":
                    yield made.evolve(only_mana=only), after + 1
                    for limits, finish in _read_limit(reader, after + 1):
                        if reader.tokens[finish] == ".":
                            yield _limited(made.evolve(only_mana=only), limits), finish + 1


def _limited(made: ActivatedAbility, limits: tuple[ActivationLimit, ...]) -> ActivatedAbility:
    """Give the ability with its limits, one of which may say where it works (CR 113.6b)."""
    said = (zone_of_condition(each.condition) for each in limits)
    zone = next((each for each in said if each is not None), made.zone)
    return made.evolve(limits=limits, zone=zone)


def _read_choice_with_limits(reader: Reader, at: int, cost: Any) -> Iterator[Found]:
    """Read "Choose one. Activate only as a sorcery." before the modes."""
    start = reader.here(at, "choose", "one", ".")
    for limits, after in _read_limit(reader, start) if start >= 0 else ():
        if reader.tokens[after] == "." and reader.tokens[after + 1] == "\n":
            for modes, end in more_modes(reader, (), after + 1):
                body = (Sentence((Modes(modes, words=_LIMITS_FIRST),)),)
                yield ActivatedAbility(cost, body, limits=limits), end


#: How "choose one" is told apart after which the limits stand, before the modes.
_LIMITS_FIRST: Final = "choose one ."


def _say_limits_first(inner: Sayer, node: ActivatedAbility) -> Words | None:
    modes = node.body[0].effects[0] if len(node.body) == 1 else None
    if not isinstance(modes, Modes) or modes.words != _LIMITS_FIRST:
        return None
    head, dash, *lines = inner.say("effect", modes.evolve(words="choose one"))[1:]
    del dash
    return ["choose", head, ".", *_say_limits(inner, node.limits), ".", *lines]


def _read_ability_cost(reader: Reader, at: int) -> Iterator[Found]:
    for change, end in reader.all("static", at):
        if isinstance(change, CostChange) and change.keyword == "this ability":
            after = full_stop(reader, end)
            if after >= 0:
                yield change, after


def _zone_of(cost: Any, body: tuple[Sentence, ...]) -> Zone:
    """Give the zone in which an ability works, by what it does with its own card (CR 113.6)."""
    for each in cost.components:
        if getattr(each, "this", False):
            return Zone.HAND
        zone = getattr(each, "from_zone", None)
        if zone in (Zone.HAND, Zone.GRAVEYARD) and type(each).__name__ == "ExileThis":
            return Zone(zone)
    return zone_of_body(body)


def _moves(body: tuple[Sentence, ...]) -> Iterator[Value]:
    for sentence in body:
        for each in sentence.effects:
            yield each
            if isinstance(each, May | If):
                yield from each.effects


def zone_of_body(body: tuple[Sentence, ...]) -> Zone:
    """Give the zone in which an ability works that moves its own card (CR 113.6)."""
    for each in _moves(body):
        moves_itself = isinstance(each, ReturnToHand | PutOntoBattlefield) and isinstance(
            each.what, This
        )
        zone = getattr(each, "from_zone", None)
        if moves_itself and zone in (Zone.GRAVEYARD, Zone.COMMAND, Zone.EXILE, Zone.HAND):
            return Zone(zone)
    return Zone.BATTLEFIELD


def _read_level(reader: Reader, at: int) -> Iterator[Found]:
    """Read the line of a Class that gains a level (CR 716.2)."""
    for cost, colon in reader.all("mana cost", at):
        start = reader.here(colon, ":", "level")
        if start >= 0 and reader.tokens[start].isdigit():
            amount = Number(int(reader.tokens[start]))
            yield Keyword("class level", Cost((PayMana(cost),)), amount), start + 1


def _say_level(sayer: Sayer, node: Keyword) -> Words | None:
    if node.name != "class level" or node.cost is None or not isinstance(node.amount, Number):
        return None
    return [*sayer.say("cost", node.cost), ":", "Level", str(node.amount.n)]


pair("class level", Keyword, _read_level, _say_level, first="<mana_cost>")


def _say_activated(_sayer: Sayer, node: ActivatedAbility) -> Words | None:
    if node.label:
        return None
    inner = Sayer(node.targets)
    choice = _say_limits_first(inner, node)
    if choice is not None:
        return [*inner.say("cost", node.cost), ":", *choice]
    words = [*inner.say("cost", node.cost), ":", *inner.say("sentences", node.body)]
    if node.cost_change is not None:
        words += [*inner.say("static", node.cost_change), "."]
    if node.only_mana is not None:
        words += [*inner.say("only mana", node.only_mana), "."]
    if node.limits:
        words += [*_say_limits(inner, node.limits), "."]
    return words


pair(
    "activated",
    ActivatedAbility,
    lambda reader, at: bound(reader, _read_activated(reader, at)),
    _say_activated,
    first="<cost>",
)
