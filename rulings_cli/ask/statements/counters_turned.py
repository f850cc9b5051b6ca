"""What becomes of one counter that is put on a creature: "can one counter turn into 4?"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Misfit, Scene

_ASKS = """
counter_into: can|do|will|be [that|it] [a|1|my|that|the|1] [single|lone|1] <size> counter \
    [put|on] [on] [<a>] [turn|become|go|turned|made|doubled] [up] [into|to] <n> [counter|of them]
counter_into_how_many: [do|will] [a|1|my|that|the] [single|lone|1] <size> counter \
    turn|become|go|make|give [up] [into|to] how many [counter] [at] [most|max|maximum]
counter_into_how_many: how many [counter] do|will|can [a|1|my|that|the] [single|lone|1] <size> \
    counter turn|become|make|give [up] [into|to] [at] [most|max|maximum]
counter_into_how_many: how many [counter] [do] [a|1] [single|lone|1] <size> counter [become] ?
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what becomes of a counter."""
    return table("ask", _ASKS)


def _asked(scene: Scene, statement: Statement) -> None:
    """Let one counter be put on a creature, and ask how many it has then."""
    if scene.deeds or not scene.items:
        raise Misfit("what is done with the counter was said")
    noun = statement.noun() or Noun("a creature", head="creature", owner="you", another=True)
    item = scene.onto_battlefield(scene.bind(noun, "creature"), "you")
    line = f"1 {statement.word('size')} counter is put on NAME"
    causing.happen(scene, item.owner, item, line)
    scene.about["a"], scene.about["counter into"] = item, True
    name = "counters_amount" if statement.number() is None else "counters_is"
    slots = (("n", statement.number()), ("kind", statement.word("size")))
    scene.about["ask"] = statement.evolve(name=name, slots=slots)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let more counters be put on it, where it is asked what becomes of one."""
    for at, deed in enumerate(scene.deeds):
        if scene.about.get("counter into") and deed.line.startswith("1 "):
            for number in (2, 3, 4):
                yield f"{number} counters are put on it", _as_many(at, number)


def _as_many(at: int, number: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.deeds[at]
        deed.line = f"{number} {deed.line[2:].replace('counter is', 'counters are')}"

    return change


PREPARED = {"counter_into": _asked, "counter_into_how_many": _asked}
