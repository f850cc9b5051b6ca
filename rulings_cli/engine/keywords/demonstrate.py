"""Demonstrate: copy the spell, and an opponent copies it too (CR 702.144)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.effects import CopySpell, If, KeywordAction, May
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import DEMONSTRATE
from rulings_cli.terms.zones import Zone

RULE = DEMONSTRATE


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Copy it, if the player likes; then the chosen opponent copies it."""
    spell = Bound("triggering", "it")
    copying = May((CopySpell(spell, new_targets=True),))
    following = If(YouDo(), (KeywordAction("demonstrate", of=spell),))
    ability = whenever(Casts(You(), This()), copying, following)
    return ability.evolve(zone=Zone.STACK)
