"""What holds of all imported files together: the newest text of each card, all rulings once."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.official.comprehensive_rules import fold
from rulings_cli.official.schema import CARD_TABLES

if TYPE_CHECKING:
    import sqlite3

# The order of imports does not count: the newest file is that of the latest date, and of two of
# one date that with the greater hash.
_NEWEST = """
select {of}, file from (
  select {of}, file, row_number() over (partition by {of} order by day desc, sha256 desc) at
  from (select distinct {of}, file from {table})
  join (select id, date day, sha256 from files) on id = file)
where at = 1
"""


def settle(store: sqlite3.Connection) -> None:
    """Choose the file that each card is read from, and join all rulings into one list."""
    store.execute("delete from current")
    store.execute("insert into current " + _NEWEST.format(of="name", table="cards"))
    _join_rulings(store)
    _drop_unused(store)


def _join_rulings(store: sqlite3.Connection) -> None:
    """Make one list of rulings out of those in the card files and those in the bulk files.

    The two repeat each other with other quotation marks; the bulk file also tells the source.
    """
    store.execute("delete from rulings")
    for table, of in (("card_rulings", "card"), ("bulk_rulings", "oracle_id")):
        store.execute(f"drop table if exists temp.newest_{table}")
        store.execute(f"create temp table newest_{table} as " + _NEWEST.format(of=of, table=table))
    rows = store.execute(
        "select ids.card, bulk.date, bulk.source, bulk.text from bulk_rulings bulk "
        "join newest_bulk_rulings using (oracle_id, file) "
        "join (select distinct oracle_id, card from oracle_ids) ids using (oracle_id) "
        "union all select card, date, 'official', text from card_rulings "
        "join newest_card_rulings using (card, file)"
    ).fetchall()
    folded = {key: fold(text) for key, text in store.execute(_RULING_TEXTS)}
    kept: dict[tuple[str, str, str], tuple[str, str, str, int]] = {}
    for row in rows:
        kept.setdefault((row[0], row[1], folded[row[3]]), row)
    store.executemany("insert into rulings values (?, ?, ?, ?)", kept.values())


_RULING_TEXTS = (
    "select id, text from texts where id in "
    "(select text from card_rulings union select text from bulk_rulings)"
)


def _drop_unused(store: sqlite3.Connection) -> None:
    """Drop what older files of cards and rulings hold and newer ones have too."""
    for table in CARD_TABLES:
        store.execute(
            f"delete from {table} where file not in (select file from current) "  # noqa: S608
            "and file not in (select file from newest_card_rulings)"
        )
    store.execute(
        "delete from bulk_rulings where file not in (select file from newest_bulk_rulings)"
    )
    store.execute(
        "delete from texts where id not in (select text from faces union "
        "select text from card_rulings union select text from bulk_rulings)"
    )
