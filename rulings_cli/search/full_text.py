"""The index of what is many: rulings and card texts, in SQLite's full text search.

Measured on 25,000 texts of rulings and 35,000 of cards: whoosh takes 43 s to build and half a
second for a long question, this takes a few seconds and milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.names import squash
from rulings_cli.search.documents import Document
from rulings_cli.search.queries import Group, SearchQuery
from rulings_cli.search.whoosh_index import field_terms
from rulings_cli.search.words import stem_of, stems_of, words_of

if TYPE_CHECKING:
    import sqlite3

FILE_NAME = "texts.sqlite"
LAYOUT = "full text 1"
# Words come in split and folded; all that they are made of belongs to them.
_TOKENS = "unicode61 remove_diacritics 0 tokenchars '+-/{}.*_'''"
_SCHEMA = f"""
create virtual table texts using fts5(
  title, words, stems, fields, content='', tokenize="{_TOKENS}");
create virtual table vocabulary using fts5vocab(texts, row);
create table keys(id integer primary key, key text);
"""
_WEIGHTS = "2.0, 1.2, 1.0, 0.0"


def build(documents: Iterable[Document], folder: Path) -> None:
    """Write an index of the documents into an empty folder."""
    import sqlite3

    with closing(sqlite3.connect(folder / FILE_NAME)) as store:
        _fill(store, documents)
        store.execute("vacuum")


def opened(folder: Path) -> FullTextIndex:
    """Open the index in a folder."""
    import sqlite3

    uri = (folder / FILE_NAME).absolute().as_uri()
    return FullTextIndex(sqlite3.connect(f"{uri}?mode=ro&immutable=1", uri=True))


def in_memory(documents: Iterable[Document]) -> FullTextIndex:
    """Make an index that is gone with the process."""
    import sqlite3

    store = sqlite3.connect(":memory:")
    _fill(store, documents)
    return FullTextIndex(store)


def _fill(store: sqlite3.Connection, documents: Iterable[Document]) -> None:
    store.execute("pragma journal_mode = off")
    store.execute("pragma synchronous = off")
    store.executescript(_SCHEMA)
    store.execute("begin")
    for number, each in enumerate(documents, 1):
        title = words_of(each.title)
        words = words_of(each.text)
        # As in the index of rules: a word that is its own stem is found as a word.
        stems = [stem for stem, word in zip(stems_of(words), words, strict=True) if stem != word]
        fields = [
            f"{name}_{term}" for name, held in each.fields for term in field_terms(name, held)
        ]
        store.execute(
            "insert into texts(rowid, title, words, stems, fields) values (?, ?, ?, ?, ?)",
            (number, *(" ".join(part) for part in (stems_of(title), words, stems, fields))),
        )
        store.execute("insert into keys values (?, ?)", (number, each.id))
    store.execute("insert into texts(texts) values ('optimize')")
    store.commit()


class FullTextIndex:
    """An open index; it is used by one thread."""

    def __init__(self, store: sqlite3.Connection) -> None:
        self._store = store
        (self.size,) = store.execute("select count(*) from keys").fetchone()
        self._frequencies: dict[str, int] = {}

    def frequency(self, word: str) -> int:
        """Give in how many documents a word, or its stem, occurs."""
        known = self._frequencies.get(word)
        if known is None:
            rows = self._store.execute(
                "select doc from vocabulary where term in (?, ?)", (word, stem_of(word))
            )
            known = self._frequencies[word] = max((int(row[0]) for row in rows), default=0)
        return known

    def words(self) -> Iterator[str]:
        """Give every word of the index."""
        for (word,) in self._store.execute("select term from vocabulary"):
            if "_" not in word:
                yield str(word)

    def best(self, asked: SearchQuery, groups: Sequence[Group], limit: int) -> dict[str, float]:
        """Give the documents that fit best by these groups, by id with their scores.

        Phrases and fields of the query must hold.
        """
        needed = " AND ".join([*map(_field, asked.fields), *map(_phrase, asked.phrases)])
        ranked = " OR ".join(_group(each) for each in groups)
        both = " AND ".join(f"({each})" for each in (needed, ranked) if each)
        found = self._matching(both, limit) if ranked else {}
        if needed and len(found) < limit:
            for key in self._matching(f"({needed})", limit):
                found.setdefault(key, 0.0)
        return found

    def _matching(self, expression: str, limit: int) -> dict[str, float]:
        rows: Iterable[Any] = self._store.execute(
            f"select key, -score from (select rowid, bm25(texts, {_WEIGHTS}) score from texts "  # noqa: S608
            "where texts match ? order by score limit ?) join keys on keys.id = rowid",
            (expression, limit),
        )
        return {str(key): float(score) for key, score in rows}


def _field(pair: tuple[str, str]) -> str:
    name, value = pair
    if name == "cr":
        return f'fields : "cr_{_escaped(value.lower().rstrip("."))}"'
    text = f'fields : "{name}_{_escaped(squash(value))}"'
    return f"{text} *" if name == "card" else text


def _phrase(words: str) -> str:
    return f'words : "{_escaped(words)}"'


def _group(group: Group) -> str:
    found: dict[str, None] = {}
    for each in group.alternatives:
        if " " in each:
            found[_phrase(each)] = None
            continue
        stem = stem_of(each)
        if stem != each:
            found[f'{{words}} : "{_escaped(each)}"'] = None
        found[f'{{title words stems}} : "{_escaped(stem)}"'] = None
    return " OR ".join(found)


def _escaped(text: str) -> str:
    return text.replace('"', '""')
