"""Our own entries as documents that can be searched."""

from __future__ import annotations

from collections.abc import Iterable

from rulings_cli.corpus.entries import Entry
from rulings_cli.search.documents import Document, ListSource, as_fields


def entry_source(entries: Iterable[Entry]) -> ListSource:
    """Give the source of our entries for a search."""
    return ListSource("entry", [_document(each) for each in entries])


def _document(entry: Entry) -> Document:
    source, _, _ = entry.source.partition(", ")
    fields = {
        "card": (entry.page, *entry.applies_to),
        "cr": tuple(each.number for each in (*entry.cr, *entry.read)),
        "source": (source,) if source else (),
        "is": ("verified",) if entry.examples else (),
    }
    text = "\n".join((entry.prose, *entry.ask))
    return Document("entry", entry.id, entry.title, text, as_fields(fields))
