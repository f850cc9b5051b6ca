"""What is asked of combat, counters and copies by notions of their own; each has its module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements import (
    commander_damage,
    copies_asked,
    counters_turned,
    damage_steps,
    entering_counters,
    loyalty_asked,
    tapped_in_combat,
)
from rulings_cli.ask.statements.rows import Phrasing
from rulings_cli.ask.statements.scene import Scene

_ASKED = (
    commander_damage,
    copies_asked,
    counters_turned,
    damage_steps,
    entering_counters,
    tapped_in_combat,
)
#: Those that know changes of their own, and those that judge by themselves.
_CHANGED = (counters_turned, damage_steps, loyalty_asked, tapped_in_combat)
_BY_THEMSELVES = (commander_damage, copies_asked, damage_steps, loyalty_asked)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the phrasings of all of them."""
    return tuple(row for each in _ASKED for row in each.rows())


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes that only these notions know."""
    for each in _CHANGED:
        yield from each.tweaks(scene)
    if scene.about.get("legends"):
        from rulings_cli.ask.statements.rules_asked import sacrificed

        yield "one is sacrificed instead", sacrificed


PREPARED = {k: v for each in (*_ASKED, loyalty_asked) for k, v in each.PREPARED.items()}
JUDGED = {key: value for each in _BY_THEMSELVES for key, value in each.JUDGED.items()}
