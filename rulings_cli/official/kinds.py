"""Tell by its content what a publisher's file is; its name does not count."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from rulings_cli.errors import InputError
from rulings_cli.official.comprehensive_rules import decode_text, is_comprehensive_rules
from rulings_cli.official.files import opened
from rulings_cli.official.json_values import JsonReader

KNOWN = (
    "give the Comprehensive Rules (.txt), MTGJSON's AtomicCards or a set file, or Scryfall's bulk "
    "file of cards or rulings (.json or .jsonl, plain, .gz, .xz or .zip)"
)
#: The forms of files, and the kind of text that each brings.
KINDS = {
    "Comprehensive Rules": "rules",
    "AtomicCards": "cards",
    "MTGJSON set": "cards",
    "Scryfall cards": "cards",
    "Scryfall rulings": "rulings",
}
_NOT_BULK = {"list": "one answer of Scryfall's", "error": "an error of Scryfall's"}


def kind_of(path: Path) -> str:
    """Tell what a file brings: `rules`, `cards` or `rulings`; see `form_of`."""
    return KINDS[form_of(path)]


def form_of(path: Path) -> str:
    """Tell which of the forms in `KINDS` a file has.

    Everything else is an InputError that says what the file looks like.
    """
    with opened(path) as stream:
        head = stream.read(4096)
    if not head.strip():
        raise InputError(f"{path} is empty", KNOWN)
    start = head.lstrip(b"\xef\xbb\xbf \t\r\n")
    if start[:1] in (b"{", b"["):
        return _json_form(path)
    if is_comprehensive_rules(decode_text(head, str(path), errors="replace")):
        return "Comprehensive Rules"
    if start[:1] == b"<":
        raise InputError(f"{path} is a page of the web, not a file to import", KNOWN)
    raise InputError(f"{path} is none of the files that can be imported", KNOWN)


def _json_form(path: Path) -> str:
    with opened(path) as stream:
        reader = JsonReader(stream, str(path))
        if reader.peek() == "{":
            for key in reader.keys():  # noqa: SIM118  # it consumes the stream
                if key == "data" and reader.peek() == "{":
                    return _published_form(reader)
                if not (key == "meta" and reader.peek() == "{"):
                    break
                reader.value()
    with opened(path) as stream:
        first = next(JsonReader(stream, str(path)).rows(), None)
    return _row_form(first, path)


def _published_form(reader: JsonReader) -> str:
    """Tell cards by name from a set, or from sets by code, by what comes first."""
    for key in reader.keys():  # noqa: SIM118  # it consumes the stream
        is_list = reader.peek() == "["
        if not is_list:
            return "MTGJSON set"
        first = next(reader.rows(), None)
        is_card = isinstance(first, dict) and first.get("name") == key
        return "AtomicCards" if is_card or key[:1].isupper() else "MTGJSON set"
    return "AtomicCards"


def _row_form(row: Any, path: Path) -> str:
    if not isinstance(row, dict):
        raise InputError(f"{path} is JSON, but none of the files that can be imported", KNOWN)
    what = row.get("object")
    if what == "ruling" or (what is None and {"oracle_id", "comment"} <= row.keys()):
        return "Scryfall rulings"
    if what == "card" or (what is None and {"name", "layout", "oracle_text"} <= row.keys()):
        return "Scryfall cards"
    if isinstance(what, str):
        found = _NOT_BULK.get(what, f"an object of Scryfall's ({what})")
        raise InputError(f"{path} is {found}, which is not imported", KNOWN)
    raise InputError(f"{path} is JSON, but none of the files that can be imported", KNOWN)
