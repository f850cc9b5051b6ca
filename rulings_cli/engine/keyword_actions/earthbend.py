"""Earthbend: a land fights as a creature and comes back (CR 701.66)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ContinuousChange,
    DelayedTrigger,
    KeywordAction,
    PutCounters,
    PutOntoBattlefield,
    Sentence,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, You
from rulings_cli.abilities.static import BecomesA
from rulings_cli.abilities.triggers import AnyEvent, Dies, ZoneChange
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import EARTHBENDING
from rulings_cli.terms.zones import Zone

RULE = EARTHBENDING

_LAND = Bound("earthbent", "that land")
_CREATURE = TokenDescription(
    Number(0), Number(0), types=("creature",), keywords=(Keyword("haste"),)
)
_BECOMING = ContinuousChange(
    _LAND, (BecomesA(_CREATURE, "in addition to its other types"),), ForTheRestOfTheGame()
)
_RETURNING = PutOntoBattlefield(Bound("triggering", "it"), under=You(), tapped=True, verb="return")
_LATER = DelayedTrigger(
    AnyEvent((Dies(_LAND), ZoneChange(_LAND, Zone.EXILE, Zone.BATTLEFIELD))),
    (Sentence((_RETURNING,)),),
)


def is_built(effect: KeywordAction) -> bool:
    """Need the target, which the text does not spell out."""
    return effect.of is not None


@implements(EARTHBENDING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Follow 701.66a for the target land."""
    assert effect.of is not None
    for each in acting.permanents(game, tape, effect.of, context):
        told = RuleApplied((EARTHBENDING,), f"{game.get(each).name} is earthbent", each)
        performing.record(game, tape, told)
        context = context.bind("earthbent", (each,))
        growing = PutCounters("+1/+1", _LAND, effect.count or Number(1))
        for one in (_BECOMING, growing, _LATER):
            context = execute(game, tape, one, context)
    return context
