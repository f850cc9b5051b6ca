"""Transfigure: sacrifice this to find a creature card of the same mana value (CR 702.71)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.costs import Cost, SacrificeThis
from rulings_cli.abilities.described import Compare
from rulings_cli.abilities.effects import SearchLibrary
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import CREATURE, sentences
from rulings_cli.terms.rules.keywords import TRANSFIGURE
from rulings_cli.terms.zones import Zone

RULE = TRANSFIGURE


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Look up the mana value as it last was on the battlefield (CR 608.2h)."""
    if keyword.cost is None:
        return None
    same = Compare("mana value", "=", ValueOf("mana value", This()))
    searching = SearchLibrary(CREATURE.evolve(noun="card", further=(same,)), to=Zone.BATTLEFIELD)
    paid = Cost((*keyword.cost.components, SacrificeThis()))
    return ActivatedAbility(paid, sentences(searching), limits=(ActivationLimit("sorcery"),))
