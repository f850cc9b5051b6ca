"""Copy a spell with epic that has resolved, except for its epic ability (CR 702.50a)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.effects import CopySpell, KeywordAction
from rulings_cli.abilities.references import Bound
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import EPIC

RULE = EPIC

_COPYING = CopySpell(Bound("epic", "this spell"), new_targets=True)


@implements(EPIC)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Put a copy of the spell, as it last was on the stack, onto the stack."""
    del effect
    context = execute(game, tape, _COPYING, context.bind("epic", (context.source,)))
    for each in context.objects_bound("copied"):
        game.update(each, face=_without_epic(game.get(each).face))
    return context


def _without_epic(face: Face) -> Face:
    def keeps(ability: object) -> bool:
        return not (isinstance(ability, Keyword) and ability.name == "epic")

    paragraphs = (
        each.evolve(abilities=tuple(one for one in each.abilities if keeps(one)))
        for each in face.paragraphs
    )
    return face.evolve(paragraphs=tuple(paragraphs))
