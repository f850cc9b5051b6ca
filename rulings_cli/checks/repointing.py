"""What a new edition touches: our citations of rules that moved, were edited or are gone."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path

from rulings_cli.checks.record import stands_in
from rulings_cli.corpus.entries import Cited, Entry
from rulings_cli.official.comparing import RuleChange
from rulings_cli.terms.citations import Rule, declared_rules
from rulings_cli.terms.values import Value


class Touched(Value):
    """One citation of a rule that an edition touched.

    `target` is where the cited words stand now, "" where nobody can tell; `fixable` whether the
    number alone has to be changed. `standing` tells whether the words still stand at the number.
    """

    entry: str
    path: str
    line: int
    column: int
    number: str
    anchor: str
    kind: str
    target: str = ""
    standing: bool = False
    fixable: bool = False


def touched(
    entries: Iterable[Entry],
    changes: Iterable[RuleChange],
    old: Mapping[str, str],
    new: Mapping[str, str],
) -> tuple[Touched, ...]:
    """Give every citation of an entry whose rule is not the same; texts are by number.

    A citation whose words do not stand in the old edition is of another one and is passed over.
    Numbers that only examples name ("is illegal by 302.6") come with no words.
    """
    became = {each.older: each for each in changes if each.older and each.kind != "same"}
    found: list[Touched] = []
    for entry in entries:
        cited = (*entry.cr, *entry.read)
        found += [
            _touched(entry, each, became[each.number], new)
            for each in cited
            if each.number in became and stands_in(each.anchor, old.get(each.number, ""))
        ]
        found += _only_in_examples(entry, became, {each.number for each in cited})
    return tuple(found)


def _only_in_examples(
    entry: Entry, became: Mapping[str, RuleChange], cited: set[str]
) -> Iterator[Touched]:
    """Give the rules that an entry's examples name and its bullets do not.

    Without words of the rule nobody can tell which edition such a number is of: the reader mends.
    """
    uncited = {number: "" for number in became if number not in cited}
    for line, column, number in _in_examples(entry, uncited):
        change = became[number]
        yield Touched(
            entry.id, entry.path, line, column, number, "", change.kind, change.newer, True
        )


def _touched(entry: Entry, cited: Cited, change: RuleChange, new: Mapping[str, str]) -> Touched:
    standing = cited.number in new and stands_in(cited.anchor, new[cited.number])
    target = change.newer
    if not (target and stands_in(cited.anchor, new[target])):
        places = [number for number, text in new.items() if stands_in(cited.anchor, text)]
        target = places[0] if len(places) == 1 and cited.anchor else ""
    return Touched(
        entry.id,
        entry.path,
        cited.line or entry.line,
        cited.column,
        cited.number,
        cited.anchor,
        change.kind,
        target,
        standing,
        fixable=bool(target) and target != cited.number,
    )


def touched_constants(
    constants: Iterable[Rule], changes: Iterable[RuleChange], new: Mapping[str, str]
) -> tuple[tuple[Rule, str], ...]:
    """Give the engine's citations whose words stand at their number no longer.

    Each comes with its new number, "" where it has none.
    """
    became = {each.older: each.newer for each in changes if each.older and each.kind != "same"}
    found = []
    for each in constants:
        if each.number in became and not stands_in(each.anchor, new.get(each.number, "")):
            target = became[each.number]
            holds = bool(target) and stands_in(each.anchor, new[target])
            found.append((each, target if holds else ""))
    return tuple(found)


def constants() -> tuple[Rule, ...]:
    """Give every citation that the engine is written with."""
    import importlib
    import pkgutil

    package = importlib.import_module("rulings_cli.terms.rules")
    for each in pkgutil.iter_modules(package.__path__, "rulings_cli.terms.rules."):
        importlib.import_module(each.name)
    return tuple(declared_rules().values())


# --- mending ----------------------------------------------------------------------------------


def repoint(entries: Iterable[Entry], found: Iterable[Touched]) -> int:
    """Write the new numbers of moved rules into the pages; give how many places were changed.

    The numbers in an entry's examples ("is illegal by 302.6") move with its citations. Each page
    is written as a whole or not at all.
    """
    moved = [each for each in found if each.fixable]
    by_path: dict[str, list[tuple[int, int, str, str]]] = defaultdict(list)
    for each in moved:
        by_path[each.path].append((each.line, each.column, each.number, each.target))
    for entry in entries:
        targets = {each.number: each.target for each in moved if each.entry == entry.id}
        for line, column, number in _in_examples(entry, targets):
            by_path[entry.path].append((line, column, number, targets[number]))
    return sum(_rewrite(Path(path), places) for path, places in by_path.items())


def _in_examples(entry: Entry, targets: Mapping[str, str]) -> Iterator[tuple[int, int, str]]:
    import re

    if not targets:
        return
    pattern = re.compile(r"\bby (\d{3}(?:\.\d+[a-z]?)?)\b")
    for block in entry.examples:
        for at, text in enumerate(block.text.splitlines()):
            for each in pattern.finditer(text):
                if each[1] not in targets:
                    continue
                yield block.line + at, each.start(1) + 1, each[1]


def _rewrite(path: Path, places: list[tuple[int, int, str, str]]) -> int:
    """Put new numbers at places of a page, the last ones first so that no place shifts."""
    from rulings_cli.corpus.folders import flush_to_disk, writing

    lines = path.read_text(encoding="utf-8").split("\n")
    done = 0
    for line, column, number, target in sorted(set(places), reverse=True):
        text = lines[line - 1]
        if text[column - 1 :].startswith(number):
            lines[line - 1] = text[: column - 1] + target + text[column - 1 + len(number) :]
            done += 1
    partial = path.with_name(f"{path.name}.partial")
    with writing(path):
        partial.write_text("\n".join(lines), encoding="utf-8")
        flush_to_disk(partial)
        partial.replace(path)
    return done
