"""Checking a corpus: pages, citations, examples, seeds; findings in the order of the pages."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import Any

from rulings_cli.checks.citations import Rules, check_citations, check_use
from rulings_cli.checks.findings import Finding, Report
from rulings_cli.checks.playing import Cards, PlayedEntry, play_entry
from rulings_cli.checks.questions import check_questions, has_verdict
from rulings_cli.checks.record import FILE_NAME, RuleTexts, read_record
from rulings_cli.checks.seeds import check_seeds
from rulings_cli.checks.stale import CardTexts, check_card_texts
from rulings_cli.corpus.entries import Corpus, Entry, read_corpus
from rulings_cli.errors import CorpusError, InputError
from rulings_cli.processes import in_order
from rulings_cli.terms.citations import Edition


def check(
    paths: Sequence[Path],
    *,
    cards: Cards | None = None,
    rules: Rules | None = None,
    edition: Edition | None = None,
    select: Sequence[str] = (),
    ignore: Sequence[str] = (),
    jobs: int = 1,
    world: Any = None,
    texts: CardTexts | None = None,
) -> Report:
    """Check pages and folders of pages.

    `cards` reads a card by name (default: the pool of the corpus); `rules` is what citations are
    held against (default: the imported edition, else the record). `select` and `ignore` are
    beginnings of codes. With several `jobs` the examples are played in so many processes. With a
    `world` (what the answerer draws on) questions that have a verdict are asked. `texts` tells
    which cards were reworded (none without it). No example at all is an InputError.
    """
    corpus = read_corpus(paths)
    root = corpus_root(paths)
    if not any(each.examples for each in corpus.entries):
        raise InputError(f"there is no example in {', '.join(map(str, paths))}", "name a corpus")
    held = rules if rules is not None else rules_of(root)
    reader = cards if cards is not None else pool_reader(root)
    played = _play_all(corpus.entries, reader, edition, jobs)
    findings = [
        *_of_pages(corpus),
        *(each for entry in corpus.entries for each in check_citations(entry, held)),
        *(each for entry in corpus.entries for each in _of_texts(entry, texts)),
        *(each for one in played for each in one.findings),
        *_of_use(corpus.entries, played),
        *_of_questions(corpus.entries, world),
        *check_seeds(corpus.entries, str(paths[0]), whole=_is_whole(paths)),
    ]
    return Report(
        tuple(sorted(_chosen(findings, select, ignore), key=_order)),
        len(corpus.entries),
        sum(each.examples for each in played),
        sum(each.contrasts for each in played),
        _notes(held),
    )


# --- what the corpus is held against ----------------------------------------------------------


def corpus_root(paths: Sequence[Path]) -> Path:
    """Give the folder of the corpus that pages belong to: the nearest that has a record or pool."""
    start = paths[0].resolve()
    for each in (start, *start.parents):
        if (each / FILE_NAME).is_file() or (each / "pool.jsonl.xz").is_file():
            return each
    return start if start.is_dir() else start.parent


def pool_reader(root: Path) -> Cards:
    """Give the reader of cards of a corpus: its own pool, else that of the package's corpus."""
    from rulings_cli.corpus.pool import FILE_NAME as POOL_NAME
    from rulings_cli.corpus.pool import Pool

    package = Path(__file__).resolve().parents[1]
    for each in (root, package / "_corpus", package.parent / "corpus"):
        if (each / POOL_NAME).is_file():
            return Pool.open(each).card
    return Pool.open(root).card


def rules_of(root: Path) -> Rules:
    """Give what citations are held against: the newest imported edition, and the record."""
    record = read_record(root)
    newest = max((each.edition for each in record), default="")
    found = imported_rules()
    if found is not None and found[0] >= newest:  # an older edition tells nothing of a newer one
        return Rules(found[0], record, found[1])
    return Rules(newest, record)


def imported_rules(home: Path | str | None = None) -> tuple[str, RuleTexts] | None:
    """Give the newest imported edition and the reader of its rules; None where there is none."""
    from rulings_cli.official import store

    try:
        held = store.editions(home)
    except CorpusError:
        return None
    if not held:
        return None
    texts = {each.number: each.text for each in store.document(held[-1], home).rules}
    return held[-1], texts.get


def _notes(rules: Rules) -> tuple[str, ...]:
    if rules.texts is not None:
        return (f"citations verified against the rules of {rules.edition}",)
    if rules.record:
        return (f"citations verified by record only ({rules.edition}): no rules are imported",)
    return ("citations not verified: no rules are imported and there is no record",)


def _is_whole(paths: Sequence[Path]) -> bool:
    return any((each / FILE_NAME).is_file() for each in paths if each.is_dir())


# --- playing ----------------------------------------------------------------------------------


def _play_all(
    entries: tuple[Entry, ...], cards: Cards, edition: Edition | None, jobs: int
) -> list[PlayedEntry]:
    chunk = max(1, len(entries) // jobs // 4)
    places = range(len(entries))
    played = in_order(
        lambda at: play_entry(entries[at], cards, edition), places, processes=jobs, chunk=chunk
    )
    return list(played)


# --- findings ---------------------------------------------------------------------------------


def _of_pages(corpus: Corpus) -> Iterator[Finding]:
    for each in corpus.problems:
        yield Finding(each.code, each.path, each.line, each.column, each.message, each.hint)
    yield from _doubles(corpus.entries)
    for entry in corpus.entries:
        if not entry.examples and not has_verdict(entry):
            message = f"the entry {entry.id or entry.title!r} has no example"
            yield Finding("R013", entry.path, entry.line, 1, message, "```example an-id")


def _doubles(entries: Iterable[Entry]) -> Iterator[Finding]:
    seen: dict[tuple[str, str], str] = {}
    for entry in entries:
        found: list[tuple[str, str, int]] = [("entry", entry.id, entry.line)]
        found += [("example", each.id, each.line) for each in entry.examples]
        for kind, name, line in found:
            if not name:
                continue
            place = f"{entry.path}:{line}"
            if (kind, name) in seen:
                message = f"the {kind} {name} is there twice: {seen[kind, name]}"
                yield Finding("R012", entry.path, line, 1, message, "give one another id")
            seen.setdefault((kind, name), place)


def _of_use(entries: tuple[Entry, ...], played: list[PlayedEntry]) -> Iterator[Finding]:
    for entry, result in zip(entries, played, strict=True):
        if entry.examples and result.complete:
            yield from check_use(entry, result.used)


def _of_texts(entry: Entry, texts: CardTexts | None) -> Iterator[Finding]:
    if texts is not None:
        yield from check_card_texts(entry, texts)


def _of_questions(entries: tuple[Entry, ...], world: Any) -> Iterator[Finding]:
    for entry in entries:
        if world is not None and has_verdict(entry):
            yield from check_questions(entry, world)


def _chosen(
    findings: Iterable[Finding], select: Sequence[str], ignore: Sequence[str]
) -> Iterator[Finding]:
    for each in findings:
        if select and not each.code.startswith(tuple(select)):
            continue
        if ignore and each.code.startswith(tuple(ignore)):
            continue
        yield each


def _order(each: Finding) -> tuple[Any, ...]:
    return (each.path, each.line, each.column, each.code)
