"""Modes that an ability remembers: "choose one that hasn't been chosen" (CR 700.2)."""

from __future__ import annotations

from rulings_cli.abilities.effects import Modes
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import MODES_OF_AN_ABILITY

_NEW = "hasn't been chosen"


def _mark_of(game: Game, id: ObjectId, modal: Modes, index: int) -> str:
    """Give the mark of a mode that was chosen for this ability of the same object before."""
    on_stack = game.get(id).on_stack
    source = id if on_stack is None else on_stack.source
    return f"mode {index} of {source}: {modal!r}"


@implements(MODES_OF_AN_ABILITY)
def may_be_chosen(game: Game, id: ObjectId | None, modal: Modes, index: int) -> bool:
    """Tell whether a mode has not been chosen before, at all or this turn, where that matters."""
    if id is None or _NEW not in modal.words:
        return True
    turn = game.marks.get(_mark_of(game, id, modal, index))
    return turn is None or (modal.words.endswith("this turn") and turn != str(game.turn))


def note(game: Game, id: ObjectId | None, modal: Modes, chosen: tuple[int, ...]) -> None:
    """Remember the modes that are chosen for an ability that is put onto the stack."""
    if id is not None and _NEW in modal.words:
        new = {_mark_of(game, id, modal, index): str(game.turn) for index in chosen}
        game.marks = {**game.marks, **new}
