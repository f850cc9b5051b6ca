"""Triggered abilities that wait on the stack with a target that is said (CR 603.3d)."""

from __future__ import annotations

from typing import Any

from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import causing, using
from rulings_cli.ask.statements.doing import HARM, TAKING
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.preparing_events import let_enter, of_part
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

#: How the parts of a thing end that are triggered abilities.
_TRIGGERS = ("trigger", "triggered ability", "etb", "etb ability")


def is_trigger(noun: Noun) -> bool:
    """Tell whether a triggered ability of a thing is spoken of."""
    return noun.part.endswith(_TRIGGERS)


def put_at(scene: Scene, noun: Noun, other: Noun) -> Deed | None:
    """Let the ability that is spoken of have triggered, aimed at what is said."""
    item = scene.bind(noun.evolve(part=""))
    ability = _aiming(item, "" if noun.part in ("trigger", "ability") else noun.part)
    target = scene.bind(other, "permanent")
    if target is item:
        raise Misfit(f"{item.name} does not aim at itself")
    who = noun.owner or (item.owner if not item.assumed else "") or _whose(ability, target, other)
    if item.soft:
        item.zone = ""
    item.owner = who
    made = next((e for e in scene.deeds if e.item is item), None)
    if made is None:
        deed: Deed | None = causing.trigger_at(scene, item, ability, who, target)
    else:
        deed = made
        _place(scene, ability, who, target)
    let_enter(scene, item, deed)
    scene.response = True
    scene.focus = item
    return None


def aim(scene: Scene, statement: Statement) -> bool:
    """Take "… targeting X" behind what enters as what its ability is aimed at, if it has one."""
    deed = scene.deeds[-1] if scene.deeds else None
    if deed is None or scene.asks or deed.kind not in ("cast", "happen"):
        return False
    item, noun = deed.item, statement.noun("b")
    if noun is None or item is None or not item.is_permanent or item.is_a("Aura"):
        return False
    if not any(each.targets for each in causing.triggered(item)):
        return False
    ability, target = _aiming(item, ""), scene.bind(noun, "permanent")
    who = deed.who or item.owner or "you"
    if item.assumed and item.noun is not None and not item.noun.owner:
        who = item.owner = _whose(ability, target, noun)
        scene.turn = who if scene.turn_assumed else scene.turn
        for each in scene.deeds:
            each.who = who if each.item is item else each.who
    _place(scene, ability, who, target)
    scene.about["aims as it enters"] = item
    return True


def _aiming(item: Item, part: str) -> Any:
    """Give the one triggered ability of a thing that has a target."""
    found = [each for each in of_part(item, part) if each.targets]
    if len(found) != 1:
        raise NotSupported(f"which ability of {item.name} is aimed was not said")
    return found[0]


def _whose(ability: Any, target: Item, noun: Noun) -> str:
    """Give whose the ability is: that of the other player, if it harms what is somebody's."""
    owner = noun.owner or ("" if target.assumed else target.owner)
    _, side = using.zone_and_side(ability.targets[0])
    if not owner or not (side == "other" or has(ability, *HARM, *TAKING)):
        return "you"
    return "opponent" if owner == "you" else "you"


def _place(scene: Scene, ability: Any, who: str, target: Item) -> None:
    """Put the target where the ability looks for it, and let it be chosen."""
    causing.place_target(scene, ability, who, target)
    scene.choices.insert(0, target.name)
