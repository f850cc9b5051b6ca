"""Awaken: another cost, and a land becomes a creature, too (CR 702.113)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, SpellAbility
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ContinuousChange,
    PutCounters,
    Target,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import TargetObject, You
from rulings_cli.abilities.static import BecomesA
from rulings_cli.engine.keywords.writing import number, sentences
from rulings_cli.terms.rules.keywords import AWAKEN

RULE = AWAKEN

_LAND = Target(Described(kinds=((HasType("land"),),), controller=You()))


def spell(keyword: Keyword, alternative: str) -> SpellAbility | None:
    """Write what happens if the awaken cost was paid; only then has it the target (702.113b)."""
    if alternative != "awaken":
        return None
    zero = Number(0)
    elemental = TokenDescription(
        zero, zero, types=("creature",), subtypes=("Elemental",), keywords=(Keyword("haste"),)
    )
    becoming = BecomesA(elemental, "that's still a land")
    return SpellAbility(
        sentences(
            PutCounters("+1/+1", TargetObject(), number(keyword)),
            ContinuousChange(TargetObject(), (becoming,), ForTheRestOfTheGame()),
        ),
        (_LAND,),
    )
