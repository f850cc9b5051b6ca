"""The imported texts as documents that can be searched: rules with glossary, rulings, cards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import TYPE_CHECKING

from rulings_cli.official.opening import Home, reading
from rulings_cli.official.store import document, glossary_entry, rules_under
from rulings_cli.search.documents import Document, as_fields

if TYPE_CHECKING:
    from rulings_cli.search.documents import Source

_TERM = "glossary "


class RulesSource:
    """The rules and the glossary of the edition in force on a day (the newest without one)."""

    kind = "rule"

    def __init__(self, date: str | None = None, home: Home = None) -> None:
        self._date = date
        self._home = home
        self._terms: dict[str, Document] | None = None

    @property
    def fingerprint(self) -> str:
        """Give the hash of the edition's file."""
        with reading(self._home) as store:
            row = store.execute(
                "select digest from editions where edition = date and (? is null or date <= ?) "
                "order by date desc limit 1",
                (self._date, self._date),
            ).fetchone()
        return str(row[0]) if row else "none"

    def documents(self) -> Iterator[Document]:
        """Give every rule, then every glossary term."""
        edition = document(self._date, self._home)
        titles = {each.number: each.title for each in edition.sections}
        for rule in edition.rules:
            section = rule.number.partition(".")[0]
            title = f"{rule.number} {titles.get(section, '')}".strip()
            yield _rule_document(rule.number, title, rule.text, rule.examples)
        for entry in edition.glossary:
            yield Document(
                "rule",
                _TERM + entry.term,
                entry.term,
                entry.definition,
                as_fields({"source": ("official",), "is": ("glossary",)}),
            )

    def document(self, key: str) -> Document | None:
        """Give one rule by its number, or one term by `glossary ` and its name."""
        if key.startswith(_TERM):
            entry = glossary_entry(key.removeprefix(_TERM), self._date, self._home)
            return Document("rule", key, entry.term, entry.definition)
        family = rules_under(key, self._date, self._home)
        rule = family.rule
        if rule is None:
            return None
        title = f"{rule.number} {family.headings[-1].title if family.headings else ''}".strip()
        return _rule_document(rule.number, title, rule.text, rule.examples)


def _rule_document(number: str, title: str, text: str, examples: tuple[str, ...]) -> Document:
    fields = as_fields({"cr": (number,), "source": ("official",), "is": ("rule",)})
    return Document("rule", number, title, "\n".join((text, *examples)), fields)


class RulingsSource:
    """The official rulings, each text once with all cards that it is on."""

    kind = "ruling"

    def __init__(self, home: Home = None) -> None:
        self._home = home

    @property
    def fingerprint(self) -> str:
        """Give the hashes of the files that rulings came from."""
        return _sources(self._home)

    def documents(self) -> Iterator[Document]:
        """Give every distinct text of a ruling."""
        with reading(self._home) as store:
            rows = store.execute(
                "select texts.id, texts.text, card, date, source from rulings "
                "join texts on texts.id = rulings.text order by texts.id, card"
            ).fetchall()
        for (key, text), same in groupby(rows, key=lambda row: (row[0], row[1])):
            yield _ruling(key, text, [row[2:] for row in same])

    def document(self, key: str) -> Document | None:
        """Give one ruling by its key in the store."""
        with reading(self._home) as store:
            rows = store.execute(
                "select texts.text, card, date, source from rulings "
                "join texts on texts.id = rulings.text where texts.id = ? order by card",
                (key,),
            ).fetchall()
        return _ruling(int(key), rows[0][0], [row[1:] for row in rows]) if rows else None


def _ruling(key: int, text: str, rows: list[tuple[str, str, str]]) -> Document:
    cards = tuple(dict.fromkeys(row[0] for row in rows))
    more = f" and {len(cards) - 1} more" if len(cards) > 1 else ""
    fields = as_fields({"card": cards, "source": dict.fromkeys(row[2] for row in rows)})
    return Document("ruling", str(key), f"{cards[0]}{more}, {rows[0][1]}", text, fields)


class CardsSource:
    """The cards of the imported card file, with their printed texts."""

    kind = "card"

    def __init__(self, home: Home = None) -> None:
        self._home = home

    @property
    def fingerprint(self) -> str:
        """Give the hash of the imported card file."""
        return _sources(self._home)

    def documents(self) -> Iterator[Document]:
        """Give every card."""
        with reading(self._home) as store:
            texts: dict[str, list[str]] = {}
            for card, text in store.execute(_FACES.format(where="1")):
                texts.setdefault(card, []).append(text)
        for card, held in texts.items():
            yield _card(card, held)

    def document(self, key: str) -> Document | None:
        """Give one card by its full name."""
        with reading(self._home) as store:
            rows = store.execute(_FACES.format(where="card = ?"), (key,)).fetchall()
        return _card(key, [row[1] for row in rows]) if rows else None


_FACES = (
    "select card, texts.text from faces join current using (card, file) "
    "join texts on texts.id = faces.text where {where} order by card, side"
)


def _card(name: str, texts: list[str]) -> Document:
    return Document("card", name, name, "\n".join(texts), as_fields({"card": (name,)}))


def _sources(home: Home) -> str:
    import hashlib

    with reading(home) as store:
        rows = store.execute(
            "select sha256 from files where kind <> 'rules' order by sha256"
        ).fetchall()
    return hashlib.sha256(repr(rows).encode()).hexdigest()


def imported_sources(date: str | None = None, home: Home = None) -> list[Source]:
    """Give a source for each kind of text that is imported; none where nothing is."""
    from rulings_cli.official.status import status

    held = status(home)
    found: list[Source] = []
    if held["editions"]:
        found.append(RulesSource(date, home))
    if held["rulings"]["count"]:
        found.append(RulingsSource(home))
    if held["cards"]["names"]:
        found.append(CardsSource(home))
    return found
