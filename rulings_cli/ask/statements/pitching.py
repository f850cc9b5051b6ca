"""What is given up for a spell: for a cost instead of its mana cost, or for one besides."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.costs import (
    Cost,
    DiscardCards,
    ExileObjects,
    ReturnObjects,
    SacrificeObjects,
)
from rulings_cli.abilities.static import AdditionalCost, AlternativeCost
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.values import Value, walk
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


#: What is given up by which verb, and the keywords that take it (CR 702).
_KINDS: dict[str, tuple[type[Value], tuple[str, ...]]] = {
    "sacrificing": (SacrificeObjects, ("emerge", "casualty", "bargain")),
    "discarding": (DiscardCards, ("retrace", "jump-start")),
    "exiling": (ExileObjects, ("escape",)),
    "returning": (ReturnObjects, ()),
}


def taken_for(deed: Deed, verb: str) -> str:
    """Give the way of casting for which something is given up: "" where it is a cost besides.

    What is given up for no cost of the card is a Misfit.
    """
    item = deed.item
    assert item is not None
    kind, keywords = _KINDS[verb]
    for node in walk(item.face.paragraphs):
        cost = getattr(node, "cost", None)
        if not isinstance(node, AlternativeCost | AdditionalCost | Keyword) or cost is None:
            continue
        if not any(isinstance(each, kind) for each in walk(cost)):
            continue
        if isinstance(node, Keyword):
            if node.name in OPTIONAL or node.name in ALTERNATIVE:
                return node.name
            continue
        return "alternative" if isinstance(node, AlternativeCost) else ""
    for word in keywords:
        if item.has(word):
            return word
    if any(each for each in item.face.uncompiled):
        raise NotSupported(f"for what something is given up is not understood of {item.name}")
    raise Misfit(f"nothing is given up so for {item.name}")


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
    deed.given_up = given
    return deed


def pitch_any(scene: Scene, deed: Deed) -> Deed:
    """Cast a card by exiling some plain one of its color from the hand (CR 118.9)."""
    item = deed.item
    if item is None or not way_to_pitch(item):
        raise Misfit("nothing is exiled for it")
    if deed.given_up is not None:
        return deed
    symbols = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    color = next((each for each in symbols if each in COLOR_NAMES), None)
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("plain", "spell", color=color, other_than=taken)
    given = scene.add(Item(card, card.front, None, deed.who))
    made = pitched(scene, given, item, deed.who)
    scene.assumptions.append(f"{given.name} is exiled for {item.name}")
    others = [node for node in walk(item.face.paragraphs) if isinstance(node, AlternativeCost)]
    conditions = [each.condition for each in others if isinstance(each.condition, DuringTurn)]
    if conditions and conditions[0].negated and (not scene.turn or scene.turn_assumed):
        scene.turn, scene.turn_assumed = "opponent" if deed.who == "you" else "you", False
        scene.about["turn follows"] = True  # until whose it is is said
    return made
