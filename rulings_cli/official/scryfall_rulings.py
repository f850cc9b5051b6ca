"""Read Scryfall's bulk file of rulings: a JSON array or one object a line, plain or packed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from rulings_cli.errors import InputError
from rulings_cli.official.files import Meter, opened
from rulings_cli.official.json_values import JsonReader
from rulings_cli.terms.values import Value

_SOURCES = {"wotc": "official"}


class BulkRuling(Value):
    """One ruling on the card with that oracle id; `source` is `official` or `scryfall`."""

    oracle_id: str
    source: str
    date: str
    text: str


def read_bulk_rulings(path: Path, meter: Meter | None = None) -> Iterator[BulkRuling]:
    """Give every ruling of the file; a row of another kind is an InputError that counts to it."""
    with opened(path, meter) as stream:
        for number, row in enumerate(JsonReader(stream, str(path)).rows(), 1):
            try:
                if row.get("object", "ruling") != "ruling":
                    raise KeyError(f"a {row['object']!r} is no ruling")
                source = str(row["source"])
                yield BulkRuling(
                    oracle_id=str(row["oracle_id"]),
                    source=_SOURCES.get(source, source),
                    date=str(row["published_at"]),
                    text=str(row["comment"]),
                )
            except (KeyError, TypeError, AttributeError) as error:
                raise InputError(
                    f"{path} has a row that is no ruling: number {number} ({error})",
                    "give Scryfall's bulk file of rulings as it was downloaded",
                ) from error
