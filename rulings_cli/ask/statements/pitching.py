"""Casting something for a card that is exiled from the hand rather than for its mana cost."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, ExileObjects
from rulings_cli.abilities.static import AlternativeCost
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone


def _costs(item: Item) -> Iterator[tuple[str, Cost]]:
    """Give the costs of a card that exile cards from the hand, by the way that they are of."""
    for node in walk(item.face.paragraphs):
        if isinstance(node, AlternativeCost):
            yield "alternative", node.cost
        elif isinstance(node, Keyword) and node.name == "evoke" and node.cost is not None:
            yield "evoke", node.cost


def way_to_pitch(item: Item) -> str:
    """Give the way in which a card is cast by exiling another from the hand, "" for none."""
    for way, cost in _costs(item):
        for each in cost.components:
            if isinstance(each, ExileObjects) and each.from_zone is Zone.HAND:
                return way
    return ""


def pitched(scene: Scene, given: Item, item: Item, who: str) -> Deed:
    """Cast a card by exiling another one from the hand (CR 118.9)."""
    way = way_to_pitch(item)
    if not way or given is item:
        raise Misfit(f"nothing is exiled for {item.name}")
    if item.zone == "battlefield" and item.soft:
        item.zone, item.soft = "", False
    deed = cast_item(scene, item, item.owner or who)
    scene.place(given, "hand", deed.who)
    tail = f"for its {way} cost"
    deed.tails += [each for each in (tail, "exiling ITEM") if each not in deed.tails]
    scene.about[f"given up {id(deed)}"] = given
    return deed
