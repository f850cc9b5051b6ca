"""Open the user's imported store: the publishers' texts in one file of the user's home folder.

The file is replaced as a whole or not at all, so a reader never sees half an import and a killed
import leaves the former store as it was. Nothing of it is ever part of the project.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from rulings_cli.corpus.folders import home_folder
from rulings_cli.errors import CorpusError, NotSupported
from rulings_cli.official.schema import VERSION

if TYPE_CHECKING:
    import sqlite3

Progress = Callable[[str], None]
Home = Path | str | None

FILE_NAME = "official.sqlite"
ADD = "import the official files: rulings data add FILE…"


def store_path(home: Home = None) -> Path:
    """Give the path of the store, whether or not it exists."""
    return home_folder(home) / FILE_NAME


def stamp(home: Home = None) -> tuple[int, int] | None:
    """Give what tells one state of the store from another; None where there is none."""
    try:
        found = store_path(home).stat()
    except OSError:
        return None
    return found.st_mtime_ns, found.st_ino


@contextmanager
def reading(home: Home = None) -> Iterator[sqlite3.Connection]:
    """Open the store for reading; a missing or damaged one is a CorpusError."""
    import sqlite3

    path = store_path(home)
    if not path.is_file():
        raise CorpusError(f"no official texts have been imported into {path.parent}", ADD)
    connection = None
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        (version,) = connection.execute("pragma user_version").fetchone()
        if version != VERSION:
            raise CorpusError(
                f"{path} was written by another version of rulings (layout {version})",
                _rebuild(path),
            )
        yield connection
    except sqlite3.DatabaseError as error:
        raise CorpusError(f"{path} is damaged: {error}", _rebuild(path)) from error
    finally:
        if connection is not None:
            connection.close()


def _rebuild(path: Path) -> str:
    return f"import the official files again (rulings data add FILE…); {path.name} is then replaced"


def editions(home: Home = None) -> tuple[str, ...]:
    """Give the dates of the imported editions of the rules, oldest first."""
    with reading(home) as store:
        return tuple(
            row[0]
            for row in store.execute(
                "select edition from editions where edition = date order by date"
            )
        )


def edition_on(store: sqlite3.Connection, date: str | None) -> str:
    """Choose the edition in force on `date`, the newest without one."""
    dates = [
        row[0]
        for row in store.execute("select edition from editions where edition = date order by date")
    ]
    if not dates:
        raise CorpusError("no edition of the Comprehensive Rules has been imported", ADD)
    if date is None:
        return str(dates[-1])
    held = [each for each in dates if each <= date]
    if not held:
        raise NotSupported(
            f"no edition as old as {date} is imported; the oldest is of {dates[0]}", ""
        )
    return str(held[-1])


def shown(text: str) -> str:
    """Give what the user typed as a message quotes it: short, and with no odd characters."""
    kept = "".join(each if each.isprintable() else "?" for each in text.strip())
    return repr(kept if len(kept) <= 60 else kept[:57] + "…")
