"""Encore: a copy for each opponent, for one turn (CR 702.141)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import ContinuousChange, CreateToken, DelayedTrigger, Sacrifice
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import Bound, EachPlayer, This
from rulings_cli.abilities.static import GrantAbilities, MustDo
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine.keywords.writing import from_graveyard, sentences
from rulings_cli.terms.rules.keywords import ENCORE
from rulings_cli.terms.zones import Step

RULE = ENCORE

_CREATED: Final = Bound("created", "them")


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Create the tokens, which attack and are sacrificed."""
    changes = (GrantAbilities((Keyword("haste"),)), MustDo("attack an opponent this turn if able"))
    return from_graveyard(
        keyword,
        CreateToken(copy_of=This(), count=ThatMuch("opponent")),
        ContinuousChange(_CREATED, changes, ForTheRestOfTheGame()),
        DelayedTrigger(BeginningOf(Step.END, EachPlayer()), sentences(Sacrifice(_CREATED))),
    )
