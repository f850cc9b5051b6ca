"""Gravestorm: a copy for each permanent that went to a graveyard this turn (CR 702.69)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import CopySpell
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import GRAVESTORM
from rulings_cli.terms.zones import Zone

RULE = GRAVESTORM


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Copy the spell as it was cast; tokens that died count too."""
    count = ThatMuch("permanent put into a graveyard from the battlefield this turn")
    copying = CopySpell(Bound("triggering", "it"), new_targets=True, count=count)
    return whenever(Casts(You(), This()), copying).evolve(zone=Zone.STACK)
