"""The changes to try in a scene in which mana is made: other mana, or none but that of lands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.ask.statements.mana_bound import settle_bound, unsettle_bound
from rulings_cli.ask.statements.mana_making import adders
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.mana_used import all_spent, settle_spent, unsettle_spent
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.ask.stock import LAND_FOR


def settled_anew(scene: Scene) -> None:
    """Make the mana anew, in a scene that was changed."""
    unsettle_spent(scene)
    settle_spent(scene)
    unsettle_bound(scene)
    settle_bound(scene)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes to try: lands pay for all of it; other mana is made."""
    from rulings_cli.ask.statements import helped_symbols, mana_hues

    asks, maker = scene.about.get("ask"), scene.about.get("a")
    entered = any(each.item is maker and each.kind in ("play", "cast") for each in scene.deeds)
    if isinstance(asks, Statement) and asks.name == "makes" and isinstance(maker, Item):
        at, wanted = scene.items.index(maker), asks.get("made")
        if entered:
            yield f"{maker.name} has been there since the turn began", _there(at)
        if "only" in asks.text.split() and isinstance(wanted, WantedMana) and wanted.types:
            yield "a land that makes only that is there instead", _plain_land(at, wanted.types[0])
    yield from mana_hues.tweaks(scene)
    yield from helped_symbols.tweaks(scene)
    if scene.about.get("mana spent"):
        yield "only lands pay", _by_lands
        yield from _of_its_type(scene)
    if scene.about.get("meant"):
        for kinds in (("land", "basic"), ("bound-mana",), ("land", "snow"), ("makes-colorless",)):
            yield "something else makes the mana", _made_by(kinds)


def _there(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        scene.deeds = [each for each in scene.deeds if each.item is not item]
        item.zone, item.tails = "battlefield", []

    return change


def _plain_land(at: int, letter: str) -> Callable[[Scene], None]:
    """Give the change to a land that makes one mana of the type, with nothing on it."""

    def change(scene: Scene) -> None:
        item, stock = scene.items[at], scene.world.stock
        held = [e for e in scene.items if e.attached_to is item]
        scene.items = [each for each in scene.items if each not in held]
        basic = LAND_FOR.get(letter)
        item.card = scene.world.card(basic) if basic else stock.pick("land", "colorless-mana")
        item.face, item.lines, item.tails = item.card.front, [], []

    return change


def _of_its_type(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that a creature spell of the commander's type is cast."""
    for item in scene.items:
        told = "as commander" in item.tails or item.zone == "command zone"
        for kind in item.face.subtypes if told else ():
            yield f"the spell is a creature spell of the type {kind}", _cast_of(kind)


def _cast_of(kind: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        unsettle_spent(scene)
        spell = all_spent(scene)[0][0].item
        assert spell is not None
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("creature", kind, other_than=taken)
        spell.card, spell.face = card, card.front

    return change


def _by_lands(scene: Scene) -> None:
    unsettle_spent(scene)
    for deed, _, _ in all_spent(scene):
        scene.mana_fixed.discard(deed.who)
    scene.about.pop("mana spent")


def _made_by(kinds: tuple[str, ...]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        unsettle_bound(scene)
        card = scene.world.stock.pick(*kinds)
        item = scene.about["a"]
        assert isinstance(item, Item)
        meant = scene.about["meant"]
        assert isinstance(meant, MeantMana)
        gone = [item, *(adders(scene, item) if meant.which == "extra" else ())]
        for each in gone:
            each.zone = ""
        scene.items = [each for each in scene.items if each not in gone]
        other = scene.add(Item(card, card.front, None, item.owner or "you"))
        scene.onto_battlefield(other, item.owner or "you")
        scene.about["of"] = other
        which = "own" if meant.which == "extra" else meant.which
        scene.about["meant"] = meant.evolve(which=which, words=())
        settle_bound(scene)

    return change
