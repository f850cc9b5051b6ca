"""The imported texts as documents that can be searched: rules with glossary, rulings, cards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import TYPE_CHECKING, Any

from rulings_cli.official.opening import Home, edition_on, reading, store_path
from rulings_cli.search.documents import Document, Neighbours, as_fields

if TYPE_CHECKING:
    import sqlite3

    from rulings_cli.search.documents import Source

_TERM = "glossary "
#: How much of a neighbour is shown.
_WORDS = 9
#: Sections whose rules are each about one keyword, named by the rule's text.
_KEYWORDS = ("701.", "702.")


class RulesSource:
    """The rules and the glossary of the edition in force on a day (the newest without one)."""

    kind = "rule"

    def __init__(self, date: str | None = None, home: Home = None) -> None:
        self._date = date
        self._home = home
        self._order: list[str] = []
        self._titles: dict[str, str] = {}
        self._keywords: dict[str, str] = {}

    @property
    def fingerprint(self) -> str:
        """Give the hash of the edition's text."""
        with reading(self._home) as store:
            row = store.execute(
                "select digest from editions where edition = ?", (edition_on(store, self._date),)
            ).fetchone()
        return str(row[0])

    @property
    def kept(self) -> Sequence[str]:
        """Give the hashes of all editions."""
        with reading(self._home) as store:
            return [str(row[0]) for row in store.execute("select digest from editions")]

    def documents(self) -> Iterator[Document]:
        """Give every rule, then every glossary term."""
        with reading(self._home) as store:
            edition = edition_on(store, self._date)
            rules = self._rules(store, edition, "1", ())
            terms = _terms(store, edition, "1", ())
        yield from rules
        yield from terms

    def documents_of(self, keys: Sequence[str]) -> dict[str, Document]:
        """Give rules by number, and terms by `glossary ` and their names."""
        names = [each.removeprefix(_TERM) for each in keys if each.startswith(_TERM)]
        numbers = [each for each in keys if not each.startswith(_TERM)]
        with reading(self._home) as store:
            edition = edition_on(store, self._date)
            found = self._rules(store, edition, f"number in ({_marks(numbers)})", numbers)
            found += _terms(store, edition, f"term in ({_marks(names)})", names)
        by_id = {each.id: each for each in found}
        return {each: by_id[each] for each in keys if each in by_id}

    def _rules(
        self, store: sqlite3.Connection, edition: str, where: str, values: Iterable[str]
    ) -> list[Document]:
        # `where` is of this module; what the user typed is bound.
        self._learn(store, edition)
        held = (edition, *values)
        examples: dict[str, list[str]] = {}
        for number, text in store.execute(
            f"select number, text from examples where edition = ? and {where} order by position",  # noqa: S608
            held,
        ):
            examples.setdefault(number, []).append(text)
        rows = store.execute(
            f"select number, text from rules where edition = ? and {where} order by position",  # noqa: S608
            held,
        )
        return [self._rule(number, text, examples.get(number, [])) for number, text in rows]

    def _rule(self, number: str, text: str, examples: list[str]) -> Document:
        section, _, rest = number.partition(".")
        keyword = self._keywords.get(f"{section}.{rest.rstrip(_LETTERS)}", "")
        title = f"{number} {keyword or self._titles.get(section, '')}".strip()
        fields = {
            "cr": (number,),
            "source": ("official",),
            "is": ("rule",),
            "kw": (keyword,) if keyword else (),
        }
        return Document("rule", number, title, "\n".join((text, *examples)), as_fields(fields))

    def _learn(self, store: sqlite3.Connection, edition: str) -> None:
        """Read once the order of the rules, the titles of sections and the keywords."""
        if self._order:
            return
        self._titles = dict(
            store.execute("select number, title from sections where edition = ?", (edition,))
        )
        for number, beginning in store.execute(
            "select number, substr(text, 1, 60) from rules where edition = ? order by position",
            (edition,),
        ):
            self._order.append(number)
            if number.startswith(_KEYWORDS) and len(beginning) < 40 and "." not in beginning:
                self._keywords[number] = beginning

    def neighbours(self, keys: Sequence[str]) -> dict[str, Neighbours]:
        """Give the rules before and after each rule, of the same section."""
        with reading(self._home) as store:
            edition = edition_on(store, self._date)
            self._learn(store, edition)
            at = {number: index for index, number in enumerate(self._order)}
            near = {each: self._beside(at[each]) for each in keys if each in at}
            wanted = sorted({number for numbers in near.values() for number in numbers})
            texts = dict(
                store.execute(
                    "select number, substr(text, 1, 200) from rules "  # noqa: S608
                    f"where edition = ? and number in ({_marks(wanted)})",
                    (edition, *wanted),
                )
            )
        return {
            key: tuple((number, _beginning(texts.get(number, ""))) for number in numbers)
            for key, numbers in near.items()
        }

    def _beside(self, index: int) -> list[str]:
        section = self._order[index].partition(".")[0]
        around = (*self._order[max(0, index - 1) : index], *self._order[index + 1 : index + 2])
        return [each for each in around if each.startswith(f"{section}.")]


_LETTERS = "abcdefghijklmnopqrstuvwxyz"


def _marks(values: Sequence[str]) -> str:
    return ", ".join("?" * len(values))


def _beginning(text: str) -> str:
    words = text.split()
    return " ".join(words[:_WORDS]) + ("…" if len(words) > _WORDS else "")


def _terms(
    store: sqlite3.Connection, edition: str, where: str, values: Iterable[str]
) -> list[Document]:
    rows = store.execute(
        f"select term, definition from glossary where edition = ? and {where} order by position",  # noqa: S608
        (edition, *values),
    )
    fields = as_fields({"source": ("official",), "is": ("glossary",)})
    return [Document("rule", _TERM + term, term, text, fields) for term, text in rows]


class RulingsSource:
    """The official rulings, each text once with all cards that it is on."""

    kind = "ruling"
    kept: Sequence[str] = ()

    def __init__(self, home: Home = None) -> None:
        self._home = home

    @property
    def fingerprint(self) -> str:
        """Give the hashes of the files that rulings came from."""
        return _sources(self._home)

    def documents(self) -> Iterator[Document]:
        """Give every distinct text of a ruling."""
        yield from self._documents("", ())

    def documents_of(self, keys: Sequence[str]) -> dict[str, Document]:
        """Give rulings by their keys in the store."""
        found = self._documents(f"where rulings.text in ({_marks(keys)}) ", keys)
        by_id = {each.id: each for each in found}
        return {each: by_id[each] for each in keys if each in by_id}

    def _documents(self, where: str, values: Sequence[str]) -> Iterator[Document]:
        with reading(self._home) as store:
            rows: list[Any] = store.execute(
                "select texts.id, texts.text, card, date, source from rulings "  # noqa: S608
                f"join texts on texts.id = rulings.text {where}order by texts.id, card",
                values,
            ).fetchall()
        for (key, text), same in groupby(rows, key=lambda row: (row[0], row[1])):
            yield _ruling(key, text, [row[2:] for row in same])

    def neighbours(self, keys: Sequence[str]) -> dict[str, Neighbours]:  # noqa: ARG002  # as all sources
        """Give none: rulings have no order."""
        return {}


def _ruling(key: int, text: str, rows: list[tuple[str, str, str]]) -> Document:
    cards = tuple(dict.fromkeys(row[0] for row in rows))
    more = f" and {len(cards) - 1} more" if len(cards) > 1 else ""
    fields = {"card": cards, "source": dict.fromkeys(row[2] for row in rows), "is": ("ruling",)}
    title = f"{cards[0]}{more}, {rows[0][1]}"
    return Document("ruling", str(key), title, text, as_fields(fields))


class CardsSource:
    """The cards of the imported card files, with their printed texts."""

    kind = "card"
    kept: Sequence[str] = ()

    def __init__(self, home: Home = None) -> None:
        self._home = home

    @property
    def fingerprint(self) -> str:
        """Give the hashes of the imported card files."""
        return _sources(self._home)

    def documents(self) -> Iterator[Document]:
        """Give every card."""
        yield from self._documents("", ())

    def documents_of(self, keys: Sequence[str]) -> dict[str, Document]:
        """Give cards by their full names."""
        found = self._documents(f"where cards.name in ({_marks(keys)}) ", keys)
        by_id = {each.id: each for each in found}
        return {each: by_id[each] for each in keys if each in by_id}

    def _documents(self, where: str, values: Sequence[str]) -> Iterator[Document]:
        with reading(self._home) as store:
            rows: list[Any] = store.execute(
                "select cards.name, keywords, texts.text from cards "  # noqa: S608
                "join current on current.card = cards.name and current.file = cards.file "
                "join faces on faces.card = cards.name and faces.file = cards.file "
                f"join texts on texts.id = faces.text {where}order by cards.name, side",
                values,
            ).fetchall()
        for (name, keywords), same in groupby(rows, key=lambda row: (row[0], row[1])):
            held = keywords.split("|") if keywords else ()
            fields = as_fields({"card": (name,), "kw": held, "is": ("card",)})
            yield Document("card", name, name, "\n".join(row[2] for row in same), fields)

    def neighbours(self, keys: Sequence[str]) -> dict[str, Neighbours]:  # noqa: ARG002  # as all sources
        """Give none: cards have no order."""
        return {}


def _sources(home: Home) -> str:
    import hashlib

    with reading(home) as store:
        rows = store.execute(
            "select sha256 from files where kind <> 'rules' order by sha256"
        ).fetchall()
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def imported_sources(date: str | None = None, home: Home = None) -> list[Source]:
    """Give a source for each kind of text that is imported; none where nothing is."""
    if not store_path(home).is_file():
        return []
    with reading(home) as store:
        rules, rulings, cards = (
            store.execute(f"select exists (select 1 from {table})").fetchone()[0]  # noqa: S608
            for table in ("editions", "rulings", "current")
        )
    found: list[Source] = []
    if rules:
        found.append(RulesSource(date, home))
    if rulings:
        found.append(RulingsSource(home))
    if cards:
        found.append(CardsSource(home))
    return found
