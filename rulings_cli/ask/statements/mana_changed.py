"""The changes to try in a scene in which mana is made: other mana, or none but that of lands."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.ask.statements.mana_bound import settle_bound, unsettle_bound
from rulings_cli.ask.statements.mana_making import adders
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.mana_used import all_spent, settle_spent, unsettle_spent
from rulings_cli.ask.statements.scene import Item, Scene


def settled_anew(scene: Scene) -> None:
    """Make the mana anew, in a scene that was changed."""
    unsettle_spent(scene)
    settle_spent(scene)
    unsettle_bound(scene)
    settle_bound(scene)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes to try: lands pay for all of it; other mana is made."""
    from rulings_cli.ask.statements import helped_symbols, mana_hues

    yield from mana_hues.tweaks(scene)
    yield from helped_symbols.tweaks(scene)
    if scene.about.get("mana spent"):
        yield "only lands pay", _by_lands
        yield from _of_its_type(scene)
    if scene.about.get("meant"):
        for kinds in (("land", "basic"), ("bound-mana",), ("land", "snow"), ("makes-colorless",)):
            yield "something else makes the mana", _made_by(kinds)


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
