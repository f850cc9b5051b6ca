"""All rows of the statements, and where they are found."""

from __future__ import annotations

from rulings_cli.ask.rows_by_word import Indexed, indexed
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


def all_rows() -> tuple[Phrasing, ...]:
    """Give the rows; of those that fit equally well the first one counts."""
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


def indexed_rows() -> Indexed:
    """Give all rows as what makes a `Phrasing`, and where they are found."""
    rows = all_rows()
    unread = ((row.kind, row.name, row.said, row.cost, row.declared) for row in rows)
    return indexed(unread, [tuple(row.needed()) for row in rows])
