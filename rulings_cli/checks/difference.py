"""Two editions of the rules held against our citations: `rulings cr-diff` as a value."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from pathlib import Path

from rulings_cli.checks.record import write_record
from rulings_cli.checks.repointing import Touched, constants, repoint, touched, touched_constants
from rulings_cli.corpus.entries import Corpus, read_corpus
from rulings_cli.corpus.folders import writing
from rulings_cli.errors import InputError
from rulings_cli.official.comparing import RuleChange, compare
from rulings_cli.official.comprehensive_rules import RulesDocument, fold, read_rules
from rulings_cli.official.opening import Home, editions
from rulings_cli.official.store import document
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.values import Value


class Difference(Value):
    """What became of the rules and terms between two editions, and which citations it touches.

    `counts` are by kind of change; `terms` the glossary's, by `new`, `edited` and `gone`;
    `constants` the engine's citations whose words moved, with their new numbers; `repointed` how
    many numbers were changed in the pages.
    """

    older: str
    newer: str
    counts: tuple[tuple[str, int], ...]
    changes: tuple[RuleChange, ...]
    terms: tuple[tuple[str, tuple[str, ...]], ...]
    touched: tuple[Touched, ...]
    constants: tuple[tuple[Rule, str], ...] = ()
    repointed: int = 0


def difference(
    old: str, new: str, corpus: Corpus, *, fix: bool = False, home: Home = None
) -> Difference:
    """Compare two editions, each the date of an imported one or the path of a rules file.

    With `fix` the numbers of moved rules are changed in the pages of the corpus.
    """
    older, newer = edition_named(old, home), edition_named(new, home)
    changes = compare(older, newer)
    texts, new_texts = _by_number(older), _by_number(newer)
    found = touched(corpus.entries, changes, texts, new_texts)
    counts = Counter(each.kind for each in changes)
    return Difference(
        older.date,
        newer.date,
        tuple(sorted(counts.items())),
        changes,
        _terms(older, newer),
        found,
        touched_constants(constants(), changes, new_texts),
        repoint(corpus.entries, found) if fix else 0,
    )


def edition_named(name: str, home: Home = None) -> RulesDocument:
    """Give the edition of exactly that date (`2026-06-19`, `20260619`), or that of a file."""
    from rulings_cli.official.files import opened

    path = Path(name)
    if path.is_file():
        with opened(path) as stream:
            return read_rules(stream.read(), name)
    digits = "".join(filter(str.isdigit, name))
    held = editions(home)
    for each in held:
        if each.replace("-", "") == digits:
            return document(each, home)
    raise InputError(
        f"{name} is no imported edition and no file", f"imported: {', '.join(held) or 'none'}"
    )


def record_edition(name: str, folder: Path, home: Home = None) -> int:
    """Write what an edition bears out into the record of a corpus; give how many citations."""
    edition = edition_named(name, home)
    with writing(folder):
        return write_record(folder, read_corpus([folder]), edition.date, _by_number(edition).get)


def _by_number(edition: RulesDocument) -> dict[str, str]:
    return {each.number: each.text for each in edition.rules}


def _terms(older: RulesDocument, newer: RulesDocument) -> tuple[tuple[str, tuple[str, ...]], ...]:
    old: Mapping[str, str] = {each.term: fold(each.definition) for each in older.glossary}
    new: Mapping[str, str] = {each.term: fold(each.definition) for each in newer.glossary}
    return (
        ("new", tuple(each for each in new if each not in old)),
        ("edited", tuple(each for each in new if each in old and new[each] != old[each])),
        ("gone", tuple(each for each in old if each not in new)),
    )
