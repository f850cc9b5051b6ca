"""Partner with: fetch the other one, and both may be commanders (CR 702.124j)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Described, Named
from rulings_cli.abilities.effects import May, SearchLibrary, Target
from rulings_cli.abilities.references import TargetPlayer, This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import PARTNER_WITH

RULE = PARTNER_WITH


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Let target player search for the card with that name."""
    other = Described(noun="card", further=(Named(keyword.words),))
    searching = SearchLibrary(other, who=TargetPlayer(), reveal=True)
    return whenever(
        Enters(This()),
        May((searching,), TargetPlayer()),
        targets=(Target(player="player"),),
    )
