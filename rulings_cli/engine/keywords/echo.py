"""Echo: paid once more at the first upkeep (CR 702.30)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, HasState
from rulings_cli.abilities.effects import Sacrifice, Sentence, UnlessPays
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.terms.rules.keywords import ECHO
from rulings_cli.terms.zones import Step

RULE = ECHO


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """Sacrifice it unless its echo cost is paid, at the first upkeep under one's control."""
    if keyword.cost is None:
        return None
    new = ObjectIs(This(), Described(further=(HasState("new since the last upkeep"),)))
    unless = UnlessPays((Sacrifice(This()),), keyword.cost, You())
    ability = TriggeredAbility(BeginningOf(Step.UPKEEP, You()), (Sentence((unless,)),), word="at")
    return ability.evolve(condition=new)
