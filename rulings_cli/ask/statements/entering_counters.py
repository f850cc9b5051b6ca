"""Whether a permanent enters with counters: it enters, and they are looked at (CR 614.1c)."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.doing import has_x
from rulings_cli.ask.statements.prepared import Handler
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Misfit, Scene
from rulings_cli.errors import NotSupported

_ASKS = """
enters_with: do|will <a> [still] enter|etb|come [the battlefield|in|down] with [any|a|the|it] \
    ['s] [<size>] counter
enters_with: do|will <a> [still] enter|etb|come [the battlefield|in|down] with [any|a|the|it] \
    ['s] <kind> counter
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for counters that a permanent may enter with."""
    return table("ask", _ASKS)


def _enters_with(scene: Scene, statement: Statement) -> None:
    """Let the permanent enter, and ask whether it has counters then."""
    from rulings_cli.ask.statements.acting import act

    noun = statement.noun()
    if noun is None or not noun.is_card or scene.deeds:
        raise Misfit("what enters was not said")
    item = scene.bind(noun)
    if has_x(item):
        raise NotSupported(f"how large X is for {item.name} was not said")
    act(scene, statement.evolve(kind="event", name="enter"))
    scene.about["a"] = item
    scene.about["ask"] = statement.evolve(name="has_counter")


PREPARED: dict[str, Handler] = {"enters_with": _enters_with}
