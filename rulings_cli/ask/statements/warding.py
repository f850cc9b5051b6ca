"""What makes ward trigger: a spell or ability that is aimed at the creature (CR 702.21a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Scene

_ASKS = """
trigger_ward: trigger [the|its|my|his] ward [on it|him]
trigger_ward: do|will ward trigger off|from|by|with <a>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for ward that triggers."""
    return table("ask", _ASKS)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the other player aim a plain spell at the creature, and do nothing else."""
    asks, warded = scene.about.get("ask"), scene.about.get("a")
    if isinstance(asks, Statement) and asks.name == "trigger_ward" and isinstance(warded, Item):
        yield f"a plain spell is cast at {warded.name} instead", _aimed


def _aimed(scene: Scene) -> None:
    warded = scene.about["a"]
    assert isinstance(warded, Item)
    scene.deeds.clear()
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "targeted", "removal", other_than=taken)
    who = "you" if warded.owner == "opponent" else "opponent"
    spell = scene.add(Item(card, card.front, None, who))
    doing.aim_at(scene, doing.cast_item(scene, spell, who), warded)


#: They are prepared and judged with the other asks of triggers.
PREPARED: dict[str, Callable[..., None]] = {}
JUDGED: dict[str, Callable[..., None]] = {}
