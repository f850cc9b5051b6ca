"""What the amount of mana rests on that a question leaves open: then there is no answer."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.described import (
    Described,
    HasSubtype,
    HasSupertype,
    HasType,
    IsNot,
)
from rulings_cli.abilities.effects import Add, If
from rulings_cli.abilities.quantities import (
    Colors,
    CountersOn,
    CountOf,
    Devotion,
    Greatest,
    Total,
    ValueOf,
)
from rulings_cli.ask.cards import has, mana_abilities
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

#: Amounts that rest on what else is there.
COUNTS = (Colors, CountOf, CountersOn, Devotion, Greatest, Total, ValueOf)


def counts(item: Item) -> bool:
    """Tell whether how much mana a permanent makes rests on what is there."""
    if not item.is_permanent:
        return has(item.face.paragraphs, Add) and has(item.face.paragraphs, *COUNTS)
    return any(has(each.ability, *COUNTS) for each in mana_abilities(item.face))


def looks_around(face: Face) -> bool:
    """Tell whether what a permanent makes rests on what else there is."""
    return any(has(each.ability, If, *COUNTS) for each in mana_abilities(face))


def need_told(scene: Scene, item: Item) -> None:
    """Abstain where the amount counts things, and nothing was said to be there."""
    need_condition_told(scene, item)
    if not counts(item):
        return
    told = [each for each in scene.items if each is not item and each.zone == "battlefield"]
    _need_described(item, told)
    _need_apart(scene, item, told)
    cast_so = any(each.item is item and each.tails for each in scene.deeds)
    if not told and not item.tails and not cast_so:
        raise NotSupported(f"it rests on what {item.name} counts")


def need_counted(scene: Scene, item: Item) -> None:
    """Abstain where it makes none for want of what it counts, of which nothing was said."""
    added = [e for each in mana_abilities(item.face) for e in walk(each.ability)]
    counting = any(isinstance(each, Add) and has(each.mana, *COUNTS) for each in added)
    if not counting or scene.lacking:
        return
    told = [each for each in scene.items if each is not item and each.zone == "battlefield"]
    if not any(each.noun is not None and not each.noun.is_card for each in told):
        raise NotSupported(f"it rests on what {item.name} counts")


def _need_apart(scene: Scene, item: Item, told: Sequence[Item]) -> None:
    """Abstain where a thing may be among those that are counted: "Elf lord with 3 Elves"."""
    for each in told:
        noun = each.noun
        if noun is None or not noun.counted or noun.another or scene.about.get("apart"):
            continue
        if noun.is_card and each.name != item.name:
            continue
        such = scene.fits(item, noun) and all(map(item.is_a, (*_types_of(noun), *noun.kinds)))
        if such and (each.owner or "you") == (item.owner or "you"):
            raise NotSupported(f"whether {item.name} is among the {noun.text} was not said")


def _types_of(noun: Noun) -> tuple[str, ...]:
    """Give the types, subtypes and supertypes that a noun phrase says."""
    return tuple(e for e in noun.qualities if e in _SAID_TYPES or e[:1].isupper())


_SAID_TYPES = frozenset(("basic", "legendary", "snow", "creature", "artifact", "enchantment",
                         "land"))  # fmt: skip


def need_condition_told(scene: Scene, item: Item) -> None:
    """Abstain where a condition decides what mana is made, and nothing was said to be there."""
    conditional = any(
        getattr(each.ability, "limits", ())
        or any(isinstance(node, If) and has(node, Add) for node in walk(each.ability))
        for each in mana_abilities(item.face)
    )
    alone = all(each is item or each.zone != "battlefield" for each in scene.items)
    tails = [each for each in item.tails if each != "since this turn"]
    if conditional and alone and not tails and not scene.given:
        raise NotSupported(f"it rests on a condition of {item.name}")


#: Qualities that a thing that is only described is known to have or to lack.
_KNOWN = (HasType, HasSubtype, HasSupertype, IsNot)


def _need_described(item: Item, told: Sequence[Item]) -> None:
    """Abstain where more is counted of things than the question says of them."""
    counted = [
        quality
        for each in mana_abilities(item.face)
        for node in walk(each.ability)
        if isinstance(node, Described)
        for quality in (*node.adjectives, *node.further)
    ]
    if all(isinstance(each, _KNOWN) for each in counted):
        return
    for each in told:
        noun = each.noun
        if noun is not None and not noun.is_card and not noun.keywords and not noun.size:
            raise NotSupported(f"it rests on what {noun.text!r} is beside that")
