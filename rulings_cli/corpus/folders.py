"""The user's folders, and writing into them all or nothing."""

from __future__ import annotations

import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from rulings_cli.errors import CorpusError

_HINT = "set RULINGS_HOME to a folder that you may write"


def home_folder(home: Path | str | None = None) -> Path:
    """Give the folder of what the user imported: the one given, RULINGS_HOME, or the usual one."""
    if home is not None:
        return Path(home)
    if given := os.environ.get("RULINGS_HOME"):
        return Path(given)
    from platformdirs import user_data_dir

    return Path(user_data_dir("rulings"))


def index_folder(home: Path | str | None = None) -> Path:
    """Give the folder of what can be built again: `index` in the home, or the usual cache."""
    if home is not None or os.environ.get("RULINGS_HOME"):
        return home_folder(home) / "index"
    from platformdirs import user_cache_dir

    return Path(user_cache_dir("rulings"))


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
    """Make sure that a file's bytes are on the disk before it is renamed into place."""
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    finally:
        os.close(handle)


def _why(error: OSError) -> str:
    return (error.strerror or str(error)).lower()
