"""Compare the payment search with trying everything, on random boards: `python bench/payment.py`.

Prints every board on which the two differ, then how many there were, how often either says that
the cost can be paid, and how long the search took. What tries everything is a small model of the
sources below that shares no code with the engine: a state is the mana in the pool and what is
tapped or sacrificed, and every ability is used in every way from every state.
"""

from __future__ import annotations

import argparse
import random
import statistics
import sys
import time
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    Paragraph,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    PayMana,
    SacrificeObjects,
    SacrificeThis,
    TapThis,
)
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import OneOf, TypeProduced
from rulings_cli.abilities.references import You
from rulings_cli.abilities.spending import SpendOnly, ToCast
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.engine import setup
from rulings_cli.engine.payment_search import solve
from rulings_cli.errors import NotSupported
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.zones import Zone

COLORS = "WUBRG"


class Way(NamedTuple):
    """One ability of a modelled source: what it costs and the mana it may add."""

    adds: tuple[str, ...]
    pays: str = ""
    taps: bool = True
    gives: str = ""  # "itself" or "creature": what it sacrifices
    only: str = ""  # the card type that its mana may be spent on


class Source(NamedTuple):
    """A modelled source: its card types, its abilities, and what it does to lands' mana."""

    name: str
    types: tuple[str, ...]
    ways: tuple[Way, ...] = ()
    lands: str = ""  # "doubled" or "one more"


def pairs(text: str) -> tuple[str, ...]:
    """Give every two of the letters, alike ones too."""
    return tuple(dict.fromkeys(first + other for first in text for other in text if first <= other))


LAND, ROCK, FORCE = ("land",), ("artifact",), ("enchantment",)
SOURCES = (
    *(Source(f"basic {each}", LAND, (Way((each,)),)) for each in COLORS),
    Source("dual WU", LAND, (Way(("W", "U")),)),
    Source("dual BR", LAND, (Way(("B", "R")),)),
    Source("five colors", LAND, (Way(tuple(COLORS)),)),
    Source("signet UB", ROCK, (Way(("UB",), pays="1"),)),
    Source("signet RG", ROCK, (Way(("RG",), pays="1"),)),
    Source("filter WU", LAND, (Way(("C",)), Way(("WW", "UW", "UU"), pays="W/U"))),
    Source("filter RG", LAND, (Way(("C",)), Way(("RR", "GR", "GG"), pays="R/G"))),
    Source("prism", ROCK, (Way(tuple(COLORS), pays="1"),)),
    Source("tomb", LAND, (Way(("CC",)),)),
    Source("vein", LAND, (Way(("C",)), Way(("CC",), gives="itself"))),
    Source("lotus", ROCK, (Way(tuple(each * 3 for each in COLORS), gives="itself"),)),
    Source("any two", LAND, (Way(pairs("WUB")),)),
    Source("treasure", ROCK, (Way(tuple(COLORS), gives="itself"),)),
    Source("altar", ROCK, (Way(("CC",), taps=False, gives="creature"),)),
    Source("color altar", ROCK, (Way(tuple(COLORS), taps=False, gives="creature"),)),
    Source("elf", ("creature",), (Way(("G",)),)),
    Source("bear", ("creature",)),
    Source("artifact mana", ROCK, (Way(("CC",), only="artifact"),)),
    Source("creature mana", LAND, (Way(("C",)), Way(tuple(COLORS), only="creature"))),
    Source("doubler", FORCE, lands="doubled"),
    Source("one more", FORCE, lands="one more"),
)
SYMBOLS = ("W", "U", "B", "R", "G", "C", "1", "1", "2", "3", "W/U", "2/B", "B/P")


# --- for the engine -----------------------------------------------------------------------------


def yours(kind: str) -> Described:
    """Describe the permanents of a type that you control."""
    return Described(kinds=((HasType(kind),),), controller=You())


def ability(way: Way) -> ActivatedAbility:
    """Give a way as an activated ability."""
    cost: list[CostComponent] = []
    if way.pays:
        cost.append(PayMana(parse_mana_cost(f"{{{way.pays}}}")))
    if way.taps:
        cost.append(TapThis())
    if way.gives:
        itself = way.gives == "itself"
        cost.append(SacrificeThis() if itself else SacrificeObjects(yours(way.gives)))
    limit = None
    if way.only:
        limit = SpendOnly((ToCast(Described(kinds=((HasType(way.only),),), noun="spell")),))
    produced = OneOf(tuple(tuple(each) for each in way.adds))
    return ActivatedAbility(Cost(tuple(cost)), (Sentence((Add(produced, restriction=limit),)),))


@lru_cache
def face(source: Source) -> Face:
    """Give a source as the face of a permanent."""
    abilities: list[Ability] = [ability(each) for each in source.ways]
    if source.lands == "doubled":
        abilities.append(StaticAbility((ManaInstead(yours("land"), You(), 2),)))
    elif source.lands:
        body = (Sentence((Add(TypeProduced()),)),)
        abilities.append(TriggeredAbility(TappedForMana(yours("land"), You()), body))
    sized: dict[str, Any] = {"power": "1", "toughness": "1"} if "creature" in source.types else {}
    paragraphs = tuple(Paragraph((each,)) for each in abilities)
    return Face(source.name, types=source.types, paragraphs=paragraphs, **sized)


def searched(board: tuple[Source, ...], cost: str, kind: str, life: int) -> bool:
    """Tell whether the search finds a plan."""
    game = setup.new_game(life=life)
    for each in board:
        setup.put(game, face(each), Zone.BATTLEFIELD, "you")
    mana = parse_mana_cost(cost)
    spell = setup.put(game, Face("spell", mana, types=(kind,)), Zone.STACK, "you")
    context = PaymentContext("cast", "you", spell)
    return solve(game, Cost((PayMana(mana),)), context) is not None


# --- by trying everything -----------------------------------------------------------------------

Unit = tuple[str, str]
State = tuple[tuple[Unit, ...], frozenset[int], frozenset[int]]


def payable(pool: tuple[Unit, ...], symbols: tuple[str, ...], kind: str, life: int) -> bool:
    """Tell whether the mana pays the symbols, one after the other, in any way."""
    if not symbols:
        return True
    first, rest = symbols[0], symbols[1:]
    if first.isdigit():
        rest = ("generic",) * int(first) + rest
        return payable(pool, rest, kind, life)
    for half in first.split("/"):
        if half == "P":
            if life >= 2 and payable(pool, rest, kind, life - 2):
                return True
        elif half.isdigit():
            if payable(pool, (half, *rest), kind, life):
                return True
        else:
            for at, (type_, only) in enumerate(pool):
                fits = half in ("generic", type_) and only in ("", kind)
                if fits and payable(pool[:at] + pool[at + 1 :], rest, kind, life):
                    return True
    return False


def left_after(pool: tuple[Unit, ...], symbol: str) -> Iterator[tuple[Unit, ...]]:
    """Give what may be left of the pool after an ability's one symbol has been paid."""
    if not symbol:
        yield pool
        return
    for at, (type_, only) in enumerate(pool):
        if not only and (symbol == "1" or type_ in symbol.split("/")):
            yield pool[:at] + pool[at + 1 :]


def produced(board: tuple[Source, ...], gone: frozenset[int], at: int, way: Way) -> Iterator[str]:
    """Give the mana that may come out, as what is in play changes it."""
    there = [each for index, each in enumerate(board) if index not in gone]
    for adds in way.adds:
        is_tapped_land = way.taps and "land" in board[at].types
        if not is_tapped_land:
            yield adds
            continue
        made = adds
        for each in there:
            if each.lands == "doubled":
                made *= 2
        more = [""]
        for each in there:
            if each.lands == "one more":
                more = [one + type_ for one in more for type_ in dict.fromkeys(adds)]
        for one in more:
            yield made + "!" + one if one else made


def following(board: tuple[Source, ...], state: State) -> Iterator[State]:
    """Give every state after one more ability."""
    pool, tapped, gone = state
    for at, source in enumerate(board):
        if at in gone:
            continue
        for way in source.ways:
            if way.taps and at in tapped:
                continue
            victims: list[int | None] = [None]
            if way.gives == "itself":
                victims = [at]
            elif way.gives:
                victims = [
                    index
                    for index, each in enumerate(board)
                    if way.gives in each.types and index not in gone
                ]
            for rest in left_after(pool, way.pays):
                for victim in victims:
                    after = gone if victim is None else gone | {victim}
                    for made in produced(board, gone, at, way):
                        own, _, free = made.partition("!")
                        units = [*((each, way.only) for each in own), *((e, "") for e in free)]
                        now = tapped | {at} if way.taps else tapped
                        yield tuple(sorted((*rest, *units))), now, after


def tried(board: tuple[Source, ...], cost: str, kind: str, life: int) -> bool:
    """Tell whether some way of using the sources pays the cost."""
    symbols = tuple(cost.strip("{}").split("}{"))
    start: State = ((), frozenset(), frozenset())
    seen = {start}
    waiting = [start]
    while waiting:
        state = waiting.pop()
        if payable(state[0], symbols, kind, life):
            return True
        for after in following(board, state):
            if after not in seen:
                seen.add(after)
                waiting.append(after)
    return False


# --- the comparison -----------------------------------------------------------------------------


def main() -> int:
    """Compare the two on random boards; give 1 if they differ anywhere."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("-n", type=int, default=10_000, help="how many boards")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first board")
    given = parser.parse_args()
    times: list[float] = []
    counts = {"yes": 0, "no": 0, "false yes": 0, "false no": 0, "abstained": 0}
    worst = (0.0, 0)
    for number in range(given.first, given.first + given.n):
        chance = random.Random(given.seed * 1_000_003 + number)
        board = tuple(chance.choice(SOURCES) for _ in range(chance.randint(2, 6)))
        symbols = [chance.choice(SYMBOLS) for _ in range(chance.randint(1, 5))]
        cost = "".join(f"{{{each}}}" for each in symbols)
        kind = chance.choice(("artifact", "creature", "sorcery"))
        life = chance.choice((1, 20))
        right = tried(board, cost, kind, life)
        started = time.perf_counter()
        try:
            found = searched(board, cost, kind, life)
        except NotSupported as unknown:
            counts["abstained"] += 1
            print(f"{number}: abstains ({unknown.what})")
            continue
        finally:
            times.append((time.perf_counter() - started) * 1000)
            worst = max(worst, (times[-1], number))
        counts["yes" if right else "no"] += 1
        if found != right:
            wrong = "false yes" if found else "false no"
            counts[wrong] += 1
            names = ", ".join(each.name for each in board)
            print(f"{number}: {wrong}: {cost} for a {kind} with {names}, {life} life")
    print(", ".join(f"{name}: {count}" for name, count in counts.items()))
    times.sort()
    print(
        f"median {statistics.median(times):.2f} ms, 99 % within {times[len(times) * 99 // 100]:.1f}"
        f" ms, longest {worst[0]:.0f} ms (board {worst[1]})"
    )
    return int(counts["false yes"] + counts["false no"] > 0)


if __name__ == "__main__":
    sys.exit(main())
