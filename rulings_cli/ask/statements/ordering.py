"""The order of two replacement effects: who is affected chooses it (CR 616.1)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.exploring import LAST, Watched
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported

Outcome = tuple[Watched, Option | None]
#: The rule by which the affected player chooses.
_BY_CHOICE = "616.1"


def chosen(scene: Scene, first: Outcome, last: Outcome) -> Outcome:
    """Give what comes of the order that the one who chooses would choose; or of either.

    Where it can't be told which order they want, and it matters, that is NotSupported.
    """
    (watched, one), (_, other) = first, last
    if one is None or other is None:
        raise NotSupported("it rests on the order of replacement effects", _BY_CHOICE)
    if one.came_to == other.came_to:
        return first
    who = watched.ordered
    better = _better(scene, one, other, next(iter(who))) if len(who) == 1 else None
    if better is None:
        raise NotSupported("it rests on the order of replacement effects", _BY_CHOICE)
    scene.assumptions.append("the replacement effects apply in the order that is best for them")
    if better is one:
        return first
    scene.about["orders"] = LAST
    return last


def _better(scene: Scene, one: Option, other: Option, who: str) -> Option | None:
    """Give the outcome that the player who chooses wants, None where that is not told."""
    asks = scene.about.get("ask")
    assert isinstance(asks, Statement)
    if one.verdict != other.verdict and _asks_if_possible(asks):
        return one if one.verdict == "yes" else other
    if one.amount is None or other.amount is None:
        return None
    wants = _wants_life(one, who) if asks.name == "how_much" else _wants(scene, asks, who)
    return None if wants is None else wants((one, other), key=lambda each: each.amount or 0)


def _asks_if_possible(asks: Statement) -> bool:
    return asks.text.lower().split()[:1] == ["can"]


def _wants(scene: Scene, asks: Statement, who: str) -> Callable[..., Option] | None:
    """Give whether a player wants most of what is counted, or least; None where neither."""
    item = scene.about.get("a")
    if asks.name in ("counters_amount", "counters_is") and isinstance(item, Item):
        return max if item.owner == who else min
    if asks.name in _GOOD and scene.about.get("who") == who:
        return max
    if asks.name in _BAD and scene.about.get("who") == who:
        return min
    return None


def _wants_life(one: Option, who: str) -> Callable[..., Option] | None:
    """Give what a player wants of a change of life that may be either's."""
    name = "you" if who == "you" else "the opponent"
    if one.says.startswith(f"{name} gained "):
        return max
    return min if one.says.startswith(f"{name} lost ") else None


#: What is counted that a player wants more of, and less of.
_GOOD = frozenset(("gets_amount", "draw_amount", "lifegain"))
_BAD = frozenset(("damage_amount", "damage_from", "poison_amount", "mill_amount"))
