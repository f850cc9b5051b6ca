"""Epic: the player casts no more spells, and copies this one each upkeep (CR 702.50)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, SpellAbility
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import ApplyStatic, DelayedTrigger, KeywordAction
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import CantCast
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine.keywords.writing import sentences
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import EPIC, EPIC_STOPS_CASTING
from rulings_cli.terms.zones import Step

RULE = EPIC


@implements(EPIC, EPIC_STOPS_CASTING)
def spell(keyword: Keyword, alternative: str) -> SpellAbility:  # noqa: ARG001 - as the others
    """Write what the spell does last; the copies don't do it again."""
    no_more = ApplyStatic(CantCast(You(), Described(noun="spell")), ForTheRestOfTheGame())
    upkeep = BeginningOf(Step.UPKEEP, You())
    copying = DelayedTrigger(upkeep, sentences(KeywordAction("epic")), once=False)
    return SpellAbility(sentences(no_more, copying))
