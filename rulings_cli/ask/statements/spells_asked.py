"""What is asked of spells by notions of their own: storm, miracles; each has its module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements import altered, first_drawn, lands_found, storming
from rulings_cli.ask.statements.rows import Phrasing
from rulings_cli.ask.statements.scene import Scene

_MODULES = (storming, first_drawn, lands_found)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the phrasings of all of them."""
    return (*(row for each in _MODULES for row in each.rows()), *altered.rows())


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes that only these notions know."""
    for each in _MODULES:
        yield from each.tweaks(scene)


PREPARED = {**storming.PREPARED, **first_drawn.PREPARED, **lands_found.PREPARED}
JUDGED = {**storming.JUDGED, **first_drawn.JUDGED, **lands_found.JUDGED}
STAGED = first_drawn.STAGED
ACTS = {**first_drawn.ACTS, **altered.ACTS}
