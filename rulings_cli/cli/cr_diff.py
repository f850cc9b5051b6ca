"""`rulings cr-diff`: two editions of the rules compared, and which of our entries are touched."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, width, wrapped, write

if TYPE_CHECKING:
    from rulings_cli.checks.difference import Difference
    from rulings_cli.checks.repointing import Touched

_KINDS = ("moved", "moved and edited", "edited", "new", "gone")


def run(settings: Settings, old: str, new: str, *, fix: bool = False, as_json: bool = False) -> int:
    """Show what became of the rules between two imported editions, or files of editions."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    found = rulings.cr_diff(old, new, fix=fix)
    if as_json:
        import json

        write(json.dumps(_data(found), ensure_ascii=False))
    else:
        page("\n".join(_lines(found)))
    return failures.OK


def _data(found: Difference) -> dict[str, Any]:
    return {
        "older": found.older,
        "newer": found.newer,
        "counts": dict(found.counts),
        "changes": [
            {"kind": each.kind, "older": each.older, "newer": each.newer, "alike": each.alike}
            for each in found.changes
            if each.kind != "same"
        ],
        "terms": {kind: list(names) for kind, names in found.terms},
        "touched": [
            {name: getattr(each, name) for name in type(each)._fields} for each in found.touched
        ],
        "engine": [
            {"number": each.number, "anchor": each.anchor, "target": target or None}
            for each, target in found.constants
        ],
        "repointed": found.repointed,
    }


def _lines(found: Difference) -> Iterator[str]:
    counts = dict(found.counts)
    told = ", ".join(f"{counts.get(each, 0):,} {each}" for each in ("same", *_KINDS))
    yield f"CR {found.older} to {found.newer}: {told}"
    for kind in _KINDS:
        pairs = [each for each in found.changes if each.kind == kind]
        words = [
            f"{each.older} to {each.newer}"
            if each.older and each.newer and each.older != each.newer
            else each.newer or each.older
            for each in pairs
        ]
        yield from _listed(kind, words)
    for kind, names in found.terms:
        yield from _listed(f"terms {kind}", list(names))
    yield ""
    yield f"Our citations touched: {len(found.touched)}"
    for each in found.touched:
        yield from wrapped(
            f"{each.entry}: {_told(each)} ({each.path}:{each.line})",
            first="  ",
            indent="    ",
            columns=width(),
        )
    if found.constants:
        numbers = [f"{each.number}{f' to {at}' if at else ''}" for each, at in found.constants]
        yield from _listed("Words of the engine's citations moved", numbers)
    if found.repointed:
        yield f"{found.repointed} numbers were changed in the pages; read them again"


def _listed(what: str, words: list[str]) -> Iterator[str]:
    if words:
        yield from wrapped(", ".join(words), first=f"{what}: ", indent="    ", columns=width())


def _told(each: Touched) -> str:
    words = f"“{each.anchor}”" if each.anchor else "in an example"
    cited = f"{each.number} {words} was {each.kind}"
    if each.kind == "gone":
        cited = f"{each.number} {words} is gone"
    if not each.anchor and each.target:
        return f"{cited}, now {each.target}: mend it by hand"
    if each.fixable:
        return f"{cited}, now {each.target}"
    if each.standing:
        return f"{cited}; the words still stand there: read it again"
    return f"{cited}; the words stand nowhere: choose others"
