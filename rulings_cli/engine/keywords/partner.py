"""Partner and its kin: which two cards may be commanders together (CR 702.124)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keywords import (
    CHOOSE_A_BACKGROUND,
    DOCTORS_COMPANION,
    PARTNER,
    PARTNER_ALIKE,
    PARTNER_GROUP,
    PARTNER_WITH,
    PARTNERS_DISTINCT,
)
from rulings_cli.terms.types import CREATURE_TYPES

RULE = PARTNER


@implements(PARTNER, PARTNERS_DISTINCT)
def together(first: Face, second: Face) -> tuple[bool, Rule]:
    """Tell whether two cards may be a player's commanders, and the rule that says so."""
    if all("legendary" in each.supertypes for each in (first, second)):
        for one, other in ((first, second), (second, first)):
            for keyword in _keywords(one):
                rule = _allows(keyword, one, other)
                if rule is not None:
                    return True, rule
    return False, PARTNERS_DISTINCT


def _keywords(face: Face) -> Iterator[Keyword]:
    return (each for each in face.abilities if isinstance(each, Keyword))


@implements(PARTNER_ALIKE, PARTNER_GROUP, PARTNER_WITH, CHOOSE_A_BACKGROUND, DOCTORS_COMPANION)
def _allows(keyword: Keyword, one: Face, other: Face) -> Rule | None:
    """Give the rule by which an ability of one card allows the other beside it."""
    if keyword.name == "partner" and keyword in _keywords(other):
        return PARTNER_GROUP if keyword.words else PARTNER_ALIKE
    if keyword.name == "friends forever" and keyword in _keywords(other):
        return PARTNER_GROUP
    if keyword.name == "partner with" and keyword.words == other.name:
        meant = Keyword("partner with", words=one.name)
        return PARTNER_WITH if meant in _keywords(other) else None
    if keyword.name == "choose a background":
        is_one = "Background" in other.subtypes and "enchantment" in other.types
        return CHOOSE_A_BACKGROUND if is_one else None
    if keyword.name == "doctor's companion" and "creature" in other.types:
        types = set(other.subtypes) & {*CREATURE_TYPES, "Time Lord", "Doctor"}
        return DOCTORS_COMPANION if types == {"Time Lord", "Doctor"} else None
    return None
