"""`rulings run --step`: an example line by line, each with what it did and the position after it.

On a terminal every line waits for Enter; elsewhere all of them are written at once.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.reading import read_text
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import (
    is_terminal,
    styled,
    uses_color,
    width,
    wrapped,
    write,
)

if TYPE_CHECKING:
    from rulings_cli.examples.halts import Halt


def run(settings: Settings, example: str, *, change: Sequence[str] = (), full: bool = False) -> int:
    """Step through the examples that a name, a file or standard input (`-`) gives."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    color = uses_color(settings)
    waits = is_terminal() and sys.stdin.isatty()
    all_held = True
    for id, halts in rulings.halts(example, read_text(example), change=change, full=full):
        write(styled(id or "example", "bold", color=color))
        for each in halts:
            all_held &= each.held is not False
            write("\n".join(_lines(each, color=color)))
            if waits and not _goes_on():
                return failures.OK
    return failures.OK if all_held else failures.NOTHING_FOUND


def _goes_on() -> bool:
    """Wait for Enter; tell whether to go on."""
    sys.stderr.write("  Enter: on, q: stop ")
    sys.stderr.flush()
    answer = sys.stdin.readline()
    return bool(answer) and answer.strip().lower() not in ("q", "quit")


def _lines(halt: Halt, *, color: bool) -> Iterator[str]:
    mark = {None: "", True: "✓ ", False: "✗ "}[halt.held]
    yield from wrapped(styled(f"{mark}{halt.line}", "bold", color=color), columns=width())
    if halt.got:
        yield from _indented("but ", halt.got)
    for number, step in enumerate(halt.steps, 1):
        rules = f" ({', '.join(step.rules)})" if step.rules else ""
        yield from _indented(f"{number:>3} ", f"{step.text}{rules}")
    if halt.held is None:
        for each in halt.position:
            yield from _indented("  | ", each)


def _indented(first: str, text: str) -> list[str]:
    return wrapped(text, first=f"  {first}", indent=" " * (len(first) + 2), columns=width())
