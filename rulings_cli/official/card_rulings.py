"""The rulings on one card: our entries, and the official ones that the user has imported."""

from __future__ import annotations

from pathlib import Path

from rulings_cli.abilities.cards import Card
from rulings_cli.corpus.entries import Entry, pages, read_page
from rulings_cli.errors import CorpusError, UnknownCard
from rulings_cli.official.cards_held import rulings_of
from rulings_cli.official.opening import Home, store_path
from rulings_cli.terms.values import Value


class Ruling(Value):
    """A ruling on a card: ours has an id and its status says how it is shown to be so.

    An official one has no id; `proof` is the entry that proves it, its status says how it came out.
    """

    text: str
    source: str
    date: str = ""
    id: str = ""
    status: str = ""
    proof: str = ""


def rulings_on(card: Card, corpus: Path, home: Home = None) -> list[Ruling]:
    """Give the rulings on a card, newest first; only the pages that name it are read."""
    names = {card.name, *(each.name for each in card.faces)}
    found: list[Ruling] = []
    for path in pages([corpus / "cards"]) if (corpus / "cards").is_dir() else ():
        text = path.read_text(encoding="utf-8")
        if any(each in text for each in names):
            entries, _ = read_page(text, str(path))
            found += [_ours(each) for each in entries if each.page in names]
    if store_path(home).is_file():
        found += _official(card, home)
    return sorted(found, key=lambda each: each.date, reverse=True)


def _ours(entry: Entry) -> Ruling:
    source, _, date = entry.source.partition(", ")
    count = len(entry.examples)
    played = "no example" if not count else "1 example" if count == 1 else f"{count} examples"
    return Ruling(entry.title, f"ours on {source}", date, entry.id, played)


def _official(card: Card, home: Home) -> list[Ruling]:
    try:
        held = rulings_of(card.name, home)
    except (UnknownCard, CorpusError):
        return []  # rules may be imported without cards, or cards that lack this one
    return [Ruling(each.text, each.source, each.date) for each in held]
