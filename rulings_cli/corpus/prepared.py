"""What is made of files once, and kept until they are other files: indexes of our own tables.

Reading a table of some thousand rows takes longer than answering with three of them. What was made
of it is plain data and waits in the folder of what can be built again, as compiled modules do
beside their sources; where it cannot be kept or read, it is made anew.
"""

from __future__ import annotations

import marshal
import os
import stat
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from rulings_cli.corpus.folders import index_path

#: A file's path, its size, and when it was written and last changed (ns): an installer may set the
#: first of these times for every edition alike.
_Mark = tuple[str, int, int, int]


def prepared(name: str, sources: Sequence[str], make: Callable[[], Any]) -> Any:
    """Give what `make` makes, or what it made of the same sources before.

    It is made of builtin values only. A folder among the sources stands for all files in it; what
    cannot be looked at counts as not there.
    """
    marks = (sys.version, tuple(sorted(_marks(sources))))
    path = os.path.join(index_path(), f"{name}.prepared")  # noqa: PTH118 - felt at every start
    with suppress(OSError, EOFError, ValueError, TypeError), open(path, "rb") as kept:  # noqa: PTH123
        held, data = marshal.loads(kept.read())  # noqa: S302 - as trusted as compiled modules
        if held == marks:
            return marshal.loads(data)  # noqa: S302
    made = make()
    with suppress(OSError):
        _keep(path, marks, made)
    return made


def _marks(sources: Sequence[str]) -> Iterator[_Mark]:
    waiting = list(sources)
    while waiting:
        source = waiting.pop()
        try:
            state = os.stat(source)  # noqa: PTH116 - felt at every start, as are those below
            inside = os.scandir(source) if stat.S_ISDIR(state.st_mode) else None
        except OSError:
            continue
        if inside is None:
            yield source, state.st_size, state.st_mtime_ns, state.st_ctime_ns
        else:
            waiting += [each.path for each in inside if each.name != "__pycache__"]


def _keep(path: str, marks: Any, made: Any) -> None:
    """Write all or nothing: another process reads the old file or the new one."""
    os.makedirs(os.path.dirname(path), exist_ok=True)  # noqa: PTH103, PTH120
    partial = f"{path}.{os.getpid()}.partial"
    try:
        with open(partial, "wb") as kept:  # noqa: PTH123
            kept.write(marshal.dumps((marks, marshal.dumps(made))))
        os.replace(partial, path)  # noqa: PTH105
    finally:
        with suppress(OSError):
            os.unlink(partial)  # noqa: PTH108 - it is there only where something went wrong
