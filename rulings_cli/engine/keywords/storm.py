"""Storm: a copy for each spell cast before it (CR 702.40)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import CopySpell, Sentence
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts
from rulings_cli.terms.rules.keywords import STORM
from rulings_cli.terms.zones import Zone

RULE = STORM


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Copy it for each spell cast before it: that many is what its casting binds."""
    copying = CopySpell(Bound("triggering", "it"), new_targets=True, count=ThatMuch("each"))
    return TriggeredAbility(Casts(You(), This()), (Sentence((copying,)),), zone=Zone.STACK)
