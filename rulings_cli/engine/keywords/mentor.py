"""Mentor: a smaller attacker gets a counter (CR 702.134)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Compare
from rulings_cli.abilities.effects import PutCounters, Sentence, Target
from rulings_cli.abilities.quantities import ValueOf
from rulings_cli.abilities.references import TargetObject, This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import ATTACKING, CREATURE
from rulings_cli.terms.rules.combat import MENTOR

RULE = MENTOR


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Target an attacker of lesser power."""
    lesser = Compare("power", "<", ValueOf("power", This()))
    pupil = CREATURE.evolve(adjectives=(ATTACKING,), further=(lesser,))
    return TriggeredAbility(
        Attacks(This()),
        (Sentence((PutCounters("+1/+1", TargetObject()),)),),
        (Target(pupil),),
        word="whenever",
    )
