"""What an ability lets a player do only once each turn (CR 603.2h)."""

from __future__ import annotations

from functools import lru_cache

from rulings_cli.abilities.effects import OncePerTurn
from rulings_cli.engine.context import Context
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.triggering import ONLY_ONCE_EACH_TURN
from rulings_cli.terms.values import Value, walk


@lru_cache(maxsize=1024)
def _says_so(ability: Value) -> bool:
    return any(isinstance(each, OncePerTurn) for each in walk(ability))


def _mark_of(source: ObjectId, ability: Value) -> str:
    """Give the mark of an ability whose action may be done only once each turn, or ""."""
    return f"done by {source} {ability!r}" if _says_so(ability) else ""


@implements(ONLY_ONCE_EACH_TURN)
def was_done(game: Game, source: ObjectId, ability: Value) -> bool:
    """Tell whether what the ability says was done this turn: then it doesn't trigger again."""
    mark = _mark_of(source, ability)
    return bool(mark) and game.marks.get(mark) == str(game.turn)


def was_done_by(game: Game, context: Context) -> bool:
    """Tell whether what the resolving ability says was done this turn."""
    held = None if context.this is None else game.objects.get(context.this)
    if held is None or held.on_stack is None:
        return False
    return was_done(game, held.on_stack.source, held.on_stack.ability)


def note(game: Game, context: Context) -> None:
    """Note that what the resolving ability says is done."""
    held = None if context.this is None else game.objects.get(context.this)
    mark = (
        ""
        if held is None or held.on_stack is None
        else _mark_of(held.on_stack.source, held.on_stack.ability)
    )
    if mark:
        game.marks = {**game.marks, mark: str(game.turn)}
