"""Battle cry: the other attackers get +1/+0 (CR 702.91)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Each, This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import ATTACKING, CREATURE, gets, whenever
from rulings_cli.terms.rules.combat import BATTLE_CRY

RULE = BATTLE_CRY


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Let the others grow as it attacks."""
    others = CREATURE.evolve(adjectives=(Another("other"), ATTACKING))
    return whenever(Attacks(This()), gets(Each(others), Number(1), Number(0)))
