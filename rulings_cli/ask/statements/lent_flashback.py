"""Flashback that another card gives to one that lies in a graveyard (CR 702.34)."""

from __future__ import annotations

from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene

#: The keyword that is lent.
WORD = "flashback"


def lend(scene: Scene, tool: Item, item: Item) -> None:
    """Let a card in a graveyard be given flashback by another card."""
    if not _gives(tool) or not item.is_spell or item.has(WORD):
        raise Misfit(f"{tool.name} does not give {item.name} flashback")
    if tool.owner == "opponent" or item.owner == "opponent":
        raise Misfit("it is the other player's card")
    scene.deeds = [each for each in scene.deeds if each.item not in (tool, item)]
    for each in (tool, item):
        each.zone, each.soft = "", False
    scene.place(item, "graveyard", "you")
    item.gained.append(WORD)
    scene.choices.append(item.name)
    if tool.is_spell:
        cast_item(scene, tool, "you")
    elif tool.is_a("creature"):
        deed = Deed("happen", "you", tool, "NAME is put onto the battlefield")
        scene.deeds.append(deed)
    else:
        scene.onto_battlefield(tool, "you")
    scene.turn = scene.turn or "you"
    scene.about["lent flashback"], scene.focus = item, item
    scene.about["flashback by"] = tool


def lent(scene: Scene, noun: Noun | None) -> Item | None:
    """Give the card that was given flashback, or is where a card is named that gives it."""
    known = scene.about.get("lent flashback")
    if isinstance(known, Item):
        return known if noun is None or noun.pronoun or scene.bind(noun) is known else None
    named = noun is not None and not noun.pronoun
    item = scene.bind(noun) if named and noun is not None else _aimed(scene)
    if item is None or not item.is_spell or item.has(WORD):
        return None
    tool = giver(scene)
    if tool is None or tool is item:
        return None
    lend(scene, tool, item)
    return item


def giver(scene: Scene) -> Item | None:
    """Give the named card that gives others flashback."""
    return next((each for each in _named(scene) if _gives(each)), None)


def _gives(item: Item) -> bool:
    from rulings_cli.ask.plans.free_casts import gives_flashback

    return item.card is not None and gives_flashback(item.card)


def _aimed(scene: Scene) -> Item | None:
    """Give what the card that gives flashback was said to be aimed at."""
    for deed in scene.deeds:
        if deed.item is not None and _gives(deed.item):
            return next((each for each in deed.targets if isinstance(each, Item)), None)
    return None


def _named(scene: Scene) -> list[Item]:
    """Give the cards that the question names, also those it names last."""
    said = scene.about.get("said")
    statements = said if isinstance(said, tuple) else ()
    nouns = [noun for each in statements for _, value in each.slots for noun in nouns_in(value)]
    return [scene.bind(each) for each in nouns if each.is_card and not each.part]
