"""Import the publishers' files into the user's store, all of them or none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rulings_cli.corpus.folders import exclusive, flush_to_disk, writing
from rulings_cli.corpus.names import squash
from rulings_cli.errors import CorpusError, InputError
from rulings_cli.official.atomic_cards import PrintedCard, read_atomic_cards, read_header
from rulings_cli.official.comprehensive_rules import (
    decode_text,
    fold,
    is_comprehensive_rules,
    read_rules,
)
from rulings_cli.official.files import digest, opened
from rulings_cli.official.scryfall_rulings import read_bulk_rulings
from rulings_cli.official.store import VERSION, Home, Progress, reading, store_path
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import sqlite3

_SCHEMA = """
create table editions(date text primary key, rules int, examples int, glossary int,
                      sha256 text, file text);
create table sections(edition text, position int, number text, title text);
create table rules(edition text, position int, number text, text text,
                   primary key (edition, number)) without rowid;
create table examples(edition text, position int, number text, text text);
create index examples_of on examples(edition, number);
create table glossary(edition text, position int, folded text, term text, definition text);
create table sources(kind text primary key, date text, version text, sha256 text, file text,
                     rulings int);
create table cards(name text primary key, key text, layout text, partial int, variants int)
  without rowid;
create index cards_by_key on cards(key);
create table faces(card text, side text, name text, key text, text text);
create index faces_of on faces(card);
create index faces_by_key on faces(key);
create table oracle_ids(oracle_id text primary key, card text) without rowid;
create table texts(id integer primary key, text text);
create table card_rulings(card text, date text, text int);
create table bulk_rulings(oracle_id text, source text, date text, text int);
create table rulings(card text, date text, source text, text int);
create index rulings_by_card on rulings(card);
create index rulings_by_text on rulings(text);
"""
_KNOWN = (
    "give the Comprehensive Rules (.txt), MTGJSON's AtomicCards or Scryfall's bulk file of rulings "
    "(.json, .gz or .xz)"
)


class Imported(Value):
    """What became of one file: its kind, the date it is of and its counts.

    `changed` is False where the store held the same file already.
    """

    path: str
    kind: str
    date: str
    sha256: str
    changed: bool
    counts: tuple[tuple[str, int], ...] = ()


def kind_of(path: Path) -> str:
    """Tell by its content what a file is: `rules`, `cards` or `rulings`.

    Everything else is an InputError that says what the file looks like.
    """
    with opened(path) as stream:
        head = stream.read(4096)
    if not head.strip():
        raise InputError(f"{path} is empty", _KNOWN)
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start[:1] in (b"{", b"["):
        return _json_kind(path, start.decode("utf-8", "replace"))
    if is_comprehensive_rules(decode_text(head, str(path), errors="replace")):
        return "rules"
    raise InputError(f"{path} is none of the files that can be imported", _KNOWN)


def _json_kind(path: Path, start: str) -> str:
    import re

    row = re.match(r'\[?\s*\{\s*"object"\s*:\s*"(\w+)"', start)
    if row is not None and row[1] == "ruling":
        return "rulings"
    if row is not None:
        what = {"list": "one answer of Scryfall's", "card": "Scryfall's file of cards"}
        found = what.get(row[1], f"an object of Scryfall's ({row[1]})")
        raise InputError(f"{path} is {found}, which is not imported", _KNOWN)
    if re.match(r'\{\s*"(meta|data)"\s*:\s*\{', start):
        return "cards"
    raise InputError(f"{path} is JSON, but none of the files that can be imported", _KNOWN)


def add_files(
    paths: Iterable[Path | str], home: Home = None, progress: Progress | None = None
) -> list[Imported]:
    """Import files into the store and say what each was, in the order given.

    Either all are imported or the store stays as it was. A file that it holds already (by sha256)
    changes nothing. A damaged store is put aside under another name, never thrown away.
    `progress` gets one line of text at a time.
    """
    say = progress or (lambda _: None)
    files = [(Path(each), kind_of(Path(each)), digest(Path(each))) for each in paths]
    if not files:
        raise InputError("no file was named", _KNOWN)
    target = store_path(home)
    with exclusive(target.parent):
        held = _held(target, home, say)
        if all(sha in held for _, _, sha in files):
            return [held[sha].evolve(path=str(path), changed=False) for path, _, sha in files]
        return _write(target, files, held, say)


def _held(target: Path, home: Home, say: Progress) -> dict[str, Imported]:
    """Give what the store holds, by sha256; put a damaged one aside."""
    if not target.is_file():
        return {}
    try:
        with reading(home) as store:
            (sound,) = store.execute("pragma quick_check(1)").fetchone()
            if sound != "ok":
                raise CorpusError(f"{target} is damaged: {sound}")
            return _imported(store)
    except CorpusError as error:
        aside = target.with_name(f"official.damaged-{digest(target)[:8]}.sqlite")
        with writing(aside):
            target.replace(aside)
        say(f"{error}; it is kept as {aside.name}, and a new store is written")
        return {}


def _imported(store: sqlite3.Connection) -> dict[str, Imported]:
    found = {}
    for date, rules, examples, glossary, sha, file in store.execute(
        "select date, rules, examples, glossary, sha256, file from editions"
    ):
        counts = (("rules", rules), ("examples", examples), ("glossary", glossary))
        found[sha] = Imported(file, "rules", date, sha, False, counts)
    for kind, date, sha, file, rulings in store.execute(
        "select kind, date, sha256, file, rulings from sources"
    ):
        names = store.execute("select count(*) from cards").fetchone()[0]
        counted = (("names", names), ("rulings", rulings))
        found[sha] = Imported(file, kind, date, sha, False, counted[kind != "cards" :])
    return found


def _write(
    target: Path, files: list[tuple[Path, str, str]], held: dict[str, Imported], say: Progress
) -> list[Imported]:
    import shutil
    import sqlite3

    partial = target.with_name("official.sqlite.partial")
    done: list[Imported] = []
    try:
        with writing(partial):
            partial.unlink(missing_ok=True)
            if target.is_file():
                shutil.copyfile(target, partial)
            new = not partial.exists()
            with closing(sqlite3.connect(partial)) as store:
                store.execute("pragma journal_mode = off")
                store.execute("pragma synchronous = off")
                if new:
                    store.executescript(_SCHEMA + f"pragma user_version = {VERSION};")
                for path, kind, sha in files:
                    if sha in held:
                        done.append(held[sha].evolve(path=str(path), changed=False))
                        continue
                    say(f"reading {path}")
                    done.append(_ADDERS[kind](store, path, sha))
                _join_rulings(store)
                store.commit()
                store.execute("vacuum")
            flush_to_disk(partial)
            partial.replace(target)
    except sqlite3.Error as error:
        raise CorpusError(
            f"{partial} cannot be written: {error}", "is the disk full? the former store is intact"
        ) from error
    finally:
        partial.unlink(missing_ok=True)
    return done


class _Texts:
    """The texts of rulings, each stored once: half of them stand on several cards."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self._store = store
        self._ids = {text: key for key, text in store.execute("select id, text from texts")}
        self._next = max(self._ids.values(), default=0) + 1

    def id_of(self, text: str) -> int:
        known = self._ids.get(text)
        if known is None:
            known = self._ids[text] = self._next
            self._next += 1
            self._store.execute("insert into texts values (?, ?)", (known, text))
        return known


def _add_rules(store: sqlite3.Connection, path: Path, sha: str) -> Imported:
    with opened(path) as stream:
        found = read_rules(stream.read(), str(path))
    for table in ("sections", "rules", "examples", "glossary"):
        store.execute(f"delete from {table} where edition = ?", (found.date,))  # noqa: S608
    store.executemany(
        "insert into sections values (?, ?, ?, ?)",
        [(found.date, at, each.number, each.title) for at, each in enumerate(found.sections)],
    )
    store.executemany(
        "insert or ignore into rules values (?, ?, ?, ?)",
        [(found.date, at, each.number, each.text) for at, each in enumerate(found.rules)],
    )
    store.executemany(
        "insert into examples values (?, ?, ?, ?)",
        [
            (found.date, at, rule.number, each)
            for at, rule in enumerate(found.rules)
            for each in rule.examples
        ],
    )
    store.executemany(
        "insert into glossary values (?, ?, ?, ?, ?)",
        [
            (found.date, at, fold(each.term), each.term, each.definition)
            for at, each in enumerate(found.glossary)
        ],
    )
    counts = (len(found.rules), found.count_examples(), len(found.glossary))
    store.execute(
        "insert or replace into editions values (?, ?, ?, ?, ?, ?)",
        (found.date, *counts, sha, path.name),
    )
    named = tuple(zip(("rules", "examples", "glossary"), counts, strict=True))
    return Imported(str(path), "rules", found.date, sha, True, named)


def _add_cards(store: sqlite3.Connection, path: Path, sha: str) -> Imported:
    for table in ("cards", "faces", "oracle_ids", "card_rulings"):
        store.execute(f"delete from {table}")  # noqa: S608  # table names of ours
    names = rulings = 0
    texts = _Texts(store)
    for card in read_atomic_cards(path):
        names += 1
        rulings += len(card.rulings)
        _add_card(store, card, texts)
    if not names:
        raise InputError(f"{path} holds no card", _KNOWN)
    header = read_header(path)
    store.execute(
        "insert or replace into sources values ('cards', ?, ?, ?, ?, ?)",
        (header.date, header.version, sha, path.name, rulings),
    )
    counts = (("names", names), ("rulings", rulings))
    return Imported(str(path), "cards", header.date, sha, True, counts)


def _add_card(store: sqlite3.Connection, card: PrintedCard, texts: _Texts) -> None:
    store.execute(
        "insert or replace into cards values (?, ?, ?, ?, ?)",
        (card.name, squash(card.name), card.layout, card.partial, card.variants),
    )
    store.executemany(
        "insert into faces values (?, ?, ?, ?, ?)",
        [(card.name, each.side, each.name, squash(each.name), each.text) for each in card.faces],
    )
    store.executemany(
        "insert or ignore into oracle_ids values (?, ?)",
        [(each, card.name) for each in card.oracle_ids],
    )
    store.executemany(
        "insert into card_rulings values (?, ?, ?)",
        [(card.name, date, texts.id_of(text)) for date, text in card.rulings],
    )


def _add_bulk_rulings(store: sqlite3.Connection, path: Path, sha: str) -> Imported:
    store.execute("delete from bulk_rulings")
    count = 0
    newest = ""
    texts = _Texts(store)
    for row in read_bulk_rulings(path):
        count += 1
        newest = max(newest, row.date)
        store.execute(
            "insert into bulk_rulings values (?, ?, ?, ?)",
            (row.oracle_id, row.source, row.date, texts.id_of(row.text)),
        )
    if not count:
        raise InputError(f"{path} holds no ruling", _KNOWN)
    store.execute(
        "insert or replace into sources values ('rulings', ?, '', ?, ?, ?)",
        (newest, sha, path.name, count),
    )
    return Imported(str(path), "rulings", newest, sha, True, (("rulings", count),))


_ADDERS: dict[str, Callable[[sqlite3.Connection, Path, str], Imported]] = {
    "rules": _add_rules,
    "cards": _add_cards,
    "rulings": _add_bulk_rulings,
}


def _join_rulings(store: sqlite3.Connection) -> None:
    """Make one list of rulings out of those in the card file and those in the bulk file.

    The two repeat each other with other quotation marks; the bulk file also tells the source.
    """
    store.execute("delete from rulings")
    store.execute(
        "delete from texts where id not in "
        "(select text from card_rulings union select text from bulk_rulings)"
    )
    folded = {key: fold(text) for key, text in store.execute("select id, text from texts")}
    seen: set[tuple[str, str, str]] = set()
    rows = store.execute(
        "select card, date, source, text from bulk_rulings join oracle_ids using (oracle_id) "
        "union all select card, date, 'official', text from card_rulings"
    ).fetchall()
    for card, date, source, text in rows:
        key = (card, date, folded[text])
        if key not in seen:
            seen.add(key)
            store.execute("insert into rulings values (?, ?, ?, ?)", (card, date, source, text))
