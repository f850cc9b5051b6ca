"""Suspect: menace, and it can't block (CR 701.60)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, StaticAbility
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import Affects, CantBe, GrantAbilities
from rulings_cli.engine import designations
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import SUSPECTED, SUSPECTING

RULE = SUSPECTING

_CANT_BLOCK = StaticAbility((Affects(This("this creature"), (CantBe("block"),)),))
_GAINED = GrantAbilities((Keyword("menace"), _CANT_BLOCK))


@implements(SUSPECTING, SUSPECTED)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Mark creatures; one that is suspected already stays as it is (CR 701.60d)."""
    for each in acting.permanents(game, tape, effect.of or This(), context):
        if designations.is_designated(game, each, "suspected"):
            acting.nothing(game, "it is suspected already", each, rule=SUSPECTING)
            continue
        designations.designate_for(
            game,
            (each,),
            "suspected",
            ForTheRestOfTheGame(),
            SUSPECTING,
            SUSPECTED,
            source=context.source,
            controller=context.controller,
            changes=(_GAINED,),
        )
    return context
