"""What is made of files once, and kept until they are other files: indexes of our own tables.

Reading a table of some thousand rows takes longer than answering with three of them. What was made
of it is plain data and waits in the folder of what can be built again, as compiled modules do
beside their sources; where it cannot be kept or read, it is made anew.
"""

from __future__ import annotations

import marshal
import os
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import suppress
from typing import Any

from rulings_cli.corpus.folders import index_path

#: A file's path, when it was written (ns), and its size.
_Mark = tuple[str, int, int]


def prepared(name: str, sources: Sequence[str], make: Callable[[], Any]) -> Any:
    """Give what `make` makes, or what it made of the same sources before.

    It is made of builtin values only. A folder among the sources stands for all files in it; one
    that is not there counts as such.
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
            inside = list(os.scandir(source))
        except NotADirectoryError:
            state = os.stat(source)  # noqa: PTH116
            yield source, state.st_mtime_ns, state.st_size
            continue
        except FileNotFoundError:
            continue
        for each in inside:
            if each.is_dir():
                waiting += [each.path] if each.name != "__pycache__" else []
            else:
                state = each.stat()
                yield each.path, state.st_mtime_ns, state.st_size


def _keep(path: str, marks: Any, made: Any) -> None:
    """Write all or nothing: another process reads the old file or the new one."""
    os.makedirs(os.path.dirname(path), exist_ok=True)  # noqa: PTH103, PTH120
    partial = f"{path}.{os.getpid()}.partial"
    try:
        with open(partial, "wb") as kept:  # noqa: PTH123
            kept.write(marshal.dumps((marks, marshal.dumps(made))))
        os.replace(partial, path)  # noqa: PTH105
    except OSError:
        with suppress(OSError):
            os.unlink(partial)  # noqa: PTH108
        raise
