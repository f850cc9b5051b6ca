"""Soulbond: two creatures are paired for as long as both stay (CR 702.95)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import BothConditions, Controls, ObjectIs
from rulings_cli.abilities.described import Another, Described, HasState, IsNot
from rulings_cli.abilities.effects import KeywordAction, May
from rulings_cli.abilities.references import Bound, ChosenObjects, This, You
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keywords.writing import YOUR_CREATURE, whenever
from rulings_cli.terms.rules.keywords import SOULBOND

RULE = SOULBOND

_ALONE = IsNot(HasState("paired"))
_OTHERS = YOUR_CREATURE.evolve(adjectives=(Another(), _ALONE))
_IS_ALONE = ObjectIs(This(), Described(further=(_ALONE,)))


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Pair it as it enters with an unpaired creature, chosen as this resolves."""
    pairing = KeywordAction("pair", of=ChosenObjects(_OTHERS))
    condition = BothConditions((_IS_ALONE, Controls(You(), _OTHERS)))
    return whenever(Enters(This()), May((pairing,)), condition=condition)


def second(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001
    """Pair it with another creature that enters."""
    newcomer = Bound("triggering", "that creature")
    pairing = KeywordAction("pair", of=newcomer)
    unpaired = ObjectIs(newcomer, YOUR_CREATURE.evolve(adjectives=(_ALONE,)))
    entering = Enters(YOUR_CREATURE.evolve(adjectives=(Another(),)))
    condition = BothConditions((_IS_ALONE, unpaired))
    return whenever(entering, May((pairing,)), condition=condition)
