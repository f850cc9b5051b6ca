"""Plans for questions read by their parts: each kind of goal has its module in `positions`."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module

from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.positions.setting import asked_situation

#: The module in which the goal is planned, by a function of its name.
_MODULES = {
    "cost": "costing",
    "amount": "producing",
    "types": "producing",
    "restricted": "producing",
    "rider": "spending",
    "paysym": "spending",
    "devotion": "spending",
    "entering": "entering",
    "sick": "sickness",
    "manaab": "classifying",
    "splitsec": "allowing",
    "named": "allowing",
    "respond": "classifying",
    "midcast": "spending",
}


def position(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put what the question names there, do the one thing, and look."""
    kind = asked_situation(asked).goal.kind
    module = import_module(f"rulings_cli.ask.positions.{_MODULES[kind]}")
    yield from getattr(module, kind)(asked)
