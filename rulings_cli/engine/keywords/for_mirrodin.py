"""For Mirrodin!: it comes with a Rebel that it equips (CR 702.163)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import TokenDescription
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine.keywords.living_weapon import equipping
from rulings_cli.terms.rules.keywords import FOR_MIRRODIN

RULE = FOR_MIRRODIN


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Create the Rebel and attach it."""
    rebel = TokenDescription(Number(2), Number(2), ("R",), types=("creature",), subtypes=("Rebel",))
    return equipping(rebel)
