"""The tables that dispatch on kinds of nodes hold the kinds of their union, and no others.

What a table lacks is named here: it is not built, and the engine says so when it meets it.
"""

from __future__ import annotations

import importlib
import typing

import pytest

from rulings_cli.abilities import (
    conditions,
    costs,
    described,
    effects,
    mana,
    quantities,
    spending,
    static,
    triggers,
)
from rulings_cli.engine.instructions import dispatch
from rulings_cli.game import actions

ENGINE = "rulings_cli.engine"
TABLES = [
    ("conditions", "CONDITIONS", conditions.Condition, ""),
    ("quantities", "AMOUNTS", quantities.Quantity, ""),
    ("matching", "QUALITIES", described.Quality, ""),
    ("outcomes", "PRODUCED", mana.ManaProduced, ""),
    ("spending", "PREDICATES", spending.SpendingPredicate, ""),
    # mana is paid by assigning, not by a component's own payment; "its mana cost" becomes mana
    ("components", "PAY", costs.CostComponent, "ItsManaCost PayMana"),
    (
        "trigger_events",
        "MATCHERS",
        triggers.TriggerEvent,
        "AnyEvent BecomesTrue While",
    ),
    ("changing", "CHANGES", static.Change, None),
]


def members(union: object) -> set[type]:
    parts = typing.get_args(union)
    return set().union(*map(members, parts)) if parts else {typing.cast("type", union)}


@pytest.mark.parametrize(
    ("module", "name", "union", "missing"), TABLES, ids=lambda each: str(each)[:20]
)
def test_a_table_holds_its_union(
    module: str, name: str, union: object, missing: str | None
) -> None:
    table = getattr(importlib.import_module(f"{ENGINE}.{module}"), name)
    known = members(union)

    assert set(table) <= known
    if missing is not None:
        assert {each.__name__ for each in known - set(table)} == set(missing.split())


def test_every_instruction_is_carried_out_where_the_table_says() -> None:
    kinds = {each.__name__: each for each in members(effects.Effect)}

    assert set(dispatch.MODULES) == set(kinds)
    for name, module in dispatch.MODULES.items():
        found = dispatch.executor_of(kinds[name])
        assert found.__module__ == f"{ENGINE}.instructions.{module}"
    assert set(dispatch.EXECUTORS) == set(kinds.values())


def test_every_action_has_its_procedure() -> None:
    from rulings_cli import engine

    filled = getattr(engine, "_procedures", lambda: engine.PROCEDURES)()

    assert set(filled) == members(actions.Action)
