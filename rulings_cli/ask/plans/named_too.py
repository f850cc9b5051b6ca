"""Cards that a question names and a plan looks at, but puts nowhere: they are there, too."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.terms.types import PERMANENT_TYPES


def with_named(plan: PlannedExample, asked: Asked) -> PlannedExample:
    """Give the plan with each card that its script leaves out on the battlefield or in a hand."""
    lines = tuple(
        _line(card, asked, key)
        for key, card in asked.cards.items()
        if not key.endswith(".other") and not _is_named(card, plan.script)
    )
    if not lines or asked.reading.plan == "pay_for":
        return plan  # whose mana pays is there wherever mana is made at all
    more = plan.more_changes

    def further() -> Iterator[Change]:
        for each in more() if more is not None else ():
            yield _with(each, lines)

    return plan.evolve(
        script=plan.script.also_given(*lines),
        changes=tuple(_with(each, lines) for each in plan.changes),
        more_changes=further if more is not None else None,
    )


def _with(change: Change, lines: tuple[str, ...]) -> Change:
    return change.evolve(script=change.script.also_given(*lines))


def _is_named(card: Card, script: Script) -> bool:
    said = " ".join((*script.given, *script.when)).lower()
    return any(name.lower() in said for name in (*(each.name for each in card.faces), card.name))


def _line(card: Card, asked: Asked, key: str) -> str:
    situation = asked.reading.situation
    owner = ""
    if isinstance(situation, Situation):
        owner = next((each.owner for each in situation.things if each.slot == key), "")
    who = ("the opponent controls", "the opponent holds") if owner == "opponent" else _YOU
    is_permanent = not PERMANENT_TYPES.isdisjoint(card.front.types)
    return f"{who[0 if is_permanent and 'Aura' not in card.front.subtypes else 1]} {put(card)}"


_YOU = ("you control", "you hold")
