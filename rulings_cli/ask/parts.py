"""What else of a card mana may be asked to pay for, by the name that the rules or people give it.

Parts of a total cost (the commander tax, what strive or a mode adds), payments that effects ask
for (an attack tax, "may pay", extort), abilities known by an ability word, doors and companions.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword, StaticAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import KeywordAction, MayPay, Mode, UnlessPays
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import ThatPlayer
from rulings_cli.abilities.static import AttackTax, CostChange
from rulings_cli.ask.cards import placed
from rulings_cli.ask.purposes import (
    ACTIVATED_FROM,
    ADDITIONAL,
    FROM_HAND,
    INSTEAD,
    SPECIAL,
    WITHOUT_MANA,
    Purpose,
)
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

_TWO = Cost((PayMana(ManaCost(("2",))),))
_THREE = Cost((PayMana(ManaCost(("3",))),))
_EXTORT = Cost((PayMana(ManaCost(("W/B",))),))
_NO_MANA = Cost()
#: Other names for what is paid.
ALIASES = {
    "commander tax": "tax",
    "the tax": "tax",
    "command tax": "tax",
    "attack": "attack tax",
    "attacking": "attack tax",
    "tax to attack": "attack tax",
    "unlock a door": "unlock",
    "unlocking": "unlock",
    "door": "unlock",
    "level-up": "level up",
    "class level": "class level",
    "level": "level up",
    "turn face up": "face up",
    "turning face up": "face up",
    "unmorph": "face up",
    "face up": "face up",
    "cast face down": "face down",
    "face-down": "face down",
    "unless pays": "unless",
    "unless-pays": "unless",
    "resolution": "unless",
    "soft counter": "unless",
    "upkeep": "unless",
    "pay on resolution": "unless",
    "may pay": "may pay",
    "may-pay": "may pay",
    "typecycling": "cycling",
    "landcycling": "cycling",
    "activated ability": "activate",
    "ability": "activate",
    "activation": "activate",
    "spell": "cast",
    "casting": "cast",
    "special action": "special action",
}
_FROM_GRAVEYARD = frozenset(("jump-start", "retrace"))


def named(card: Card, for_: str) -> Iterator[Purpose]:
    """Give what of a card the name means that is no keyword ability with a cost of its own."""
    for index, face in enumerate(card.faces):
        found = _BY_NAME.get(for_)
        if found is not None:
            yield from found(card, face, index)
            continue
        yield from _labelled(face, index, for_)
        for each in face.abilities:
            if not isinstance(each, Keyword):
                continue
            if for_ in _FROM_GRAVEYARD and each.name == for_:
                words = f"casting {face.name} with {for_}"
                yield Purpose(words, index, keyword=for_, zone=Zone.GRAVEYARD)
            elif for_ in WITHOUT_MANA and each.name == for_:
                yield Purpose(f"the {for_} of {face.name}", index, "cost", base=_NO_MANA)


def labelled(card: Card, name: str) -> bool:
    """Tell whether a card has an activated ability of that ability word or keyword action."""
    return any(next(_labelled(face, at, name), None) for at, face in enumerate(card.faces))


def _labelled(face: Face, index: int, name: str) -> Iterator[Purpose]:
    """Give the activated abilities with that ability word or keyword action."""
    for each in placed(face):
        ability = each.ability
        if not isinstance(ability, ActivatedAbility) or not ability.cost.components:
            continue
        labels = (ability.label, face.paragraphs[each.number - 1].label if each.number else "")
        if name in map(str.casefold, labels) or _acts(ability, name) or _is_channel(ability, name):
            words = f"the {name} of {face.name}"
            yield Purpose(words, index, "activate", name, ability, ability.cost, zone=ability.zone)


def _acts(ability: ActivatedAbility, name: str) -> bool:
    return any(isinstance(each, KeywordAction) and each.name == name for each in walk(ability.body))


def _is_channel(ability: ActivatedAbility, name: str) -> bool:
    """Channel abilities are used from hand, by discarding the card (CR 702, ability word)."""
    return name in ("channel", "forecast") and ability.zone is Zone.HAND


def _tax(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give the {2} for one earlier cast from the command zone (CR 903.8)."""
    if index or not _may_be_commander(face):
        return
    words = f"the commander tax on {face.name}"
    yield Purpose(words, extra=_TWO, zone=Zone.COMMAND, part="extra")
    del card


def _may_be_commander(face: Face) -> bool:
    return "legendary" in face.supertypes and any(
        face.is_a(each) for each in ("creature", "planeswalker")
    )


def _attack(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    del card
    for node in walk(face.paragraphs):
        if isinstance(node, AttackTax):
            yield _of_effect(f"what {face.name} asks of an attacker", index, node.cost, "attack")


def _of_effect(words: str, index: int, cost: Cost, kind: str = "resolution") -> Purpose:
    return Purpose(words, index, kind, base=cost)


def _unless(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    del card
    for node in walk(face.paragraphs):
        if isinstance(node, UnlessPays) and _has_mana(node.cost):
            yield _of_effect(f"what {face.name} asks for", index, node.cost)


def _may_pay(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    del card
    for node in walk(face.paragraphs):
        if isinstance(node, MayPay) and _has_mana(node.cost):
            yield _of_effect(f"what {face.name} lets its controller pay", index, node.cost)


def tolls(face: Face, index: int) -> Iterator[Purpose]:
    """Give what a card asks other players to pay: an attack tax, "unless … pays", "may pay"."""
    node: Any
    for node in walk(face.paragraphs):
        theirs = isinstance(node, MayPay) and isinstance(node.who, ThatPlayer)
        if isinstance(node, AttackTax):
            yield _of_effect(f"what {face.name} asks of an attacker", index, node.cost, "attack")
        elif (theirs or isinstance(node, UnlessPays)) and _has_mana(node.cost):
            yield _of_effect(f"what {face.name} asks for", index, node.cost)


def _toll(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    del card
    return tolls(face, index)


def _extort(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give the {W/B} that extort lets a player pay as its trigger resolves (CR 702.101a)."""
    del card
    if any(isinstance(each, Keyword) and each.name == "extort" for each in face.abilities):
        yield _of_effect(f"the extort of {face.name}", index, _EXTORT)


def _unlock(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give the mana cost of a door, for which it is unlocked (CR 709.5e, 116.2m)."""
    if "Room" in card.front.subtypes and face.mana_cost is not None:
        cost = Cost((PayMana(face.mana_cost),))
        words = f"unlocking {face.name}"
        yield Purpose(words, index, "unlock", "unlock", base=cost, zone=Zone.BATTLEFIELD)


def _companion(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give the {3} for putting a companion into one's hand (CR 116.2g)."""
    del card
    said = [*face.abilities, *face.uncompiled]
    if any(getattr(each, "name", "") == "companion" for each in said):
        yield Purpose(f"putting {face.name} into your hand", index, "special action", base=_THREE)


def _strive(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give what one target beyond the first adds to the cost (an ability word, CR 207.2c)."""
    del card
    for each in face.abilities:
        for effect in each.effects if isinstance(each, StaticAbility) else ():
            if (
                isinstance(effect, CostChange)
                and not effect.less
                and isinstance(effect.for_each, ThatMuch)
                and "beyond the first" in effect.for_each.words
            ):
                extra = Cost((PayMana(effect.amount),))
                yield Purpose(f"the strive of {face.name}", index, extra=extra, part="extra")


def _modes(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give what each mode with a cost adds to the total cost (CR 702.172a)."""
    del card
    for node in walk(face.paragraphs):
        if isinstance(node, Mode) and _has_mana(node.cost):
            words = f"a mode of {face.name}"
            yield Purpose(words, index, extra=node.cost, part="extra")


def _face_up(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give the cost of turning it face up: its morph or disguise cost (CR 702.37e, 702.168d)."""
    del card
    for each in face.abilities:
        if isinstance(each, Keyword) and each.name in ("morph", "megamorph", "disguise"):
            words = f"turning {face.name} face up"
            yield Purpose(
                words,
                index,
                "turn face up",
                each.name,
                each,
                each.cost,
                zone=Zone.BATTLEFIELD,
            )


def _face_down(card: Card, face: Face, index: int) -> Iterator[Purpose]:
    """Give the {3} for casting it face down (CR 702.37c, 702.168b)."""
    del card
    for each in face.abilities:
        if isinstance(each, Keyword) and each.name in ("morph", "megamorph", "disguise"):
            yield Purpose(f"casting {face.name} face down", index, "cast", each.name, base=_THREE)


def _has_mana(cost: Any) -> bool:
    return cost is not None and any(isinstance(each, PayMana) for each in cost.components)


_BY_NAME: dict[str, Any] = {
    "tax": _tax,
    "attack tax": _attack,
    "unless": _unless,
    "may pay": _may_pay,
    "toll": _toll,
    "extort": _extort,
    "unlock": _unlock,
    "companion": _companion,
    "strive": _strive,
    "spree": _modes,
    "tiered": _modes,
    "face up": _face_up,
    "face down": _face_down,
}
#: What `--for` may say besides the keywords that questions name.
NAMES = frozenset(
    (
        *_BY_NAME, *WITHOUT_MANA, *_FROM_GRAVEYARD, *FROM_HAND, *SPECIAL, *ADDITIONAL, *INSTEAD,
        *ACTIVATED_FROM, "boast", "exhaust", "power-up", "class level", "craft",
        "commander ninjutsu",
        "aura swap", "transfigure", "renew", "equip", "fortify", "reconfigure", "level up",
        "echo", "cumulative upkeep", "ward", "recover",
    )
)  # fmt: skip
