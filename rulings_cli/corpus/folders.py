"""The user's folders, and writing into them all or nothing."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING

from rulings_cli.errors import CorpusError

if TYPE_CHECKING:
    from pathlib import Path

_HINT = "set RULINGS_HOME to a folder that you may write"


def home_path() -> str:
    """Give the path of the user's folder: RULINGS_HOME, or the usual one of the system."""
    if given := os.environ.get("RULINGS_HOME"):
        return given
    if sys.platform.startswith("linux"):
        # As platformdirs has it; that costs 9 ms at every start.
        data = os.environ.get("XDG_DATA_HOME", "").strip()
        return os.path.join(data or os.path.expanduser("~/.local/share"), "rulings")  # noqa: PTH111, PTH118
    from platformdirs import user_data_dir

    return user_data_dir("rulings")


def home_folder(home: Path | str | None = None) -> Path:
    """Give the folder of what the user imported: the one given, else that of `home_path`."""
    from pathlib import Path

    return Path(home if home is not None else home_path())


def index_folder(home: Path | str | None = None) -> Path:
    """Give the folder of what can be built again: `index` in the home, or the usual cache."""
    from pathlib import Path

    return home_folder(home) / "index" if home is not None else Path(index_path())


def index_path() -> str:
    """Give the path of the user's folder for what can be built again."""
    if given := os.environ.get("RULINGS_HOME"):
        return os.path.join(given, "index")  # noqa: PTH118 - pathlib costs a start 5 ms
    if sys.platform.startswith("linux"):
        found = os.environ.get("XDG_CACHE_HOME", "").strip()
        return os.path.join(found or os.path.expanduser("~/.cache"), "rulings")  # noqa: PTH111, PTH118
    from platformdirs import user_cache_dir

    return user_cache_dir("rulings")


def make_folder(folder: Path) -> Path:
    """Make a folder with its parents; a CorpusError says why that cannot be done."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise CorpusError(f"the folder {folder} cannot be made: {_why(error)}", _HINT) from error
    return folder


@contextmanager
def writing(what: Path) -> Iterator[None]:
    """Turn a failure to write `what` into a CorpusError that says what to do."""
    try:
        yield
    except OSError as error:
        raise CorpusError(f"{what} cannot be written: {_why(error)}", _HINT) from error


@contextmanager
def exclusive(folder: Path) -> Iterator[None]:
    """Hold the folder's lock, waiting for another process that holds it.

    The lock ends with the process, so a killed one blocks nobody. What it left unfinished
    (`*.partial`) may be removed while the lock is held.
    """
    make_folder(folder)
    path = folder / ".lock"
    with writing(path):
        handle = os.open(path, os.O_RDWR | os.O_CREAT, 0o644)
    try:
        _lock(handle)
        yield
    finally:
        os.close(handle)


def _lock(handle: int) -> None:
    try:
        import fcntl
    except ImportError:  # no such module on Windows
        import msvcrt

        msvcrt.locking(handle, msvcrt.LK_LOCK, 1)  # type: ignore[attr-defined,unused-ignore]  # ends with the handle
        return
    fcntl.flock(handle, fcntl.LOCK_EX)


def flush_to_disk(path: Path) -> None:
    """Make sure that a file's bytes are on the disk, or a folder's names where that is known."""
    try:
        handle = os.open(path, os.O_RDONLY if os.path.isdir(path) else os.O_RDWR)  # noqa: PTH112
    except PermissionError:
        if os.path.isdir(path):  # noqa: PTH112  # Windows opens no folder
            return
        raise
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
