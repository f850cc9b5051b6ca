"""Airbend: exile, and each owner may cast theirs for {2} (CR 701.65)."""

from __future__ import annotations

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.durations import WhileInZone
from rulings_cli.abilities.effects import Exile, KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.engine import performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import Permission
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.keyword_actions import AIRBENDING

RULE = AIRBENDING

_TWO = Cost((PayMana(ManaCost(("2",))),))


@implements(AIRBENDING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Exile them all at once; tokens cease to exist there and are no cards."""
    context = execute(game, tape, Exile(effect.of or This()), context)
    for each in context.objects_bound("exiled"):
        if not game.exists(each) or game.get(each).kind != "card":
            continue
        owner = game.get(each).owner
        permission = Permission(
            0,
            context.source,
            owner,
            each,
            WhileInZone("it remains exiled"),
            alternative="airbend",
            cost=_TWO,
            rule=AIRBENDING,
        )
        words = f"{owner} may cast {game.get(each).name} for {{2}}"
        performing.begin(game, permission, words=words, because=(AIRBENDING,))
    return context
