"""The change that something is tapped for mana, where what happened was something else (106.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.ask.stock import LAND_FOR


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes that a land is tapped for mana instead of all that is done."""
    if not scene.deeds or any(each.kind in ("tap", "mana") for each in scene.deeds):
        return
    for item in scene.items:
        if item.zone != "battlefield" or not has(item.face.paragraphs, TappedForMana):
            continue
        holder = scene.about.get(f"attached {id(item)}")
        if isinstance(holder, Item):
            yield f"{scene.ref(holder)} is tapped for mana instead", _tapped(scene, holder)
            continue
        for name in LAND_FOR.values():
            yield f"{name} is tapped for mana instead", _tapped_land(name, item.owner or "you")


def _tapped(scene: Scene, holder: Item) -> Callable[[Scene], None]:
    at = scene.items.index(holder)
    return lambda changed: _tap(changed, changed.items[at])


def _tapped_land(name: str, who: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        card = scene.world.card(name)
        _tap(scene, scene.onto_battlefield(scene.add(Item(card, card.front, None, who)), who))

    return change


def _tap(scene: Scene, item: Item) -> None:
    """Let an untapped permanent be tapped for mana by its controller, and nothing else be done."""
    who = item.owner or "you"
    item.tails = [each for each in item.tails if each != "tapped"]
    verb = "you activate" if who == "you" else "the opponent activates"
    scene.deeds.clear()
    deed = Deed("mana", who, item, f"{verb} NAME's mana ability")
    deed.passes = False
    scene.deeds.append(deed)
