"""Cards and rulings of the imported store, by name."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli.corpus.names import squash
from rulings_cli.errors import CorpusError, UnknownCard
from rulings_cli.official.comprehensive_rules import fold
from rulings_cli.official.opening import ADD, Home, reading, shown, store_path
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import sqlite3


class OfficialRuling(Value):
    """One ruling as its publisher gives it; `source` is `official` or `scryfall`."""

    card: str
    date: str
    source: str
    text: str


class CardFile(Value):
    """The imported file that a card is read from."""

    sha256: str
    date: str


def file_of(card_name: str, home: Home = None) -> CardFile | None:
    """Give the file that the card of that full name is read from; None where there is none."""
    if not store_path(home).is_file():
        return None
    with reading(home) as store:
        row = store.execute(
            "select sha256, date from current join files on files.id = file where card = ?",
            (card_name,),
        ).fetchone()
    return CardFile(*row) if row else None


def rulings_of(card_name: str, home: Home = None) -> tuple[OfficialRuling, ...]:
    """Give a card's official rulings, newest first; an unknown card is an UnknownCard."""
    with reading(home) as store:
        found: dict[tuple[str, str], OfficialRuling] = {}
        for name in _cards(store, card_name):
            for row in store.execute(
                "select card, date, source, texts.text from rulings "
                "join texts on id = rulings.text where card = ? order by rulings.rowid",
                (name,),
            ):
                ruling = OfficialRuling(*row)
                found.setdefault((ruling.date, fold(ruling.text)), ruling)
    return tuple(sorted(found.values(), key=lambda each: each.date, reverse=True))


def all_rulings(home: Home = None) -> Iterator[OfficialRuling]:
    """Give every imported ruling, by card and date."""
    with reading(home) as store:
        for row in store.execute(
            "select card, date, source, texts.text from rulings join texts on id = rulings.text "
            "order by card, date, rulings.rowid"
        ):
            yield OfficialRuling(*row)


def face_texts(card_name: str, home: Home = None) -> tuple[tuple[str, str], ...]:
    """Give the printed text of each face of a card as pairs of face name and text."""
    with reading(home) as store:
        return tuple(
            (str(face), str(text))
            for name in _cards(store, card_name)
            for face, text in store.execute(
                "select name, texts.text from faces join current using (card, file) "
                "join texts on texts.id = faces.text where card = ? order by side",
                (name,),
            )
        )


def _cards(store: sqlite3.Connection, card_name: str) -> tuple[str, ...]:
    """Find the full names that a name means: a card's, else the cards with a face called so."""
    key = squash(card_name)
    rows = store.execute(
        "select distinct name from cards where key = ? order by name", (key,)
    ).fetchall()
    exact = [row for row in rows if row[0].lower() == card_name.strip().lower()]
    rows = exact or rows
    if not rows:
        rows = store.execute(
            "select distinct card from faces join current using (card, file) "
            "where faces.key = ? order by card",
            (key,),
        ).fetchall()
    if not rows:
        (any_card,) = store.execute("select count(*) from cards").fetchone()
        if not any_card:
            raise CorpusError("no official card texts have been imported", ADD)
        raise UnknownCard(f"{shown(card_name)} is no card in the imported files")
    return tuple(str(row[0]) for row in rows)
