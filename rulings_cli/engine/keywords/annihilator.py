"""Annihilator: the defending player sacrifices permanents (CR 702.86)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Sacrifice
from rulings_cli.abilities.references import DefendingPlayer, This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine.keywords.writing import number, whenever
from rulings_cli.terms.rules.combat import ANNIHILATOR

RULE = ANNIHILATOR


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Let the defending player sacrifice as it attacks."""
    permanents = Described(noun="permanent")
    giving_up = Sacrifice(who=DefendingPlayer(), described=permanents, count=number(keyword))
    return whenever(Attacks(This()), giving_up)
