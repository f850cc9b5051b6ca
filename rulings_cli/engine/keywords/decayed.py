"""Decayed: it can't block, and is sacrificed after it attacked (CR 702.147)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import DelayedTrigger, Sacrifice, Sentence
from rulings_cli.abilities.references import APlayer, This
from rulings_cli.abilities.triggers import Attacks, BeginningOf
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.combat import DECAYED
from rulings_cli.terms.zones import Step

RULE = DECAYED


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Sacrifice it at end of combat."""
    ending = BeginningOf(Step.END_OF_COMBAT, APlayer())
    later = DelayedTrigger(ending, (Sentence((Sacrifice(This()),)),))
    return whenever(Attacks(This()), later)
