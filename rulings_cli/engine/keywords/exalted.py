"""Exalted: a creature that attacks alone gets +1/+1 (CR 702.83)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import YOUR_CREATURE, gets, whenever
from rulings_cli.terms.rules.combat import EXALTED

RULE = EXALTED


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Let the attacker grow, whichever it is."""
    event = Attacks(YOUR_CREATURE, alone=True)
    return whenever(event, gets(Bound("triggering", "that creature"), Number(1), Number(1)))
