"""Give another creature the abilities printed below backup (CR 702.165)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ContinuousChange, KeywordAction
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.engine.instructions.lasting import source_was
from rulings_cli.engine.named_objects import its_own
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import BACKUP
from rulings_cli.terms.values import Value

RULE = BACKUP


@implements(BACKUP)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Grant what is printed on the source, not what it has otherwise (CR 702.165c)."""
    others = tuple(
        each
        for each in acting.permanents(game, tape, effect.of or This(), context)
        if each != context.source
    )
    given = _printed_below(source_was(game, context).face)
    if not others or not given:
        return context
    gained = (GrantAbilities(tuple(map(its_own, given))),)
    granting = ContinuousChange(effect.of or This(), gained, UntilEndOfTurn())
    return execute(game, tape, granting, context)


def _printed_below(face: Face) -> tuple[Value, ...]:
    below = False
    found: list[Value] = []
    for paragraph in face.paragraphs:
        for each in paragraph.abilities:
            if isinstance(each, Keyword) and each.name == "backup":
                below = True
            elif below and hasattr(each, "digest"):
                raise NotSupported("backup with an ability that is not understood", "702.165a")
            elif below:
                found.append(each)
    return tuple(found)
