"""Counters that a text compares with mana values: another number of them as a nearest change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.terms.mana import mana_value

Tweak = tuple[str, Callable[[Scene], None]]


def tweaks(scene: Scene) -> Iterator[Tweak]:
    """Give the numbers of counters at which what is cast would be met, or missed."""
    for at, item in enumerate(scene.items):
        if item.zone != "battlefield" or not has(item.face.paragraphs, CountersOn):
            continue
        told = next((each.split() for each in item.tails if _counts(each)), None)
        for deed in scene.deeds:
            if deed.kind != "cast" or deed.item is None or deed.item is item or told is None:
                continue
            value = _value(deed)
            other = value if int(told[1]) != value else value + 1
            tail = f"with {other} {told[2]} counters"
            yield f"{item.name} has {other} {told[2]} counters", _instead(at, tail)


def _counts(tail: str) -> bool:
    words = tail.split()
    return len(words) == 4 and words[1].isdigit() and words[3].startswith("counter")


def _value(deed: Deed) -> int:
    """Give the mana value of a spell as it is cast (CR 202.3e)."""
    item = deed.item
    assert isinstance(item, Item)
    cost = item.face.mana_cost
    x = next((int(e.removeprefix("with X=")) for e in deed.tails if e.startswith("with X=")), 0)
    symbols = cost.symbols if cost is not None else ()
    return mana_value(cost) + x * symbols.count("X")


def _instead(at: int, tail: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.tails = [tail if _counts(each) else each for each in item.tails]

    return change
