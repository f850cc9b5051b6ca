"""What went wrong, as one line on standard error and an exit status."""

from __future__ import annotations

from typing import Any

from rulings_cli.errors import (
    Ambiguous,
    CitationError,
    CorpusError,
    InputError,
    NotFound,
    NotSupported,
    RulingsError,
)

OK = 0
NOTHING_FOUND = 1
BAD_INPUT = 2
UNKNOWN = 3
DISAGREES = 4
INTERRUPTED = 130

#: The exit status of each status that an answer may have.
OF_STATUS = {
    "verified": OK,
    "no_example": UNKNOWN,
    "not_modelled": UNKNOWN,
    "contradicted": DISAGREES,
    "stale": DISAGREES,
    "not_found": NOTHING_FOUND,
    "not_understood": UNKNOWN,
}

# The first that fits counts, so that a kind stands before its base.
_OF_ERROR: tuple[tuple[type[RulingsError], int], ...] = (
    (NotFound, NOTHING_FOUND),
    (InputError, BAD_INPUT),
    (Ambiguous, UNKNOWN),
    (NotSupported, UNKNOWN),
    (CorpusError, BAD_INPUT),
    (CitationError, BAD_INPUT),
)


def exit_status(error: RulingsError) -> int:
    """Give the exit status of an error."""
    return next((status for kind, status in _OF_ERROR if isinstance(error, kind)), BAD_INPUT)


def hint_of(error: RulingsError) -> str:
    """Give what to do about an error, or nothing."""
    if isinstance(error, Ambiguous):
        listed = all(each in str(error) for each in error.readings)
        return "say which" if listed else f"say which: {'; '.join(error.readings)}"
    if isinstance(error, NotSupported):
        return f"it takes {error.rule}" if error.rule else ""
    return str(getattr(error, "hint", ""))


def message(error: RulingsError) -> str:
    """Give an error as `rulings: what; hint`, on one line without control characters."""
    parts = [str(error), hint_of(error)]
    text = "; ".join(each for each in parts if each)
    return "rulings: " + printable(text)


def printable(text: str) -> str:
    """Give text on one line, with what cannot be shown escaped."""
    joined = " ".join(text.split())
    return "".join(each if each.isprintable() else ascii(each)[1:-1] for each in joined)


def as_json(error: RulingsError) -> dict[str, Any]:
    """Give the `error` object of an answer in JSON."""
    return {"what": printable(str(error)), "hint": printable(hint_of(error))}


def fault_as_json(fault: Exception) -> dict[str, Any]:
    """Give the `error` object of a line that met a fault in the program itself."""
    what = f"a fault in rulings: {type(fault).__name__}: {fault}"
    return {"what": printable(what), "hint": "please report it with the question"}
