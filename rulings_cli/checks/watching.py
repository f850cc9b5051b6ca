"""Watching which rules a test uses: those of the facts that it emits and of the refusals."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from typing import Any

from rulings_cli.checks.coverage import import_engine
from rulings_cli.checks.numbers import in_order, is_or_under
from rulings_cli.game.actions import Refused
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implemented_rules


@contextmanager
def watching() -> Iterator[set[str]]:
    """Give a set that gets the number of every rule that is cited while the block runs."""
    seen: set[str] = set()
    emit, begin = Game.emit, Refused.__init__

    def emitted(self: Game, event: Any) -> None:
        seen.update(each.number for each in event.because)
        emit(self, event)

    def begun(self: Refused, *args: Any, **kwargs: Any) -> None:
        begin(self, *args, **kwargs)
        seen.update(each.number for each in (self.rule, *self.because))

    Game.emit = emitted  # type: ignore[method-assign]  # put back below
    Refused.__init__ = begun  # type: ignore[method-assign]
    try:
        yield seen
    finally:
        Game.emit = emit  # type: ignore[method-assign]
        del Refused.__init__


def not_cited(claimed: Iterable[str], seen: Iterable[str]) -> tuple[str, ...]:
    """Give the claimed rules of which neither they nor a subrule were cited."""
    cited = tuple(seen)
    return tuple(each for each in claimed if not any(is_or_under(one, each) for one in cited))


def table(tests: Mapping[str, set[str]]) -> Iterator[tuple[str, int, str]]:
    """Give each implemented rule, how many tests cite it, and where it is implemented."""
    import_engine()
    for number, places in sorted(implemented_rules().items(), key=lambda pair: in_order(pair[0])):
        yield number, len(tests.get(number, ())), places[0]
