"""All rows, by a word that they need."""

from __future__ import annotations

from collections import Counter
from typing import TypeAlias

from rulings_cli.ask.statements import (
    abilities_more,
    asks,
    asks_costs,
    asks_mana,
    asks_notions,
    asks_open,
    combat_notions,
    events,
    extra_turns,
    facts,
    loops,
    mana_kinds,
    spells_asked,
)
from rulings_cli.ask.statements.rows import Phrasing

#: A row's kind, name, pattern, cost, and whether it states what is asked.
_Unread: TypeAlias = tuple[str, str, str, int, bool]
#: The rows; where those stand that need a word, and those that need none.
IndexedRows: TypeAlias = tuple[tuple[_Unread, ...], dict[str, list[int]], list[int]]


def all_rows() -> tuple[Phrasing, ...]:
    """Give the rows, those that go first first."""
    return (
        *asks.rows(),
        *asks_open.rows(),
        *asks_notions.rows(),
        *asks_mana.rows(),
        *mana_kinds.rows(),
        *loops.rows(),
        *spells_asked.rows(),
        *combat_notions.rows(),
        *extra_turns.rows(),
        *asks_costs.rows(),
        *events.rows(),
        *facts.rows(),
        *abilities_more.rows(),
    )


def indexed() -> IndexedRows:
    """Give all rows as builtin values, and where they are found.

    Of the words that a row needs those count that the fewest rows need.
    """
    rows = all_rows()
    needed = tuple(row.needed_words() for row in rows)
    often = Counter(word for each in needed for words in each for word in words)
    needing: dict[str, list[int]] = {}
    free: list[int] = []
    for at, each in enumerate(needed):
        rarest = min(each, key=lambda words: sum(often[one] for one in words), default=None)
        if rarest is None:
            free.append(at)
            continue
        for word in rarest:
            needing.setdefault(word, []).append(at)
    unread = tuple((row.kind, row.name, row.said, row.cost, row.declared) for row in rows)
    return unread, needing, free
