"""Job select: it comes with a Hero that it equips (CR 702.182)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import TokenDescription
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine.keywords.living_weapon import equipping
from rulings_cli.terms.rules.keywords import JOB_SELECT

RULE = JOB_SELECT


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Create the Hero and attach it."""
    hero = TokenDescription(Number(1), Number(1), types=("creature",), subtypes=("Hero",))
    return equipping(hero)
