"""Whether what dies together with a thing is brought back by that (CR 603.10a, 603.3d).

The ability looks back to see that its own permanent left; its targets are chosen after all of
them are in the graveyard.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import PutIntoZone, PutOntoBattlefield, ReturnToHand
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.judged import _either, _item
from rulings_cli.ask.statements.rows import Phrasing, Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.ask.statements.using import zone_and_side

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def rows() -> tuple[Phrasing, ...]:
    """Give no rows: it is asked as what one thing does to another."""
    return ()


def ask(scene: Scene, tool: Item, target: Item) -> bool:
    """Ask what becomes of what was there with the thing that brings it back; tell if that is so."""
    there = tool is not target and tool.zone == target.zone == "battlefield"
    if not (there and scene.deeds) or not any(_brings(each) for each in causing.triggered(tool)):
        return False
    if all(each.line == "NAME dies" for each in scene.deeds):
        from rulings_cli.ask.statements.composing import at_once

        scene.about.pop("at once", None)
        at_once(scene)
    scene.choices.insert(0, target.name)
    if target.owner == tool.owner:
        target.assumed = tool.assumed = False  # of things of different players it would be said
    scene.about["a"] = target
    scene.about["ask"] = Statement("ask", "taken_again", (), "does it bring it back")
    return True


def _brings(ability: object) -> bool:
    """Tell whether an ability returns a target from a graveyard."""
    targets = getattr(ability, "targets", ())
    brings = has(ability, PutOntoBattlefield, ReturnToHand, PutIntoZone)
    return brings and any(zone_and_side(each)[0] == "graveyard" for each in targets)


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether it is in a graveyard in the end."""
    del run, statement
    item = _item(scene)
    whose = "your" if item.owner == "you" else "the opponent's"
    name = scene.ref(item)
    here = f"{name} is in {whose} graveyard"
    return _either(f"not: {here}", here, f"{name} is brought back", f"{name} stays there")


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give no changes of its own."""
    del scene
    return iter(())


PREPARED: dict[str, Callable[..., None]] = {}
JUDGED = {"taken_again": _judge}
