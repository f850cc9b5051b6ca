"""Effects that wait for the next spell, and apply to it once it is on the stack (CR 611.2f)."""

from __future__ import annotations

from rulings_cli.abilities.effects import NextSpell
from rulings_cli.abilities.static import AsThoughFlash
from rulings_cli.engine import matching
from rulings_cli.engine.context import Context
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import EffectBegan
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.effects import NEXT_SPELL


@implements(NEXT_SPELL)
def begin_to_apply(game: Game, spell: ObjectId) -> None:
    """Let what waits for such a spell begin to apply to the one that was put on the stack."""
    for effect in tuple(game.effects.values()):
        for change in effect.changes:
            if isinstance(change, NextSpell) and _is_meant(game, effect, change, spell):
                _apply(game, effect, change, spell)


def _is_meant(game: Game, effect: LastingEffect, change: NextSpell, spell: ObjectId) -> bool:
    held = game.get(spell)
    if held.controller != effect.controller:
        return False
    context = effect.context
    if not isinstance(context, Context):
        context = Context(effect.source, effect.controller)
    return matching.fits(game, change.what, held, context)


def _apply(game: Game, effect: LastingEffect, change: NextSpell, spell: ObjectId) -> None:
    """Fix the effect on the spell; it waits for no other one."""
    if isinstance(change.change, AsThoughFlash):  # it has served to begin the casting
        del game.effects[effect.id]
    else:
        game.effects[effect.id] = effect.evolve(changes=(change.change,), objects=(spell,))
    game.forget()
    words = f"an effect that waited for the next spell applies to {game.get(spell).name}"
    game.emit(EffectBegan((NEXT_SPELL,), words, spell))
