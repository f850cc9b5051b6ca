"""Which ability of a card a question means: by its number, its loyalty cost, or what it does."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import LoyaltyAbility, TriggeredAbility
from rulings_cli.ask.cards import Placed

NTH = {"first": 1, "second": 2, "third": 3}
#: How a part begins that says what the ability does: "~exiling land".
BY_DEED = "~"
#: What players call what an ability does, by a word that the ability then says.
_SAID_FOR = {
    "pitching": "discard", "pitch": "discard", "sac": "sacrifice", "saccing": "sacrifice",
    "lifegain": "gain", "cracking": "sacrifice", "ramp": "add", "ramping": "add", "mana": "add",
    "looting": "discard", "loot": "discard", "pinging": "damage", "ping": "damage",
    "animation": "becomes", "animating": "becomes", "animate": "becomes", "parley": "reveals",
    "fetching": "search", "fetch": "search", "bounce": "return", "bouncing": "return",
    "pumping": "gets", "pump": "gets", "colored": "color", "coloured": "color",
    "milling": "mill", "artifact-untapping": "untap",
}  # fmt: skip
_ENDINGS = ("ing", "es", "ed", "s", "e", "y", "ies")


def is_meant(each: Placed | None, part: str) -> bool:
    """Tell whether an ability is the part that a question names; no part is any of them."""
    if not part:
        return True
    if each is None:
        return False
    ability: Any = each.ability
    if part in NTH:
        return NTH[part] in (each.number, each.position)
    if part[0] in "+-0":
        amount = getattr(ability, "amount", "") if isinstance(ability, LoyaltyAbility) else ""
        return bool(amount) and _plain(amount) == _plain(part)
    if part.startswith(BY_DEED):
        said = _said(each)
        return all(f" {_stem(word)}" in said for word in part[len(BY_DEED) :].split())
    return part == "trigger" and isinstance(ability, TriggeredAbility)


def _plain(amount: str) -> str:
    return amount.replace("\u2212", "-").removeprefix("+")


def _stem(word: str) -> str:
    word = _SAID_FOR.get(word, word)
    for ending in _ENDINGS:
        if word.endswith(ending) and len(word) - len(ending) > 2:
            return word.removesuffix(ending)
    return word


def _said(each: Placed) -> str:
    from rulings_cli.oracle.saying import say

    label = each.face.paragraphs[each.number - 1].label if each.number else ""
    words = f"{label} {say(each.ability)}".lower()
    return " " + words.replace("{", " {").replace("(", " ").replace("+", " +")
