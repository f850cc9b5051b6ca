"""New targets for what is on the stack (CR 115.7)."""

from __future__ import annotations

from rulings_cli.abilities.effects import ChooseNewTargets
from rulings_cli.engine import bodies, looking_up, targeting
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.targets import NEW_TARGETS
from rulings_cli.terms.zones import Zone


@executes(ChooseNewTargets)
@implements(NEW_TARGETS)
def choose_new_targets(
    game: Game, tape: Tape, effect: ChooseNewTargets, context: Context
) -> Context:
    """Choose new targets for a spell or ability, all of them anew (CR 115.7d-e)."""
    for each in looking_up.objects_of(game, effect.what, context):
        if not game.exists(each) or game.get(each).zone is not Zone.STACK:
            continue
        found = game.get(each)
        its = bodies.context_of(game, each).evolve(targets=(), controller=found.controller)
        needed = bodies.required(game, bodies.parts_of(game, each), found.modes, its)
        targeting.choose_targets(game, tape, each, needed, its, by=context.controller)
    return context
