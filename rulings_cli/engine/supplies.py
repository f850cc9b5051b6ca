"""What can fill the symbols of a cost: pool, simple sources, and what helps instead of mana."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations_with_replacement, product
from typing import Any, TypeAlias

from rulings_cli.engine.assigning import ManaSlot
from rulings_cli.engine.plans import Activation, Plan, key_of
from rulings_cli.engine.sources import SimpleSource, SourceWay
from rulings_cli.game.mana_pool import ManaUnit, ObjectId

#: Keywords by which an object may be tapped or exiled instead of mana, with the colors it pays.
Helps: TypeAlias = tuple[tuple[str, frozenset[str]], ...]


class Supply:
    """Something that can fill one slot: a unit in the pool, a source, or what helps instead."""

    __slots__ = ("helper", "helps", "source", "units", "way")

    def __init__(
        self,
        units: tuple[ManaUnit, ...] = (),
        *,
        source: SimpleSource | None = None,
        way: SourceWay | None = None,
        helper: ObjectId = 0,
        helps: Helps = (),
    ) -> None:
        #: the units of which one is taken; several where a source gives one of several
        self.units = units
        self.source = source
        self.way = way
        #: an object that may be tapped or exiled instead: for which keyword, as which colors
        self.helper = helper
        self.helps = helps

    def keyword_for(self, slot: ManaSlot) -> str:
        """Give the keyword by which the object may pay the slot instead of mana, or ""."""
        for keyword, colors in self.helps:
            if slot.is_generic or slot.symbol in colors:
                return keyword
        return ""


def supplies_of(
    simple: tuple[SimpleSource, ...],
    helping: dict[ObjectId, Helps],
) -> Iterator[list[Supply]]:
    """Give the supplies of simple sources; several lists where one choice fixes several mana.

    A permanent that could help instead of making mana does only one of the two (CR 118.10).
    """
    free: list[Supply] = []
    tied: list[list[list[Supply]]] = []
    for source in simple:
        helps = helping.get(source.object, ())
        if all(len(way.units) == 1 for way in source.ways):
            units = tuple(way.units[0] for way in source.ways)
            free.append(Supply(units, source=source, helper=source.object, helps=helps))
            continue
        ways = [
            [Supply((unit,), source=source, way=way) for unit in way.units] for way in source.ways
        ]
        if helps:
            ways.append([Supply(helper=source.object, helps=helps)])
        tied.append(ways)
    makers = {source.object for source in simple}
    free += [Supply(helper=id, helps=helps) for id, helps in helping.items() if id not in makers]
    for chosen in product(*tied):
        yield [*free, *(supply for way in chosen for supply in way)]


def plan_of(chosen: Iterable[tuple[Supply, ManaUnit | None, ManaSlot]]) -> Plan:
    """Put the chosen supplies into a plan: the unit that pays each slot, or what helps instead."""
    activations: dict[ObjectId, Activation] = {}
    instead: dict[str, tuple[ObjectId, ...]] = {}
    pay: list[Any] = []
    for supply, unit, slot in chosen:
        if unit is None:
            keyword = supply.keyword_for(slot)
            instead[keyword] = (*instead.get(keyword, ()), supply.helper)
            continue
        pay.append(key_of(unit))
        source = supply.source
        if source is not None:
            way = supply.way or next(each for each in source.ways if unit in each.units)
            activations[source.object] = activation_of(source, way)
    return Plan(tuple(activations.values()), tuple(pay), tuple(instead.items()))


def activation_of(source: SimpleSource, way: SourceWay) -> Activation:
    """Give the activation that takes a way of a source."""
    answers = (("mana", way.outcome),) if way.is_choice else way.answers
    return Activation(source.object, way.index, answers)


def distinct_ways(
    simple: tuple[SimpleSource, ...], count: int
) -> Iterator[tuple[tuple[SimpleSource, SourceWay], ...]]:
    """Give choices of so many ways of different sources, interchangeable ones only once."""
    by_kind: dict[Any, list[SimpleSource]] = {}
    for source in simple:
        by_kind.setdefault(source.kind, []).append(source)
    options = [
        (kind, place) for kind, held in by_kind.items() for place in range(len(held[0].ways))
    ]
    for chosen in combinations_with_replacement(options, count):
        used: dict[Any, int] = {}
        found: list[tuple[SimpleSource, SourceWay]] = []
        for kind, place in chosen:
            at = used.get(kind, 0)
            used[kind] = at + 1
            if at >= len(by_kind[kind]):
                break
            source = by_kind[kind][at]
            found.append((source, source.ways[place]))
        else:
            yield tuple(found)
