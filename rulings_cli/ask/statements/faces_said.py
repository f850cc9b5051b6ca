"""The half or face by which a card is cast or played, where it is said which (CR 712, 715)."""

from __future__ import annotations

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene

#: Layouts of which each face can be played by itself (CR 709.3, 712.11b, 715.3).
_SEVERAL_WAYS = frozenset(("split", "modal_dfc", "adventure", "omen", "aftermath"))


def by_name(scene: Scene, item: Item, noun: Noun) -> Item:
    """Give a card by the half or face that is named: wherever it is by then if it was cast."""
    face = scene.face_of(noun)
    if face is item.face or item.zone == "battlefield" or item.card is None:
        return item
    if not any(each.item is item for each in scene.deeds):
        item.face = face
        return item
    if item.assumed and scene.ask_who not in ("", item.owner):
        scene.change_sides()  # whoever asks if they can cast the one part has cast the other
    again = scene.add(Item(item.card, face, noun, item.owner))
    again.zone = "found"
    scene.mean(noun, again)
    return again


def as_face(scene: Scene, statement: Statement) -> None:
    """Cast or play a card as its one face of a kind: "as a land", "the creature side"."""
    from rulings_cli.ask.statements.exiling_top import after_combat

    deed = scene.deeds[-1] if scene.deeds else None
    item = deed.item if deed is not None else None
    if deed is None or item is None or deed.kind not in ("cast", "play") or item.card is None:
        raise Misfit("nothing was said to be cast or played")
    kind = next(each for each in _KINDS if each in statement.text.lower().split())
    faces = item.card.faces if item.card.layout in _SEVERAL_WAYS else item.card.faces[:1]
    meant = [each for each in faces if each.is_a(_KINDS[kind])]
    if len(meant) != 1:
        raise Misfit(f"{item.name} has no such face, or several")
    item.face = meant[0]
    if scene.about.get("exiled from the top") is item:
        scene.deeds.remove(deed)
        after_combat(scene, item)
        scene.deeds.append(deed)
    deed.kind = "play" if item.is_a("land") else "cast"
    deed.passes = deed.kind == "cast"


#: What a face is called, and the type that it has.
_KINDS = {
    "land": "land", "creature": "creature", "adventure": "Adventure", "omen": "Omen",
    "instant": "instant", "sorcery": "sorcery", "enchantment": "enchantment",
    "artifact": "artifact", "planeswalker": "planeswalker",
}  # fmt: skip
