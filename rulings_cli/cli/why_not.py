"""`rulings why-not`: the first condition that refuses an action, and the change that lifts it."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.reading import read_text
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, styled, uses_color, width, wrapped, write

if TYPE_CHECKING:
    from rulings_cli.examples.why_not import WhyNot


def run(settings: Settings, example: str, *, as_json: bool = False) -> int:
    """Tell why the examples of a name, a file or standard input are refused; JSON is one a line."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    found = rulings.why_not(example, read_text(example))
    if as_json:
        for id, each in found:
            write(json.dumps(_as_json(id, each), ensure_ascii=False))
    else:
        color = uses_color(settings)
        page("\n".join(line for id, each in found for line in _lines(id, each, color=color)))
    is_refused = any(each is not None for _, each in found)
    return failures.OK if is_refused else failures.NOTHING_FOUND


def _as_json(id: str, found: WhyNot | None) -> dict[str, object]:
    if found is None:
        return {"id": id, "refused": False}
    return {
        "id": id,
        "refused": True,
        "action": found.action,
        "reversed": found.reversed,
        "reason": found.reason,
        "rules": list(found.rules),
        "under": found.under or None,
        "change": found.change or None,
        "outcome": found.outcome or None,
    }


def _lines(id: str, found: WhyNot | None, *, color: bool) -> Iterator[str]:
    yield styled(id or "example", "bold", color=color)
    if found is None:
        yield "  nothing in it is refused, and nothing under its changes"
        return
    how = "is reversed" if found.reversed else "is refused"
    if found.under:
        yield from _row("but if", found.under)
    yield from _row("", f"{found.action} {how} by {found.rules[0]}: {found.reason}")
    if len(found.rules) > 1:
        yield from _row("with", ", ".join(found.rules[1:]))
    if found.change:
        yield from _row("but if", f"{found.change}: {found.outcome}")
    elif not found.under:
        yield from _row("but if", "no change of the example lifts it")


def _row(head: str, text: str) -> list[str]:
    return wrapped(text, first=f"  {head:<8}", indent=" " * 10, columns=width())
