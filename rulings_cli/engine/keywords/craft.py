"""Craft: exile this and its materials to return it transformed (CR 702.167)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, Keyword
from rulings_cli.abilities.costs import Cost, ExileMaterials, ExileThis
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine.keywords.writing import sentences
from rulings_cli.terms.rules.keywords import CRAFT

RULE = CRAFT

#: How many materials the words before them ask for, and whether there may be more.
_COUNTS: Final = {
    "": (1, False),
    "a": (1, False),
    "one or more": (1, True),
    "two": (2, False),
    "two or more": (2, True),
    "three": (3, False),
    "four": (4, False),
    "five or more": (5, True),
}


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Exile it all as a cost, as a sorcery; what leaves otherwise meanwhile does not return."""
    if keyword.cost is None or keyword.quality is None or keyword.words not in _COUNTS:
        return None
    least, or_more = _COUNTS[keyword.words]
    materials = ExileMaterials(keyword.quality, least, or_more)
    paid = Cost((*keyword.cost.components, ExileThis(), materials))
    returning = KeywordAction("craft", of=This())
    return ActivatedAbility(paid, sentences(returning), limits=(ActivationLimit("sorcery"),))
