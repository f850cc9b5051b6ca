"""`rulings search`: our entries and the imported texts, ranked."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, say, styled, uses_color, width, wrapped, write

if TYPE_CHECKING:
    from rulings_cli.search.documents import Hit


def run(settings: Settings, query: str, *, limit: int = 10, as_json: bool = False) -> int:
    """Show what fits a query best, best first; nothing at all is status 1."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    hits = rulings.search(query, limit=limit, tell=lambda text: say(text, settings))
    near = rulings.did_you_mean(query)
    if as_json:
        import json

        rows = [{each: getattr(hit, each) for each in type(hit)._fields} for hit in hits]
        data = {"query": query, "hits": rows, "did_you_mean": near or None}
        write(json.dumps(data, ensure_ascii=False))
    elif hits:
        color = uses_color(settings)
        page("\n".join(line for hit in hits for line in _lines(hit, color=color)))
    if near:
        say(f"rulings: did you mean {failures.printable(near)!r}?", settings)
    if not hits:
        say(f"rulings: nothing fits {failures.printable(query)!r}; try fewer words", settings)
        return failures.NOTHING_FOUND
    return failures.OK


def _lines(hit: Hit, *, color: bool) -> Iterator[str]:
    name = f"{hit.id}: {hit.title}" if hit.kind == "entry" else hit.title
    shown = wrapped(name, first=f"{hit.kind:<8}", indent=" " * 8, columns=width())
    yield styled(shown[0], "bold", color=color)
    yield from shown[1:]
    indent = " " * 8
    lines = wrapped(hit.snippet, first=indent, indent=indent, columns=width())
    yield from _marked(hit, lines) if color else lines
    if hit.neighbours:
        near = " | ".join(f"{number} {text}" for number, text in hit.neighbours)
        for each in wrapped(f"near: {near}", first=indent, indent=indent + "  ", columns=width()):
            yield styled(each, "dim", color=color)


def _marked(hit: Hit, lines: list[str]) -> Iterator[str]:
    """Give the lines with the words of the query in bold; a mark never crosses a blank."""
    words = {hit.snippet[start:end] for start, end in hit.marks}
    for line in lines:
        pieces = line.split(" ")
        yield " ".join(
            styled(each, "bold", color=True) if _core(each) in words else each for each in pieces
        )


def _core(piece: str) -> str:
    return piece.lstrip("“\"'(…").rstrip("”\"')…,.;:")
