"""Level up: a level counter is put on it (CR 702.87)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.effects import PutCounters
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import AS_SORCERY, sentences
from rulings_cli.terms.rules.keywords import LEVEL_UP

RULE = LEVEL_UP


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Put the counter on it."""
    if keyword.cost is None:
        return None
    return ActivatedAbility(
        keyword.cost, sentences(PutCounters("level", This())), limits=AS_SORCERY
    )
