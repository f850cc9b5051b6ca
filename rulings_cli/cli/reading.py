"""What a command is given to read: the id of an example, a file, or standard input."""

from __future__ import annotations

import sys
from pathlib import Path

from rulings_cli.errors import InputError


def read_text(name: str) -> str | None:
    """Give the text of a file or of standard input, or None where the name is that of neither."""
    if name == "-":
        return sys.stdin.buffer.read().decode("utf-8", "replace")
    path = Path(name)
    if not (path.suffix or "/" in name or path.is_file()):
        return None
    try:
        return path.read_text(encoding="utf-8", errors="replace")
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise InputError(f"{name} cannot be read: {why}", "check the path") from error
