"""Flanking: what blocks it without flanking gets -1/-1 (CR 702.25)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import HasKeyword, IsNot
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.triggers import BecomesBlocked
from rulings_cli.engine.keywords.writing import CREATURE, gets, whenever
from rulings_cli.terms.rules.combat import FLANKING

RULE = FLANKING


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Trigger for each such blocker."""
    without = CREATURE.evolve(further=(IsNot(HasKeyword("flanking")),))
    event = BecomesBlocked(This(), by=without)
    return whenever(event, gets(Bound("opposing", "that creature"), Number(-1), Number(-1)))
