"""Ripple: cast cards of the same name from the top of the library free (CR 702.60)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.engine.keywords.writing import number, whenever
from rulings_cli.terms.rules.keywords import RIPPLE
from rulings_cli.terms.zones import Zone

RULE = RIPPLE


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Trigger as the spell is cast; `keyword_actions.ripple` follows the instruction."""
    rippling = KeywordAction("ripple", number(keyword), Bound("triggering", "it"))
    return whenever(Casts(You(), This()), rippling).evolve(zone=Zone.STACK)
