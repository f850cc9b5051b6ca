"""Split cards of which both halves are cast as one spell (CR 702.102)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements.modes_said import targets_of_chosen
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.mana import ManaCost


def may_fuse(item: Item) -> bool:
    """Tell whether both halves of a card may be cast together."""
    faces = item.card.faces if item.card is not None else ()
    return any(isinstance(e, Keyword) and e.name == "fuse" for f in faces for e in f.abilities)


def fuse(deed: Deed) -> Deed:
    """Cast both halves of a card together."""
    item = deed.item
    if item is None or item.card is None or not may_fuse(item):
        raise Misfit("it has no fuse")
    tail = f"as {item.card.name}"
    if tail not in deed.tails:
        deed.tails.append(tail)
    return deed


def is_fused(deed: Deed) -> bool:
    """Tell whether both halves of a card are cast together."""
    return any(each.startswith("as ") and " // " in each for each in deed.tails)


def targets_needed(deed: Deed) -> tuple[Any, ...]:
    """Give what a spell targets: what both halves do, where they are cast together."""
    item = deed.item
    assert item is not None
    chosen = targets_of_chosen(deed)
    if chosen is not None:
        return chosen
    if not is_fused(deed) or item.card is None:
        return required_targets(item.face)
    return tuple(each for face in item.card.faces for each in required_targets(face))


def cost_of(deed: Deed) -> ManaCost | None:
    """Give the mana cost of what is cast: of both halves, where they are cast together."""
    item = deed.item
    if item is None or item.card is None or not is_fused(deed):
        return item.face.mana_cost if item is not None else None
    symbols = [s for f in item.card.faces if f.mana_cost is not None for s in f.mana_cost.symbols]
    return ManaCost(tuple(symbols))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that only the first half is cast."""
    for at, deed in enumerate(scene.deeds):
        if is_fused(deed) and deed.item is not None:
            yield f"only {deed.item.name} is cast", _first_half(at)


def _first_half(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.deeds[at]
        assert deed.item is not None
        deed.tails = [each for each in deed.tails if not (each[:3] == "as " and " // " in each)]
        del deed.targets[len(required_targets(deed.item.face)) :]

    return change
