"""The change that something is tapped for mana, where what happened was something else (106.12)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import adds_mana, has
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.terms.values import walk


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes that a land is tapped for mana instead of all that is done."""
    if not scene.deeds or any(each.kind in ("tap", "mana") for each in scene.deeds):
        return
    for item in scene.items:
        if item.zone != "battlefield" or not has(item.face.paragraphs, TappedForMana):
            continue
        holder = item.attached_to
        if isinstance(holder, Item):
            yield f"{scene.ref(holder)} is tapped for mana instead", _tapped(scene, holder)
            continue
        for name in LAND_FOR.values():
            yield f"{name} is tapped for mana instead", _tapped_land(name, item.owner or "you")


def pay_from_pools(scene: Scene) -> None:
    """Pay for abilities from mana pools, where something looks for taps for mana.

    Nobody who asks what comes of an effect that taps something thinks of how it was paid for.
    """
    if not any(_watches(each) for each in scene.items):
        return
    for deed in scene.deeds:
        paid = next((each for each in deed.tails if each.startswith("paying with ")), "")
        cost = _cost(deed)
        if deed.kind != "activate" or not cost:
            continue
        deed.tails = [each for each in deed.tails if each != paid]
        side = "you control" if deed.who == "you" else "the opponent controls"
        lands = f"{side} {paid.removeprefix('paying with ')}"
        scene.given = [each for each in scene.given if each != lands]
        pool = "your" if deed.who == "you" else "the opponent's"
        scene.given.append(f"{pool} mana pool is {cost}")


def _watches(item: Item) -> bool:
    return item.zone == "battlefield" and has(item.face.paragraphs, TappedForMana)


def _cost(deed: Deed) -> str:
    """Give mana that pays for the one ability of a thing that is no mana ability; "" for none."""
    from rulings_cli.ask.statements.using import abilities_of

    used = abilities_of(deed.item) if deed.item is not None and deed.item.card is not None else ()
    costs = [getattr(e.ability, "cost", None) for e in used if not adds_mana(e.ability)]
    paid = [each for cost in costs for each in walk(cost) if isinstance(each, PayMana)]
    symbols = paid[0].cost.symbols if len(costs) == len(paid) == 1 else ()
    if not all(each.isdigit() or len(each) == 1 for each in symbols) or "X" in symbols:
        return ""
    return "".join("{C}" * int(e) if e.isdigit() else f"{{{e}}}" for e in symbols)


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
