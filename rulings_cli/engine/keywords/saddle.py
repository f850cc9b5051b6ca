"""Saddle: tap creatures to make a Mount saddled (CR 702.171)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.costs import Cost, TapPower
from rulings_cli.abilities.described import Another
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import YOUR_CREATURE, number, sentences
from rulings_cli.terms.rules.keywords import SADDLE

RULE = SADDLE


def activated(keyword: Keyword) -> ActivatedAbility:
    """Tap others with power N or more together, as a sorcery; sick creatures may be tapped."""
    riders = YOUR_CREATURE.evolve(adjectives=(Another("other"),))
    saddling = KeywordAction("becomes saddled", of=This())
    cost = Cost((TapPower(riders, number(keyword), "saddle"),))
    return ActivatedAbility(cost, sentences(saddling), limits=(ActivationLimit("sorcery"),))
