"""Melee: +1/+1 for each opponent who was attacked with a creature (CR 702.121)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import gets, whenever
from rulings_cli.terms.rules.keywords import MELEE

RULE = MELEE


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Count the opponents as it resolves; planeswalkers do not count (CR 702.121a)."""
    attacked = ThatMuch("opponent you attacked with a creature this combat")
    return whenever(Attacks(This()), gets(This(), attacked, attacked))
