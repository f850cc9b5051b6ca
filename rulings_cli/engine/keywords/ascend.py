"""Ascend: the city's blessing for ten permanents (CR 702.131)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, SpellAbility
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import any_time  # noqa: F401 - it carries out the keyword of permanents
from rulings_cli.engine.keywords.writing import sentences
from rulings_cli.terms.rules.keywords import ASCEND

RULE = ASCEND


def spell(keyword: Keyword, alternative: str) -> SpellAbility:  # noqa: ARG001 - as the others
    """Write the spell ability that it is on an instant or sorcery (CR 702.131a)."""
    return SpellAbility(sentences(KeywordAction("ascend")))
