"""Mobilize: attacking Warrior tokens until the end step (CR 702.181)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import (
    CreateToken,
    DelayedTrigger,
    Sacrifice,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, EachPlayer, This
from rulings_cli.abilities.triggers import Attacks, BeginningOf
from rulings_cli.engine.keywords.writing import number, sentences, whenever
from rulings_cli.terms.rules.keywords import MOBILIZE
from rulings_cli.terms.zones import Step

RULE = MOBILIZE


def triggered(keyword: Keyword) -> TriggeredAbility:
    """Create them tapped and attacking; sacrifice them later (CR 702.181a)."""
    one = Number(1)
    warrior = TokenDescription(one, one, ("R",), types=("creature",), subtypes=("Warrior",))
    giving_up = Sacrifice(Bound("created", "them"))
    return whenever(
        Attacks(This()),
        CreateToken(warrior, number(keyword), tapped=True, attacking=True),
        DelayedTrigger(BeginningOf(Step.END, EachPlayer()), sentences(giving_up)),
    )
