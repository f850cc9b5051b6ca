"""What a spell costs that something finds and lets be cast without paying its mana cost.

It still costs what other effects add (CR 118.9d, 601.2f): it is asked of the same spell, cast so
from a hand.
"""

from __future__ import annotations

from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.errors import NotSupported

_FREELY = "without paying its mana cost"


def is_asked(scene: Scene, noun: Noun | None) -> bool:
    """Tell whether it is asked of a spell that cascade, suspend or the like lets be cast."""
    found = scene.about.get("found")
    if not isinstance(found, Item) or found.card is None:
        return False
    return noun is None or noun.pronoun != "" or scene.bind(noun) is found


def cast(scene: Scene) -> Deed:
    """Cast what is found, without paying its mana cost, and nothing before it."""
    found = scene.about.pop("found")
    assert isinstance(found, Item)
    who = found.owner or "you"
    if any(each.item not in (None, found) and each.kind != "cast" for each in scene.deeds):
        raise NotSupported("what else is done before it is cast")
    dropped = [each.item for each in scene.deeds if each.item is not found]
    for each in dropped:
        if each is not None and each.card is not None:
            scene.about[f"told {each.card.name}"] = True
    scene.deeds.clear()
    scene.items[:] = [each for each in scene.items if each not in dropped]
    scene.given[:] = [each for each in scene.given if "control" not in each]
    scene.library[who] = [each for each in scene.library[who] if each is not found]
    found.zone = "hand"
    deed = doing.cast_item(scene, found, who)
    deed.tails = [each for each in deed.tails if not each.startswith("for its")]
    if not any(each == _FREELY for each in deed.tails):
        deed.tails.append(_FREELY)
    card = scene.world.stock.pick("free-from-hand")
    holder = scene.add(Item(card, card.front, None, who))
    scene.onto_battlefield(holder, who)
    scene.assumptions.append(f"{found.name} is cast without paying its mana cost")
    return deed
