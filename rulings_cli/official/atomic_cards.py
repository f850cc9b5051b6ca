"""Read MTGJSON's AtomicCards: every card of the game as its publisher prints it today."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from rulings_cli.errors import InputError
from rulings_cli.official.files import Meter, opened
from rulings_cli.official.json_values import JsonReader
from rulings_cli.terms.values import Value

# A meld card's name ends with that of the melded permanent, which the file lists by itself.
_OWN_FACE_ONLY = frozenset({"meld"})


class PrintedFace(Value):
    """One face, half or part of a card: its printed characteristics and its text."""

    name: str
    side: str = "a"
    mana_cost: str = ""
    mana_value: float = 0
    colors: tuple[str, ...] = ()
    color_identity: tuple[str, ...] = ()
    color_indicator: tuple[str, ...] = ()
    supertypes: tuple[str, ...] = ()
    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    power: str | None = None
    toughness: str | None = None
    loyalty: str | None = None
    defense: str | None = None
    text: str = ""
    keywords: tuple[str, ...] = ()


class PrintedCard(Value):
    """One card name with its faces in order and its rulings, oldest first.

    `partial` means that the name tells of a face that the file lacks; `variants` counts the
    different cards that share the name (a few jokes do), of which this is the first.
    """

    name: str
    layout: str
    faces: tuple[PrintedFace, ...]
    rulings: tuple[tuple[str, str], ...] = ()
    oracle_ids: tuple[str, ...] = ()
    partial: bool = False
    variants: int = 1
    is_funny: bool = False


class AtomicHeader(Value):
    """What the file says about itself."""

    date: str = ""
    version: str = ""


def read_atomic_cards(path: Path, meter: Meter | None = None) -> Iterator[PrintedCard]:
    """Give every card of an AtomicCards file, plain or packed, in the file's order.

    The file is streamed, so memory stays small. Another kind of file or a damaged one is an
    InputError that names the file and, where it can, the card.
    """
    with opened(path, meter) as stream:
        reader = JsonReader(stream, str(path))
        seen_data = False
        for key in reader.keys():  # noqa: SIM118  # it consumes the stream and is no mapping
            if key != "data":
                reader.value()
                continue
            seen_data = True
            for name, faces in reader.items():
                yield _card(name, faces, path)
        if not seen_data:
            raise InputError(f"{path} is not AtomicCards: it has no data", _HINT)


def read_header(path: Path) -> AtomicHeader:
    """Give the date and version at the head of an AtomicCards file, empty where it has none."""
    with opened(path) as stream:
        reader = JsonReader(stream, str(path))
        for key in reader.keys():  # noqa: SIM118  # it consumes the stream and is no mapping
            if key != "meta":
                return AtomicHeader()
            meta = reader.value()
            if isinstance(meta, Mapping):
                return AtomicHeader(str(meta.get("date", "")), str(meta.get("version", "")))
    return AtomicHeader()


_HINT = "give MTGJSON's AtomicCards file (.json, .json.gz or .json.xz)"


def _card(name: str, faces: Any, path: Path) -> PrintedCard:
    if not (isinstance(faces, list) and faces and all(isinstance(each, dict) for each in faces)):
        raise InputError(f"{path} is not AtomicCards: {name!r} is not a list of faces", _HINT)
    if faces[0].get("name") != name:
        found = f"{name!r} holds a card named {faces[0].get('name')!r}"
        raise InputError(f"{path} is not AtomicCards: {found}", _HINT)
    return card_of_rows(name, faces, path)


def card_of_rows(name: str, rows: list[dict[str, Any]], path: Path) -> PrintedCard:
    """Make a card of the rows of its faces; one that cannot be read is an InputError."""
    try:
        return _card_of_rows(name, rows)
    except (TypeError, ValueError, AttributeError, KeyError) as error:
        raise InputError(
            f"{path} has a card that cannot be read: {name!r} ({error})", _HINT
        ) from error


def _card_of_rows(name: str, rows: list[dict[str, Any]]) -> PrintedCard:
    layout = str(rows[0].get("layout", "normal"))
    parts = name.split(" // ")
    variants = len(rows) if len(parts) == 1 else 1
    shown = rows[:1] if variants > 1 else sorted(rows, key=lambda row: str(row.get("side") or ""))
    faces = tuple(_face(row, parts, index) for index, row in enumerate(shown))
    held = {each.name for each in faces}
    return PrintedCard(
        name=name,
        layout=layout,
        faces=faces,
        rulings=_rulings(shown),
        oracle_ids=_oracle_ids(shown),
        partial=layout not in _OWN_FACE_ONLY and any(part not in held for part in parts),
        variants=variants,
        is_funny=any(bool(row.get("isFunny")) for row in rows),
    )


def _face(row: Mapping[str, Any], parts: list[str], index: int) -> PrintedFace:
    fallback = parts[index] if index < len(parts) else parts[0]
    value = float(row.get("faceManaValue", row.get("manaValue", 0)) or 0)
    return PrintedFace(
        name=str(row.get("faceName") or fallback),
        side=str(row.get("side") or "abcdefgh"[index]),
        mana_cost=str(row.get("manaCost") or ""),
        mana_value=int(value) if value.is_integer() else value,
        colors=_words(row, "colors"),
        color_identity=_words(row, "colorIdentity"),
        color_indicator=_words(row, "colorIndicator"),
        supertypes=_words(row, "supertypes"),
        types=_words(row, "types"),
        subtypes=_words(row, "subtypes"),
        power=_number(row, "power"),
        toughness=_number(row, "toughness"),
        loyalty=_number(row, "loyalty"),
        defense=_number(row, "defense"),
        text=str(row.get("text") or ""),
        keywords=_words(row, "keywords"),
    )


def _words(row: Mapping[str, Any], key: str) -> tuple[str, ...]:
    return tuple(str(each) for each in row.get(key) or ())


def _number(row: Mapping[str, Any], key: str) -> str | None:
    held = row.get(key)
    return None if held is None else str(held)


def _rulings(rows: list[dict[str, Any]]) -> tuple[tuple[str, str], ...]:
    """Gather the rulings of all faces, each once, oldest first; the file repeats them by face."""
    found = {
        (str(each["date"]), str(each["text"])): None
        for row in rows
        for each in row.get("rulings") or ()
    }
    return tuple(sorted(found, key=lambda ruling: ruling[0]))


def _oracle_ids(rows: list[dict[str, Any]]) -> tuple[str, ...]:
    ids = [(row.get("identifiers") or {}).get("scryfallOracleId") for row in rows]
    return tuple(dict.fromkeys(str(each) for each in ids if each))
