"""Prowess: it grows with each noncreature spell (CR 702.108)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Described, HasType, IsNot
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.abilities.triggers import Casts
from rulings_cli.engine.keywords.writing import whenever
from rulings_cli.terms.rules.keywords import PROWESS

RULE = PROWESS

_NONCREATURE_SPELL: Final = Described(adjectives=(IsNot(HasType("creature")),), noun="spell")


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Grow until end of turn."""
    pumping = ContinuousChange(This(), (ModifyPowerToughness(Number(1), Number(1)),))
    return whenever(Casts(You(), _NONCREATURE_SPELL), pumping)
