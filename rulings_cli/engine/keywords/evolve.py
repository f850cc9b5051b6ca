"""Evolve: it grows when a greater creature enters (CR 702.100)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import CountIs, EitherCondition
from rulings_cli.abilities.effects import PutCounters
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keywords.writing import YOUR_CREATURE, whenever
from rulings_cli.terms.rules.keywords import EVOLVE

RULE = EVOLVE


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Grow where the newcomer has greater power or toughness."""
    newcomer = Bound("triggering", "that creature")
    greater = tuple(
        CountIs(ValueOf(what, newcomer), ">", ValueOf(what, This()))
        for what in ("power", "toughness")
    )
    creature = YOUR_CREATURE
    ability = whenever(Enters(creature), PutCounters("+1/+1", This()))
    return ability.evolve(condition=EitherCondition(greater))
