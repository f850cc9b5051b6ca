"""Provoke: an untapped creature of the defending player has to block it (CR 702.39)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.durations import UntilEndOfCombat
from rulings_cli.abilities.effects import ContinuousChange, If, May, Target, Untap
from rulings_cli.abilities.references import DefendingPlayer, TargetObject, This
from rulings_cli.abilities.static import MustDo
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import CREATURE, whenever
from rulings_cli.terms.rules.keywords import PROVOKE

RULE = PROVOKE


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Let the target block this creature this combat if able, and untap it (CR 702.39a)."""
    target = Target(CREATURE.evolve(controller=DefendingPlayer()))
    requiring = MustDo("block ~ this combat if able")
    blocking = ContinuousChange(TargetObject(), (requiring,), UntilEndOfCombat())
    untapping = If(YouDo(), (Untap(TargetObject()),))
    return whenever(Attacks(This()), May((blocking,)), untapping, targets=(target,))
