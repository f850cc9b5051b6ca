"""Letting the other player's turn come where what is done next is done in one's own turn."""

from __future__ import annotations

from rulings_cli.ask.statements.scene import Deed, Item, Scene, Unsaid

_WHOSE = {"you": "your", "opponent": "the opponent's"}


def turns_between(scene: Scene) -> None:
    """Let the other player's turn come before what they can do in their own turn only.

    What is done in response, and what simply happens, is done in the turn that it is.
    """
    if scene.step or not scene.turn:
        return
    if scene.asks:
        _turn_for_asked(scene)
        return
    active, done = scene.turn, False
    inserted: list[tuple[int, str]] = []
    for at, deed in enumerate(scene.deeds):
        if deed.kind == "happen" and "next" in deed.line:
            return  # what turn it is was said
        own = _in_own_turn(deed)
        if own and not deed.response and deed.who not in ("", active):
            if not done:
                return
            inserted.append((at, deed.who))
            active = deed.who
        done = done or bool(deed.who)
    for at, who in reversed(inserted):
        turn = Deed("happen", "", None, f"it is {_WHOSE[who]} next turn")
        scene.deeds.insert(at, turn)
        scene.assumptions.append(f"then it is {_WHOSE[who]} turn")


def _turn_for_asked(scene: Scene) -> None:
    """Let it be a player's own turn when it is asked whether they may equip something.

    Where a sorcery of the other player may have worn off by then, when it would be was not said.
    """
    asked = scene.asked
    late = asked is not None and asked.kind == "equip" and asked.who != scene.turn
    if asked is None or not late or not scene.turn_assumed or asked.response:
        return
    before = scene.deeds[: scene.deeds.index(asked)]
    if any(each.item is not None and each.item.is_spell for each in before):
        raise Unsaid("in whose turn it would be done was not said")
    turn = Deed("happen", "", None, f"it is {_WHOSE[asked.who]} next turn")
    scene.deeds.insert(len(before), turn)
    scene.assumptions.append(f"then it is {_WHOSE[asked.who]} turn")


def _in_own_turn(deed: Deed) -> bool:
    """Tell whether a deed is done in its player's own turn only."""
    item = deed.item
    if not isinstance(item, Item):
        return False
    if deed.kind in ("attack", "play"):
        return True
    return deed.kind == "cast" and not item.is_instant
