"""Watching an object go through the layers: what each effect made of it, and in which order."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.engine.working import Working


class Applied(Value):
    """One step of the layers (CR 613): which layer, whose effect, why then, and what it did.

    `source` is None for what no effect does: counters, and what types bring with them. `order` is
    why it was applied when it was: "timestamp 7", "dependency", "characteristic-defining", or what
    the step is where there is no effect.
    """

    layer: str
    source: ObjectId | None
    order: str
    rules: tuple[Rule, ...] = ()
    before: Characteristics | None = None
    after: Characteristics | None = None


class Watch:
    """Keeps the steps that changed one object."""

    __slots__ = ("applied", "object")

    def __init__(self, id: ObjectId) -> None:
        self.object = id
        self.applied: list[Applied] = []


@contextmanager
def watching(
    watch: Watch | None, working: Mapping[ObjectId, Working], step: Applied
) -> Iterator[None]:
    """Tell the watch of a step, if it changes the object that is watched."""
    each = None if watch is None else working.get(watch.object)
    if each is None or watch is None:
        yield
        return
    before, known = each.freeze(), each.rules
    yield
    after = each.freeze()
    if after != before:
        more = tuple(rule for rule in each.rules if rule not in known)
        rules = step.rules or more
        watch.applied.append(step.evolve(before=before, after=after, rules=rules))
