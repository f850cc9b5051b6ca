"""`rulings layers`: what each layer makes of an object, a row for each effect that applies."""

from __future__ import annotations

import json
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.reading import read_text
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, styled, uses_color, width, wrapped, write

if TYPE_CHECKING:
    from rulings_cli.examples.layer_table import LayerRow

_HEADS = ("layer", "effect", "order", "before", "after", "rules")


def run(settings: Settings, example: str, thing: str, *, as_json: bool = False) -> int:
    """Show the layers of an object in the examples of a name, a file or standard input."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    found = rulings.layers(example, thing, read_text(example))
    if as_json:
        for id, rows in found:
            data = [
                dict(zip(_HEADS, (*_cells(each)[:-1], list(each.rules)), strict=True))
                for each in rows
            ]
            write(json.dumps({"id": id, "object": thing, "layers": data}, ensure_ascii=False))
        return failures.OK
    color = uses_color(settings)
    page("\n\n".join("\n".join(_table(id, rows, color=color)) for id, rows in found))
    return failures.OK


def _cells(row: LayerRow) -> tuple[str, ...]:
    return (row.layer, row.effect, row.order, row.before, row.after, ", ".join(row.rules))


def _table(id: str, rows: Sequence[LayerRow], *, color: bool) -> Iterator[str]:
    cells = [_HEADS, *map(_cells, rows)]
    widths = [max(len(row[at]) for row in cells) for at in range(len(_HEADS))]
    while sum(widths) + 2 * len(widths) > width() and max(widths) > 12:
        widths[widths.index(max(widths))] -= 1
    yield styled(id or "example", "bold", color=color)
    for number, row in enumerate(cells):
        parts = [wrapped(cell, columns=wide) for cell, wide in zip(row, widths, strict=True)]
        for at in range(max(map(len, parts))):
            line = "  ".join(
                (part[at] if at < len(part) else "").ljust(wide)
                for part, wide in zip(parts, widths, strict=True)
            )
            yield "  " + styled(line.rstrip(), "" if number else "dim", color=color)
