"""The seed rules and rulings that the corpus must cover: each needs an entry with an example."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final

from rulings_cli.checks.findings import Finding
from rulings_cli.corpus.entries import Entry

#: How many seeds each of the source documents has: 8 rule passages, 28 rulings on four cards.
_COUNTS: Final = "rule 8, codie 11, codsworth 5, wand 6, urza 6"
SEEDS: Final = tuple(
    f"{name}-{number}"
    for name, count in (each.split() for each in _COUNTS.split(", "))
    for number in range(1, int(count) + 1)
)


def check_seeds(entries: Iterable[Entry], path: str, *, whole: bool) -> Iterator[Finding]:
    """Give seed ids that are none, and in a `whole` corpus the seeds that no example covers."""
    covered: set[str] = set()
    for entry in entries:
        for each in entry.seed:
            if each not in SEEDS:
                hint = "rule-1 to rule-8, codie-1 …"
                yield Finding("R032", entry.path, entry.line, 1, f"{each!r} is no seed", hint)
            elif entry.examples:
                covered.add(each)
    if whole:
        for each in SEEDS:
            if each not in covered:
                message = f"no entry with an example covers the seed {each}"
                yield Finding("R031", path, 1, 1, message, f"- seed: {each}")


def covered_seeds(entries: Iterable[Entry]) -> tuple[str, ...]:
    """Give the seeds that entries with an example cover, in their order."""
    found = {each for entry in entries if entry.examples for each in entry.seed}
    return tuple(each for each in SEEDS if each in found)
