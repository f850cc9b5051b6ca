"""Mana that a permanent's trigger makes, and whether it is still there later (CR 106.4, 605.5a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.effects import Add
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.causing import cause, triggered
from rulings_cli.ask.statements.mana_moments import PHASES
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import can_make
from rulings_cli.errors import NotSupported

#: Times of a turn that are over as creatures attack.
_BEFORE = frozenset(PHASES[each] for each in ("combat", "draw step", "main phase"))


def makes_later(item: Item) -> bool:
    """Tell whether a thing adds mana otherwise than by being tapped for it."""
    if item.is_spell:
        return has(item.face.paragraphs, Add)
    return _adds_by_trigger(item) and not can_make(item)


def _adds_by_trigger(item: Item) -> bool:
    return any(has(each, Add) for each in triggered(item))


def maker(scene: Scene, item: Item | None) -> Item | None:
    """Give the one permanent of which a trigger makes the mana: the thing, where one is meant."""
    if item is not None:
        return item if item.is_permanent and makes_later(item) else None
    there = [each for each in scene.items if each.is_permanent and _adds_by_trigger(each)]
    fighting = [e.item for e in scene.deeds if e.kind == "attack"]
    found = [each for each in there if makes_later(each) or each in fighting]
    return found[0] if len(found) == len(there) == 1 else None


def make(scene: Scene, item: Item, moment: str) -> None:
    """Let the mana be made by what triggers, unless that was said to happen."""
    if not moment:
        raise NotSupported("to when the mana is kept was not said")
    if not scene.deeds:
        able = [each for each in triggered(item) if has(each, Add)]
        if len(able) != 1:
            raise NotSupported(f"which trigger of {item.name} makes it was not said")
        scene.onto_battlefield(item, soft=True)
        cause(scene, item, able[0])
    if any(each.kind == "attack" for each in scene.deeds) and moment in _BEFORE:
        raise Misfit("that time has come already")
    scene.about["kept from"] = item
    scene.about["before damage"] = True  # the game goes on past combat


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the turn end before it is seen whether what a trigger made is still there."""
    if scene.about.get("kept from") is None or scene.deeds[-1].line == "the turn ends":
        return

    def change(scene: Scene) -> None:
        scene.deeds[-1].line = "the turn ends"

    yield "the turn ends first", change
