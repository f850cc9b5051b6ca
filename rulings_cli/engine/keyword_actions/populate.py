"""Populate: another token like one of your creature tokens (CR 701.36)."""

from __future__ import annotations

from rulings_cli.abilities.effects import CreateToken, KeywordAction
from rulings_cli.abilities.references import Bound
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import POPULATING

RULE = POPULATING


@implements(POPULATING)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Choose a creature token as it resolves and copy it; without one nothing happens."""
    for player in acting.players(game, effect.who, context):
        options = tuple(
            id
            for id in game.battlefield()
            if game.objects[id].kind == "token"
            and "creature" in (found := layers.characteristics(game, id)).types
            and found.controller == player
        )
        chosen = acting.choose(game, tape, player, options, kind="card", rule=POPULATING)
        if not chosen:
            acting.nothing(game, "there is no creature token to copy", rule=POPULATING)
            continue
        words = f"{player} populates {game.get(chosen[0]).name}"
        performing.record(game, tape, RuleApplied((POPULATING,), words, chosen[0]))
        copying = CreateToken(copy_of=Bound("populated", "it"), who=effect.who)
        context = execute(game, tape, copying, context.bind("populated", chosen))
    return context
