"""What a creature can't block: evasion abilities and other restrictions (CR 509.1b, 702)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.static import CantBe
from rulings_cli.engine import combat, layers, matching, statics, targeting
from rulings_cli.engine.built_keywords import carried_out, carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.combat import (
    BLOCK_RESTRICTIONS,
    DECAYED,
    FEAR,
    FLYING,
    HORSEMANSHIP,
    INTIMIDATE,
    LANDWALK,
    PROTECTION_FROM_BLOCKERS,
    SHADOW,
    SKULK,
)
from rulings_cli.terms.rules.keyword_actions import THE_RING
from rulings_cli.terms.rules.keywords import UNLEASH
from rulings_cli.terms.types import BASIC_LAND_TYPES

carried_out(("menace",))  # in `blocking`: it is about how many creatures block


@implements(BLOCK_RESTRICTIONS, DECAYED, UNLEASH)
def cant_block(game: Game, blocker: ObjectId) -> Illegal | None:
    """Give what keeps a creature from blocking anything."""
    if combat.has_keyword(game, blocker, "decayed"):
        return Illegal(DECAYED, "it has decayed", (BLOCK_RESTRICTIONS,), blocker)
    grown = game.objects[blocker].counters_of("+1/+1")
    if grown and combat.has_keyword(game, blocker, "unleash"):
        return Illegal(UNLEASH, "it was unleashed", (BLOCK_RESTRICTIONS,), blocker)
    for change, source, _ in statics.changes_on(game, blocker, CantBe):
        whole = change.what == "block" and change.by is None and change.except_ is None
        if whole or change.what == "attack or block":
            return Illegal(BLOCK_RESTRICTIONS, "an effect says that it can't block", by=source)
    return None


@implements(BLOCK_RESTRICTIONS)
def why_not(
    game: Game, blocker: ObjectId, attacker: ObjectId, defending: PlayerId
) -> Illegal | None:
    """Give why a creature can't block this attacker, or None."""
    broken = _by_keyword(game, blocker, attacker, defending)
    if broken is not None:
        rule, reason = broken
        return Illegal(rule, reason, (BLOCK_RESTRICTIONS,), attacker)
    for change, source, context in statics.changes_on(game, attacker, CantBe):
        if change.what == "be blocked" and not _lets(game, change, blocker, context):
            return Illegal(BLOCK_RESTRICTIONS, "it can't be blocked by that", by=source)
    for change, source, context in statics.changes_on(game, blocker, CantBe):
        if change.what == "block" and not _lets(game, change, attacker, context):
            return Illegal(BLOCK_RESTRICTIONS, "it can't block that", by=source)
    return None


def _lets(game: Game, change: CantBe, other: ObjectId, context: Context) -> bool:
    """Tell whether a restriction spares the other creature: "except by", "by", "only"."""
    if change.by is not None:
        return not _is(game, change.by, other, context)
    return change.except_ is not None and _is(game, change.except_, other, context)


def _is(game: Game, what: Described, id: ObjectId, context: Context) -> bool:
    return matching.matches(game, what, id, context)


@carries_out("flying", "reach", "shadow", "horsemanship", "fear", "intimidate", "skulk")
@implements(FLYING, SHADOW, HORSEMANSHIP, FEAR, INTIMIDATE, SKULK, THE_RING)
def _by_keyword(
    game: Game, blocker: ObjectId, attacker: ObjectId, defending: PlayerId
) -> tuple[Rule, str] | None:
    """Give the evasion ability that stops the block, and why."""
    its, other = layers.characteristics(game, attacker), layers.characteristics(game, blocker)
    if _has(its, "flying") and not _has(other, "flying", "reach"):
        return FLYING, "it has flying"
    if _has(its, "shadow") is not _has(other, "shadow"):
        return SHADOW, "only one of them has shadow"
    if _has(its, "horsemanship") and not _has(other, "horsemanship"):
        return HORSEMANSHIP, "it has horsemanship"
    is_artifact = "artifact" in other.types
    if _has(its, "fear") and not is_artifact and "B" not in other.colors:
        return FEAR, "it has fear"
    if _has(its, "intimidate") and not is_artifact and not its.colors & other.colors:
        return INTIMIDATE, "it has intimidate"
    bears = ("ring-bearer", its.controller) in game.objects[attacker].chosen
    if bears and (other.power or 0) > (its.power or 0):
        return THE_RING, "it is the Ring-bearer"
    if _has(its, "skulk") and (other.power or 0) > (its.power or 0):
        return SKULK, "it has skulk"
    return _by_landwalk(game, its, defending) or _by_protection(game, blocker, attacker, its)


def _has(found: Characteristics, *names: str) -> bool:
    return any(isinstance(each, Keyword) and each.name in names for each in found.abilities)


@implements(PROTECTION_FROM_BLOCKERS)
def _by_protection(
    game: Game, blocker: ObjectId, attacker: ObjectId, its: Characteristics
) -> tuple[Rule, str] | None:
    context = Context(attacker, its.controller)
    for each in its.abilities:
        if (
            isinstance(each, Keyword)
            and each.name == "protection"
            and targeting.source_has_quality(game, each, blocker, context)
        ):
            return PROTECTION_FROM_BLOCKERS, "it has protection from that"
    return None


# --- landwalk ---------------------------------------------------------------------------------


def _is_land_word(keyword: Keyword) -> bool:
    return _kind_of_land(keyword) is not None


def _kind_of_land(keyword: Keyword) -> tuple[str, ...] | None:
    """Give the words of the land that a landwalk names; None where they are not understood."""
    words = [*keyword.words.split(), *keyword.name.removesuffix("walk").split()]
    known = {each.lower() for each in BASIC_LAND_TYPES} | {"desert", "nonbasic", "snow"}
    known |= {"legendary", "artifact", "land"}
    return tuple(words) if words and known.issuperset(words) else None


carried_out(("landwalk",), _is_land_word)


@implements(LANDWALK)
def _by_landwalk(game: Game, its: Characteristics, defending: PlayerId) -> tuple[Rule, str] | None:
    for each in its.abilities:
        if not isinstance(each, Keyword) or not each.name.endswith("walk"):
            continue
        words = _kind_of_land(each)
        if words is None:
            raise NotSupported(f"the keyword {each.name}", "702.14")
        for id in game.battlefield():
            land = layers.characteristics(game, id)
            if (
                "land" in land.types
                and land.controller == defending
                and all(_fits(land, word) for word in words)
            ):
                return LANDWALK, f"it has {each.name}"
    return None


def _fits(land: Characteristics, word: str) -> bool:
    if word == "land":
        return True
    if word == "nonbasic":
        return "basic" not in land.supertypes
    return word in land.supertypes | land.types or word.capitalize() in land.subtypes
