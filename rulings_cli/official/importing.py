"""Import the publishers' files into the user's store, all of them or none."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

from rulings_cli.corpus.folders import exclusive, flush_to_disk, writing
from rulings_cli.errors import CorpusError, InputError
from rulings_cli.official.adding import ADDERS
from rulings_cli.official.files import digest
from rulings_cli.official.kinds import KINDS, KNOWN, form_of
from rulings_cli.official.kinds import kind_of as kind_of
from rulings_cli.official.opening import Home, Progress, reading, store_path
from rulings_cli.official.schema import SCHEMA, VERSION
from rulings_cli.official.settling import settle
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import sqlite3

#: Told which file is read, how many of its bytes have been, and how many it has.
FileMeter = Callable[[str, int, int], None]


class Imported(Value):
    """What became of one file: its kind and form, the date it is of and its counts.

    `changed` is False where the store held the same file already.
    """

    path: str
    kind: str
    date: str
    sha256: str
    changed: bool
    counts: tuple[tuple[str, int], ...] = ()
    form: str = ""


class _Found(Value):
    """A file that is to be imported."""

    path: Path
    form: str
    sha256: str


def add_files(
    paths: Iterable[Path | str],
    home: Home = None,
    progress: Progress | None = None,
    meter: FileMeter | None = None,
) -> list[Imported]:
    """Import files into the store and say what each was, in the order given.

    Either all are imported or the store stays as it was. A file that it holds already (by sha256)
    changes nothing. A damaged store is put aside under another name, never thrown away.
    `progress` gets one line of text at a time, `meter` how far the reading is.
    """
    say = progress or (lambda _: None)
    files = [_Found(Path(each), form_of(Path(each)), digest(Path(each))) for each in paths]
    if not files:
        raise InputError("no file was named", KNOWN)
    target = store_path(home)
    if (known := _known(files, home)) is not None:
        return known
    with exclusive(target.parent):
        held = _held(target, home, say)
        if all(each.sha256 in held for each in files):
            return [held[each.sha256].evolve(path=str(each.path)) for each in files]
        return _write(target, files, held, say, meter)


def _known(files: list[_Found], home: Home) -> list[Imported] | None:
    """Give what the store says of the files, if it holds them all; nothing is locked for it."""
    try:
        held = _sound(home)
    except CorpusError:
        return None
    if not all(each.sha256 in held for each in files):
        return None
    return [held[each.sha256].evolve(path=str(each.path)) for each in files]


def _sound(home: Home) -> dict[str, Imported]:
    """Give what a sound store holds, by sha256."""
    with reading(home) as store:
        (sound,) = store.execute("pragma quick_check(1)").fetchone()
        if sound != "ok":
            raise CorpusError(f"{store_path(home)} is damaged: {sound}")
        return _imported(store)


def _held(target: Path, home: Home, say: Progress) -> dict[str, Imported]:
    """Give what the store holds, by sha256; put a damaged one aside."""
    if not target.is_file():
        return {}
    try:
        return _sound(home)
    except CorpusError as error:
        aside = target.with_name(f"official.damaged-{digest(target)[:8]}.sqlite")
        with writing(aside):
            target.replace(aside)
        say(f"{error}; it is kept as {aside.name}, and a new store is written")
        return {}


def _imported(store: sqlite3.Connection) -> dict[str, Imported]:
    import json

    found = {}
    for sha, kind, form, date, name, counts in store.execute(
        "select sha256, kind, form, date, name, counts from files"
    ):
        counted = tuple((str(what), int(count)) for what, count in json.loads(counts))
        found[sha] = Imported(name, kind, date, sha, False, counted, form)
    return found


def _write(
    target: Path,
    files: list[_Found],
    held: dict[str, Imported],
    say: Progress,
    meter: FileMeter | None,
) -> list[Imported]:
    import shutil
    import sqlite3

    partial = target.with_name("official.sqlite.partial")
    try:
        with writing(partial):
            partial.unlink(missing_ok=True)
            if target.is_file():
                shutil.copyfile(target, partial)
            new = not partial.exists()
            with closing(sqlite3.connect(partial)) as store:
                # Nobody else sees this file, and a half of it is thrown away: no journal.
                store.execute("pragma journal_mode = off")
                store.execute("pragma synchronous = off")
                if new:
                    store.executescript(SCHEMA + f"pragma user_version = {VERSION};")
                done = [_add(store, each, held, say, meter) for each in files]
                say("sorting what was read")
                settle(store)
                store.commit()
                store.execute("vacuum")
            flush_to_disk(partial)
            partial.replace(target)
            flush_to_disk(target.parent)
    except sqlite3.Error as error:
        raise CorpusError(
            f"{partial} cannot be written: {error}", "is the disk full? the former store is intact"
        ) from error
    finally:
        partial.unlink(missing_ok=True)
    return done


def _add(
    store: sqlite3.Connection,
    each: _Found,
    held: dict[str, Imported],
    say: Progress,
    meter: FileMeter | None,
) -> Imported:
    """Add one file, unless it is held, or was named twice."""
    import json
    from datetime import UTC, datetime

    path = str(each.path)
    if each.sha256 in held:
        return held[each.sha256].evolve(path=path)
    say(f"reading {path}")
    row = store.execute("insert into files(sha256) values (?)", (each.sha256,))
    told = None if meter is None else lambda read, size: meter(path, read, size)
    kind = KINDS[each.form]
    try:
        added = ADDERS[each.form](store, each.path, int(row.lastrowid or 0), told)
    except UnicodeEncodeError as error:
        raise InputError(f"{path} holds half of a character: {error.reason}", KNOWN) from error
    store.execute(
        "update files set kind = ?, form = ?, date = ?, version = ?, name = ?, size = ?, "
        "added = ?, counts = ? where id = ?",
        (
            kind,
            each.form,
            added.date,
            added.version,
            each.path.name,
            each.path.stat().st_size,
            datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%SZ"),
            json.dumps(added.counts),
            row.lastrowid,
        ),
    )
    found = Imported(path, kind, added.date, each.sha256, True, added.counts, each.form)
    held[each.sha256] = found.evolve(changed=False)
    return found
