"""Where text goes: the answer to standard output, everything else to standard error.

Plain text unless standard output is a terminal; a pager only there, and past one screen.
"""

from __future__ import annotations

import os
import sys

from rulings_cli.cli.settings import Settings

WIDTH = 100
_CODES = {"bold": "1", "dim": "2", "red": "31", "green": "32", "yellow": "33", "cyan": "36"}


def prepare_streams() -> None:
    """Make sure that no character of an answer can fail to be written."""
    if sys.stdout is None:  # it was closed before we began
        sys.stdout = os.fdopen(os.open(os.devnull, os.O_WRONLY), "w")
    for stream in (sys.stdout, sys.stderr):
        reconfigure = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="backslashreplace")


def is_terminal() -> bool:
    """Tell whether standard output is a terminal."""
    try:
        return sys.stdout.isatty()
    except ValueError:  # it is closed
        return False


def uses_color(settings: Settings) -> bool:
    """Tell whether to color: as --color says, else on a terminal that does not refuse it."""
    if settings.color != "auto":
        return settings.color == "always"
    if os.environ.get("NO_COLOR") or os.environ.get("TERM") == "dumb":
        return False
    return is_terminal()


def styled(text: str, style: str, *, color: bool) -> str:
    """Give text in a style such as "bold green"; the same text where there is no color."""
    if not color or not text:
        return text
    codes = ";".join(_CODES[each] for each in style.split())
    return f"\033[{codes}m{text}\033[0m"


def size() -> tuple[int, int]:
    """Give the terminal's columns and rows; 0 and 0 where there is no terminal."""
    if not is_terminal():
        return 0, 0
    try:
        found = os.get_terminal_size(sys.stdout.fileno())
    except OSError:
        return 0, 0
    return found.columns, found.lines


def width() -> int:
    """Give how many columns to fill: the terminal's, at most 100, and 100 elsewhere."""
    columns, _ = size()
    return max(40, min(WIDTH, columns)) if columns else WIDTH


def write(text: str = "", end: str = "\n") -> None:
    """Write a piece of the answer."""
    sys.stdout.write(text + end)


def page(text: str) -> None:
    """Write a whole answer, through a pager where it is longer than the terminal's screen."""
    _, rows = size()
    is_long = rows and text.count("\n") + 1 >= rows
    if is_long and os.environ.get("TERM") != "dumb" and _paged(text):
        return
    write(text)


def _paged(text: str) -> bool:
    import shlex
    import shutil
    import subprocess

    wanted = os.environ.get("PAGER", "less -FRX")
    command = shlex.split(wanted)
    if not command or shutil.which(command[0]) is None:
        return False
    try:
        # The pager is the one that the user has set.
        subprocess.run(command, input=text + "\n", text=True, check=False)  # noqa: S603
    except OSError:
        return False
    return True


def say(text: str, settings: Settings) -> None:
    """Tell the user something that is no part of the answer, unless they want quiet."""
    if not settings.quiet:
        complain(text)


def complain(text: str) -> None:
    """Write a line to standard error; where nobody reads it any more, nothing happens."""
    try:
        sys.stderr.write(text + "\n")
        sys.stderr.flush()
    except OSError:
        return


def wrapped(text: str, *, first: str = "", indent: str = "", columns: int = WIDTH) -> list[str]:
    """Break text into lines of at most `columns`, the first one after `first`."""
    lines: list[str] = []
    line = first
    is_empty = True
    for word in text.split():
        if not is_empty and len(line) + 1 + len(word) > columns:
            lines.append(line)
            line, is_empty = indent, True
        line = line + word if is_empty else f"{line} {word}"
        is_empty = False
    return [*lines, line]
