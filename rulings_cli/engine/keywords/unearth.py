"""Unearth: it returns for one turn (CR 702.84)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ContinuousChange,
    DelayedTrigger,
    Exile,
    PutOntoBattlefield,
)
from rulings_cli.abilities.references import Bound, EachPlayer, This
from rulings_cli.abilities.static import GrantAbilities, ReplaceLeaving
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine.keywords.writing import AS_SORCERY, sentences
from rulings_cli.terms.rules.keywords import UNEARTH
from rulings_cli.terms.zones import Step, Zone

RULE = UNEARTH

_MOVED: Final = Bound("moved", "it")


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Return it, hasty, and exile it wherever it would go."""
    if keyword.cost is None:
        return None
    rest = ForTheRestOfTheGame()
    exiling = DelayedTrigger(BeginningOf(Step.END, EachPlayer()), sentences(Exile(_MOVED)))
    body = sentences(
        PutOntoBattlefield(This(), Zone.GRAVEYARD, verb="return"),
        ContinuousChange(_MOVED, (GrantAbilities((Keyword("haste"),)),), rest),
        exiling,
        ContinuousChange(_MOVED, (ReplaceLeaving(This()),), rest),
    )
    return ActivatedAbility(keyword.cost, body, limits=AS_SORCERY, zone=Zone.GRAVEYARD)
