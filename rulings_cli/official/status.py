"""What the store holds: editions, cards and rulings with dates, counts, hashes and age."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.official.opening import Home, reading, store_path

if TYPE_CHECKING:
    import sqlite3

_EDITION = (
    "date", "rules", "examples", "glossary", "sha256", "unresolved", "added", "age_days", "file",
)  # fmt: skip


def status(home: Home = None) -> dict[str, Any]:
    """Describe the store: its editions, its cards and its rulings, with counts and hashes.

    An empty store has no editions and zero counts; only a damaged one is an error. Ages are in
    days since the date that a file is of. `superseded` are editions that another file of the same
    date took the place of.
    """
    if not store_path(home).is_file():
        nothing = {"date": None, "version": None, "sha256": None}
        return {
            "editions": [],
            "superseded": [],
            "cards": {"names": 0, "faces": 0, **nothing, "files": []},
            "rulings": {"count": 0, "names": 0, "newest": None, "sources": []},
        }
    with reading(home) as store:
        return {
            "editions": _editions(store, superseded=False),
            "superseded": _editions(store, superseded=True),
            "cards": _cards(store),
            "rulings": _rulings(store),
        }


def _editions(store: sqlite3.Connection, *, superseded: bool) -> list[dict[str, Any]]:
    rows = store.execute(
        "select editions.date, rules, examples, glossary, sha256, unresolved, added, "
        "cast(julianday('now') - julianday(editions.date) as int), files.name "
        "from editions join files on files.id = file where (edition <> editions.date) = ? "
        "order by edition",
        (superseded,),
    )
    found = [dict(zip(_EDITION, row, strict=True)) for row in rows]
    for each in found:
        if each["unresolved"]:
            refs = store.execute(
                "select source, target from refs where edition = ? and not found", (each["date"],)
            )
            each["leads_nowhere"] = [f"{source} to {target}" for source, target in refs]
    return found


def _files(store: sqlite3.Connection, kind: str) -> list[dict[str, Any]]:
    """Give the files of a kind that something is read from, the newest first."""
    keys = ("form", "date", "version", "sha256", "added", "file", "age_days", "used")
    rows = store.execute(
        "select form, files.date, version, sha256, added, files.name, "
        "cast(julianday('now') - julianday(nullif(files.date, '')) as int), "
        "(select count(*) from current where file = files.id) "
        "from files where kind = ? order by files.date desc, sha256 desc",
        (kind,),
    )
    return [dict(zip(keys, row, strict=True)) for row in rows]


def _cards(store: sqlite3.Connection) -> dict[str, Any]:
    names, faces = store.execute(
        "select (select count(*) from current), "
        "(select count(*) from faces join current using (card, file))"
    ).fetchone()
    files = _files(store, "cards")
    used = [each for each in files if each["used"]]
    first = max(used, key=lambda each: each["used"], default=None)
    about = {each: first[each] if first else None for each in ("date", "version", "sha256")}
    return {"names": names, "faces": faces, **about, "files": used}


def _rulings(store: sqlite3.Connection) -> dict[str, Any]:
    count, names, newest = store.execute(
        "select count(*), count(distinct card), max(date) from rulings"
    ).fetchone()
    rows = store.execute(
        "select kind, files.date, sha256, form, added, count(*) from files join ("
        "select file from card_rulings union all select file from bulk_rulings) on file = id "
        "group by id order by kind, files.date desc"
    )
    keys = ("kind", "date", "sha256", "form", "added", "rows")
    sources = [dict(zip(keys, row, strict=True)) for row in rows]
    return {"count": count, "names": names, "newest": newest, "sources": sources}
