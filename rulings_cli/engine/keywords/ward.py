"""Ward: what targets it is countered unless a cost is paid (CR 702.21)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.effects import Counter, UnlessPays
from rulings_cli.abilities.references import AnOpponent, Bound, ThatPlayer, This
from rulings_cli.abilities.triggers import BecomesTarget
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import WARD

RULE = WARD


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Counter it unless its controller pays."""
    countering = UnlessPays(
        (Counter(Bound("targeting", "that spell or ability")),),
        keyword.cost or Cost(),
        ThatPlayer(),
    )
    return whenever(BecomesTarget(This(), whose=AnOpponent()), countering)
