"""Read Scryfall's bulk files of cards: a JSON array or one object a line, plain or packed."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from rulings_cli.errors import InputError
from rulings_cli.official.atomic_cards import PrintedCard, PrintedFace
from rulings_cli.official.files import Meter, opened
from rulings_cli.official.json_values import JsonReader
from rulings_cli.terms.values import Value

#: What is printed on card stock and is no card of the game.
_NO_CARDS = frozenset({"art_series", "token", "double_faced_token", "emblem", "minigame"})
_SUPERTYPES = frozenset({"basic", "elite", "host", "legendary", "ongoing", "snow", "world"})


class BulkCard(Value):
    """One row of the file: the card, and the day on which it was printed so."""

    card: PrintedCard
    date: str = ""


def read_bulk_cards(path: Path, meter: Meter | None = None) -> Iterator[BulkCard]:
    """Give every card of the file; tokens, emblems and the like are left out.

    A row that is no card is an InputError that counts to it.
    """
    with opened(path, meter) as stream:
        for number, row in enumerate(JsonReader(stream, str(path)).rows(), 1):
            try:
                if row.get("object", "card") != "card":
                    raise KeyError(f"a {row['object']!r} is no card")
                if row["layout"] in _NO_CARDS or row.get("set_type") == "minigame":
                    continue
                yield BulkCard(_card(row), str(row.get("released_at") or ""))
            except (KeyError, TypeError, ValueError, AttributeError, IndexError) as error:
                raise InputError(
                    f"{path} has a row that is no card: number {number} ({error})",
                    "give Scryfall's bulk file of cards as it was downloaded",
                ) from error


def _card(row: dict[str, Any]) -> PrintedCard:
    rows = row.get("card_faces") or [row]
    name = str(row["name"])
    ids = [row.get("oracle_id"), *(each.get("oracle_id") for each in rows)]
    return PrintedCard(
        name=name,
        layout=str(row["layout"]),
        faces=tuple(_face(each, row, side) for each, side in zip(rows, "abcdefgh", strict=False)),
        oracle_ids=tuple(dict.fromkeys(str(each) for each in ids if each)),
        is_funny=row.get("set_type") == "funny",
    )


def _face(face: dict[str, Any], row: dict[str, Any], side: str) -> PrintedFace:
    before, _, after = str(face.get("type_line") or row.get("type_line") or "").partition(" — ")
    words = before.split()
    above = tuple(each for each in words if each.lower() in _SUPERTYPES)
    value = float(face.get("cmc", row.get("cmc", 0)) or 0)
    return PrintedFace(
        name=str(face.get("name") or row["name"]),
        side=side,
        mana_cost=str(face.get("mana_cost") or ""),
        mana_value=int(value) if value.is_integer() else value,
        colors=_words(face.get("colors") or row.get("colors")),
        color_identity=_words(row.get("color_identity")),
        color_indicator=_words(face.get("color_indicator")),
        supertypes=above,
        types=tuple(each for each in words if each not in above),
        subtypes=tuple(after.split()),
        power=_number(face, "power"),
        toughness=_number(face, "toughness"),
        loyalty=_number(face, "loyalty"),
        defense=_number(face, "defense"),
        text=str(face.get("oracle_text") or ""),
        keywords=_words(row.get("keywords")),
    )


def _words(held: Any) -> tuple[str, ...]:
    return tuple(str(each) for each in held or ())


def _number(row: dict[str, Any], key: str) -> str | None:
    held = row.get(key)
    return None if held is None else str(held)
