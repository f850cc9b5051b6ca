"""Add one official file to an open store; each form of file has its function."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

from rulings_cli.corpus.names import squash
from rulings_cli.errors import InputError
from rulings_cli.official.atomic_cards import PrintedCard, read_atomic_cards, read_header
from rulings_cli.official.comprehensive_rules import RulesDocument, fold, read_rules
from rulings_cli.official.files import Meter, opened
from rulings_cli.official.kinds import KNOWN
from rulings_cli.official.references import Reference, references
from rulings_cli.official.schema import EDITION_TABLES
from rulings_cli.official.scryfall_cards import read_bulk_cards
from rulings_cli.official.scryfall_rulings import read_bulk_rulings
from rulings_cli.official.set_files import read_set_file
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import sqlite3

# The rules are a book of a megabyte; what is far larger is something else.
_LARGEST_RULES = 1 << 26
# Some fifteen times what the game has; more would only fill memory and disk.
_MOST = 1_000_000


class Added(Value):
    """What a file turned out to be: its date and version, and what it holds."""

    date: str
    version: str
    counts: tuple[tuple[str, int], ...]


Adder = Callable[["sqlite3.Connection", Path, int, "Meter | None"], Added]


class _Texts:
    """The texts of cards and rulings, each stored once: half of them stand in several places."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self._store = store
        self._ids = {text: key for key, text in store.execute("select id, text from texts")}
        self._next = max(self._ids.values(), default=0) + 1

    def id_of(self, text: str) -> int:
        known = self._ids.get(text)
        if known is None:
            _check_most(self._next)
            known = self._ids[text] = self._next
            self._next += 1
            self._store.execute("insert into texts values (?, ?)", (known, text))
        return known


def _check_most(count: int) -> None:
    if count > _MOST:
        raise InputError(f"there are more than {_MOST:,} texts", "is this an official file?")


# --- rules ------------------------------------------------------------------------------------


def _add_rules(store: sqlite3.Connection, path: Path, file: int, meter: Meter | None) -> Added:
    with opened(path, meter) as stream:
        data = stream.read(_LARGEST_RULES + 1)
    if len(data) > _LARGEST_RULES:
        raise InputError(f"{path} is far too large for the rules", KNOWN)
    found = read_rules(data, str(path))
    counts = (len(found.rules), found.count_examples(), len(found.glossary))
    named = tuple(zip(("rules", "examples", "glossary"), counts, strict=True))
    digest = _digest(found)
    held = store.execute("select digest from editions where edition = ?", (found.date,)).fetchone()
    if held is None or held[0] != digest:
        if held is not None:
            _supersede(store, found.date)
        refs = references(found)
        unresolved = sum(not each.found for each in refs)
        store.execute(
            "insert into editions values (?, ?, ?, ?, ?, ?, ?, ?)",
            (found.date, found.date, file, *counts, unresolved, digest),
        )
        _write_edition(store, found, refs)
    return Added(found.date, "", named)


def _digest(found: RulesDocument) -> str:
    """Give a hash of what an edition says, however its file is written."""
    import hashlib

    return hashlib.sha256(repr(found).encode("utf-8", "replace")).hexdigest()


def _supersede(store: sqlite3.Connection, date: str) -> None:
    """Put an edition aside under a key of its own, as another file of its date is imported."""
    (sha,) = store.execute(
        "select sha256 from editions join files on files.id = file where edition = ?", (date,)
    ).fetchone()
    for table in EDITION_TABLES:
        store.execute(
            f"update {table} set edition = ? where edition = ?",  # noqa: S608  # tables of ours
            (f"{date}/{sha[:8]}", date),
        )


def _write_edition(
    store: sqlite3.Connection, found: RulesDocument, refs: Iterable[Reference]
) -> None:
    date = found.date
    store.executemany(
        "insert into sections values (?, ?, ?, ?)",
        [(date, at, each.number, each.title) for at, each in enumerate(found.sections)],
    )
    store.executemany(
        "insert or ignore into rules values (?, ?, ?, ?)",
        [(date, at, each.number, each.text) for at, each in enumerate(found.rules)],
    )
    store.executemany(
        "insert into examples values (?, ?, ?, ?)",
        [
            (date, at, rule.number, each)
            for at, rule in enumerate(found.rules)
            for each in rule.examples
        ],
    )
    store.executemany(
        "insert into glossary values (?, ?, ?, ?, ?)",
        [
            (date, at, fold(each.term), each.term, each.definition)
            for at, each in enumerate(found.glossary)
        ],
    )
    store.executemany(
        "insert into refs values (?, ?, ?, ?)",
        [(date, each.source, each.target, each.found) for each in refs],
    )


# --- cards ------------------------------------------------------------------------------------


def _add_atomic(store: sqlite3.Connection, path: Path, file: int, meter: Meter | None) -> Added:
    header = read_header(path)
    counts = _add_cards(store, read_atomic_cards(path, meter), file, path)
    return Added(header.date, header.version, counts)


def _add_set(store: sqlite3.Connection, path: Path, file: int, meter: Meter | None) -> Added:
    header = read_header(path)
    counts = _add_cards(store, read_set_file(path, meter), file, path)
    return Added(header.date, header.version, counts)


def _add_bulk_cards(store: sqlite3.Connection, path: Path, file: int, meter: Meter | None) -> Added:
    newest = ""

    def cards() -> Iterator[PrintedCard]:
        nonlocal newest
        for each in read_bulk_cards(path, meter):
            newest = max(newest, each.date)
            yield each.card

    counts = _add_cards(store, cards(), file, path)
    return Added(newest, "", counts)


def _add_cards(
    store: sqlite3.Connection, cards: Iterable[PrintedCard], file: int, path: Path
) -> tuple[tuple[str, int], ...]:
    rulings = 0
    texts = _Texts(store)
    seen: dict[str, tuple[str, ...]] = {}
    for card in cards:
        if card.name in seen:
            _add_variant(store, card, file, seen)
            continue
        seen[card.name] = card.oracle_ids
        _check_most(len(seen))
        rulings += len(card.rulings)
        _add_card(store, card, file, texts)
    if not seen:
        raise InputError(f"{path} holds no card", KNOWN)
    return (("names", len(seen)), ("rulings", rulings))


def _add_variant(
    store: sqlite3.Connection, card: PrintedCard, file: int, seen: dict[str, tuple[str, ...]]
) -> None:
    """Note that another card has a name that is known; another printing of the card is passed."""
    new = tuple(each for each in card.oracle_ids if each not in seen[card.name])
    if new and seen[card.name]:
        seen[card.name] += new
        store.execute(
            "update cards set variants = variants + 1 where name = ? and file = ?",
            (card.name, file),
        )
        _add_ids(store, card.name, new, file)


def _add_ids(store: sqlite3.Connection, name: str, ids: Iterable[str], file: int) -> None:
    store.executemany(
        "insert or ignore into oracle_ids values (?, ?, ?)", [(each, name, file) for each in ids]
    )


def _add_card(store: sqlite3.Connection, card: PrintedCard, file: int, texts: _Texts) -> None:
    store.execute(
        "insert into cards values (?, ?, ?, ?, ?, ?, ?)",
        (
            card.name,
            file,
            squash(card.name),
            card.layout,
            card.partial,
            card.variants,
            "|".join(dict.fromkeys(word for face in card.faces for word in face.keywords)),
        ),
    )
    store.executemany(
        "insert into faces values (?, ?, ?, ?, ?, ?)",
        [
            (file, card.name, each.side, each.name, squash(each.name), texts.id_of(each.text))
            for each in card.faces
        ],
    )
    _add_ids(store, card.name, card.oracle_ids, file)
    store.executemany(
        "insert into card_rulings values (?, ?, ?, ?)",
        [(file, card.name, date, texts.id_of(text)) for date, text in card.rulings],
    )


# --- rulings ----------------------------------------------------------------------------------


def _add_bulk_rulings(
    store: sqlite3.Connection, path: Path, file: int, meter: Meter | None
) -> Added:
    count = 0
    newest = ""
    texts = _Texts(store)
    for row in read_bulk_rulings(path, meter):
        count += 1
        _check_most(count)
        newest = max(newest, row.date)
        store.execute(
            "insert into bulk_rulings values (?, ?, ?, ?, ?)",
            (file, row.oracle_id, row.source, row.date, texts.id_of(row.text)),
        )
    if not count:
        raise InputError(f"{path} holds no ruling", KNOWN)
    return Added(newest, "", (("rulings", count),))


ADDERS: dict[str, Adder] = {
    "Comprehensive Rules": _add_rules,
    "AtomicCards": _add_atomic,
    "MTGJSON set": _add_set,
    "Scryfall cards": _add_bulk_cards,
    "Scryfall rulings": _add_bulk_rulings,
}
