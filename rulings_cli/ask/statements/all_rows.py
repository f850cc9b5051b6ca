"""All rows, by the words with which they begin or which they need."""

from __future__ import annotations

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

_Places: TypeAlias = dict[str, list[int]]
#: A row's kind, name, pattern, cost, and whether it states what is asked.
_Unread: TypeAlias = tuple[str, str, str, int, bool]
#: The rows; where those stand that begin with a word, those that begin otherwise and need one,
#: and those that need none.
IndexedRows: TypeAlias = tuple[tuple[_Unread, ...], _Places, _Places, list[int]]


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
    """Give all rows as builtin values, and where they are found."""
    rows = all_rows()
    beginning: _Places = {}
    needing: _Places = {}
    free: list[int] = []
    for at, row in enumerate(rows):
        words = row.first_words()
        for word in words:
            beginning.setdefault(word, []).append(at)
        if words:
            continue
        needed = row.needed_words()
        for word in needed:
            needing.setdefault(word, []).append(at)
        if not needed:
            free.append(at)
    unread = tuple((row.kind, row.name, row.said, row.cost, row.declared) for row in rows)
    return unread, beginning, needing, free
