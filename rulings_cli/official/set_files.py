"""Read MTGJSON's files of sets: one set, or all printings, as cards without their printings."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulings_cli.errors import InputError
from rulings_cli.official.atomic_cards import PrintedCard, card_of_rows
from rulings_cli.official.files import Meter, opened
from rulings_cli.official.json_values import JsonReader

_HINT = "give a set file or AllPrintings of MTGJSON as it was downloaded"
#: What a set has beside its cards; in a file of all printings sets stand here, by their codes.
_CARDS = "cards"


def read_set_file(path: Path, meter: Meter | None = None) -> Iterator[PrintedCard]:
    """Give every card of one set or of all sets; a card that is printed twice may come twice."""
    with opened(path, meter) as stream:
        reader = JsonReader(stream, str(path))
        seen = False
        for key in reader.keys():  # noqa: SIM118  # it consumes the stream and is no mapping
            if key != "data":
                reader.value()
                continue
            for inner in reader.keys():  # noqa: SIM118
                if inner == _CARDS:
                    seen = True
                    yield from _cards(reader.rows(), path)
                    continue
                held = reader.value()
                if isinstance(held, dict) and isinstance(held.get(_CARDS), list):
                    seen = True
                    yield from _cards(held[_CARDS], path)
        if not seen:
            raise InputError(f"{path} is no set of MTGJSON: it has no cards", _HINT)


def _cards(rows: Any, path: Path) -> Iterator[PrintedCard]:
    """Make cards of the rows of a set: a row is one face of one printing."""
    faces: dict[str, dict[str, dict[str, Any]]] = {}
    for row in rows:
        if not isinstance(row, dict) or not isinstance(row.get("name"), str):
            raise InputError(f"{path} has a card without a name", _HINT)
        sides = faces.setdefault(row["name"], {})
        sides.setdefault(str(row.get("side") or ""), row)
    for name, sides in faces.items():
        yield card_of_rows(name, list(sides.values()), path)
