"""What enters as a copy has entered as one of something before anything is done with it (CR 707.5).

A question that speaks of "my NAME" on the battlefield need not say of what: a plain creature will
do, where what is asked does not rest on it.
"""

from __future__ import annotations

from rulings_cli.abilities.static import EntersAsCopy
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.errors import NotSupported

#: Asks that do not rest on what is copied.
_OF_ANY = frozenset(("sacrificed", "sacrifices", "die", "survive", "trigger"))
#: Asks that it is a copy of something decides.
_OF_COPIED = frozenset(("size", "has_kw", "is_a", "power", "toughness"))


def enter_first(scene: Scene) -> None:
    """Let the one thing there that enters as a copy be cast first, and copy a plain creature."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement):
        return
    found = [
        each
        for each in scene.items
        if each.zone == "battlefield" and each.is_a("creature") and not each.token
        and has(each.face.paragraphs, EntersAsCopy)
    ]  # fmt: skip
    if len(found) != 1 or scene.about.get("copier") is not None:
        return
    item = found[0]
    if asks.name not in _OF_ANY:
        if asks.name in _OF_COPIED and scene.about.get("a") is item:
            raise NotSupported(f"of what {item.name} is a copy was not said")
        return
    if item.count > 1 or item.tails or not scene.deeds or scene.turn not in ("", item.owner):
        return
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken)
    copied = scene.onto_battlefield(scene.add(Item(card, card.front, None, item.owner)), item.owner)
    item.zone, item.soft = "hand", False
    scene.deeds.insert(0, Deed("cast", item.owner, item))
    scene.choices.insert(0, copied.name)
    scene.about["copier"], scene.about["copied"] = item, copied
    scene.turn = item.owner
    scene.assumptions.append(f"{item.name} has entered as a copy of {copied.name}")
