"""Counters that a text compares with mana values: another number of them as a nearest change."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.terms.mana import mana_value
from rulings_cli.terms.values import walk

Tweak = tuple[str, Callable[[Scene], None]]


def tweaks(scene: Scene) -> Iterator[Tweak]:
    """Give the numbers of counters at which what is cast would be met, or missed."""
    yield from other_mana(scene)
    for at, deed in enumerate(scene.deeds):
        kicked = next((each for each in deed.tails if each.startswith("kicked")), "")
        if kicked and deed.item is not None and deed.item.has("multikicker"):
            number = _OFTEN.get(kicked) or int(kicked.split()[1])
            yield "it is kicked once more", _with_tail(at, kicked, f"kicked {number + 1} times")
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


_OFTEN = {"kicked": 1, "kicked twice": 2}


def _with_tail(at: int, old: str, new: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        tails = scene.deeds[at].tails
        scene.deeds[at].tails = [
            {"kicked 2 times": "kicked twice"}.get(new, new) if each == old else each
            for each in tails
        ]

    return change


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


#: Texts and keywords that count the colors of the mana that was spent.
_COUNTING_COLORS = ("sunburst",)


def other_mana(scene: Scene) -> Iterator[Tweak]:
    """Pay with mana of one color, where the colors that are spent count; else with several."""
    for at, deed in enumerate(scene.deeds):
        paid = next((each for each in deed.tails if each.startswith("paying with ")), "")
        item = deed.item
        if item is None or not paid or not _counts_colors(item):
            continue
        lands = paid.removeprefix("paying with ").split("; ")
        number = sum(int(each.split()[0]) for each in lands)
        kinds = [LAND_FOR[color] for color in "WUBRG"]
        same = [f"{number} {kinds[0]}"]
        several = [f"1 {each}" for each in kinds[:number]]
        other = several if len(lands) == 1 else same
        yield f"it is paid with {'; '.join(other)}", _paid_with(at, lands, other)


def _counts_colors(item: Item) -> bool:
    own = any(getattr(e, "kind", "") == "colors" for e in walk(item.face.paragraphs))
    return own or any(item.has(each) for each in _COUNTING_COLORS)


def _paid_with(at: int, lands: list[str], other: list[str]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        old, new = "; ".join(lands), "; ".join(other)
        deed = scene.deeds[at]
        deed.tails = [each.replace(old, new) for each in deed.tails]
        scene.given = [each.replace(old, new) for each in scene.given]

    return change
