"""Station: charge counters for the power of a tapped creature (CR 702.184)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.costs import Cost, TapObjects
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.effects import PutCounters
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import Bound, This
from rulings_cli.engine.keywords.writing import YOUR_CREATURE, sentences
from rulings_cli.terms.rules.keywords import STATION

RULE = STATION


def activated(keyword: Keyword) -> ActivatedAbility:  # noqa: ARG001 - as the others
    """Tap another creature, as a sorcery; its power counts as the ability resolves."""
    crew = YOUR_CREATURE.evolve(adjectives=(Another(),))
    power = ValueOf("power", Bound("paid", "the tapped creature"))
    charging = PutCounters("charge", This(), power)
    cost = Cost((TapObjects(crew),))
    return ActivatedAbility(cost, sentences(charging), limits=(ActivationLimit("sorcery"),))
