"""Work shared by several processes, each of them forked with all that this one has."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeVar

Item = TypeVar("Item")
Made = TypeVar("Made")

#: What the processes do; each has it from the one that it was forked from.
_works: list[Callable[[Any], Any]] = []


def in_order(
    work: Callable[[Item], Made],
    items: Iterable[Item],
    *,
    processes: int = 0,
    chunk: int = 1,
) -> Iterator[Made]:
    """Give what `work` makes of each item, in the order of the items, as soon as it is there.

    So many processes share the items, `chunk` at a time; 0 are as many as there are processors.
    Items and what is made of them must be picklable, `work` need not be. An error that it raises,
    or that the items raise, is raised here. With one process, or where none can be forked, the
    work is done in this one.
    """
    count = processes or _processors()
    if count == 1 or not hasattr(os, "fork"):
        yield from map(work, items)
        return
    import multiprocessing

    _works.append(work)
    try:
        with multiprocessing.get_context("fork").Pool(count, _let_be) as pool:
            yield from pool.imap(_made, items, chunk)
    finally:
        _works.remove(work)


def _processors() -> int:
    """Give how many processors this process may run on."""
    allowed = getattr(os, "sched_getaffinity", None)
    return len(allowed(0)) if allowed is not None else os.cpu_count() or 1


def _made(item: Any) -> Any:
    return _works[-1](item)


def _let_be() -> None:
    """Leave it to the process that was forked to end at an interrupt."""
    import signal

    signal.signal(signal.SIGINT, signal.SIG_IGN)
