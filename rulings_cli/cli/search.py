"""`rulings search`: our entries and the imported texts, ranked."""

from __future__ import annotations

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, say, styled, uses_color, width, wrapped, write


def run(settings: Settings, query: str, *, limit: int = 10, as_json: bool = False) -> int:
    """Show what fits a query best, best first; nothing at all is status 1."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    hits = rulings.search(query, limit=limit, tell=lambda text: say(text, settings))
    if as_json:
        import json

        rows = [{each: getattr(hit, each) for each in type(hit)._fields} for hit in hits]
        write(json.dumps({"query": query, "hits": rows}, ensure_ascii=False))
    elif hits:
        color = uses_color(settings)
        lines: list[str] = []
        for hit in hits:
            name = f"{hit.id}: {hit.title}" if hit.kind == "entry" else hit.title
            first = f"{hit.kind:<8}"
            shown = wrapped(name, first=first, indent=" " * 8, columns=width())
            lines += [styled(shown[0], "bold", color=color), *shown[1:]]
            lines += wrapped(hit.snippet, first=" " * 8, indent=" " * 8, columns=width())
        page("\n".join(lines))
    if not hits:
        say(f"rulings: nothing fits {failures.printable(query)!r}; try fewer words", settings)
        return failures.NOTHING_FOUND
    return failures.OK
