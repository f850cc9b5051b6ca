"""Gift: promise an opponent something for a better effect (CR 702.174)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, SpellAbility, TriggeredAbility
from rulings_cli.abilities.conditions import HappenedThisTurn
from rulings_cli.abilities.effects import If, KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.engine.keyword_actions.give_gift import GIFTS, name_of
from rulings_cli.engine.keywords.writing import sentences, whenever
from rulings_cli.terms.rules.keywords import GIFT

RULE = GIFT

_PROMISED = HappenedThisTurn("gift promised")


def is_built(keyword: Keyword) -> bool:
    """Know the gifts that the rules list."""
    return name_of(keyword.quality, keyword.words) in GIFTS


def _giving(keyword: Keyword) -> KeywordAction:
    return KeywordAction("give the gift", words=name_of(keyword.quality, keyword.words))


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Give it as the permanent has entered, if it was promised (CR 702.174b)."""
    return whenever(Enters(This()), _giving(keyword), condition=_PROMISED)


def spell(keyword: Keyword, alternative: str) -> SpellAbility:  # noqa: ARG001 - as the others
    """Give it before anything else that the spell does (CR 702.174j)."""
    return SpellAbility(sentences(If(_PROMISED, (_giving(keyword),))))
