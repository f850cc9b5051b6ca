"""Static abilities of a permanent that change nothing of what others cost or may be cast by."""

from __future__ import annotations

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.references import AttachedTo, Each, This
from rulings_cli.abilities.static import (
    AdditionalLandPlays,
    Affects,
    AlternativeCost,
    AsEnters,
    AsThoughHaste,
    AttachesOnlyTo,
    AttackTax,
    CanBeCommander,
    CantBeMadeTo,
    CantGainLife,
    CantLoseGame,
    CombatLimit,
    CountersForDamage,
    DamageCantBePrevented,
    EnteringDoesntTrigger,
    EntersAsCopy,
    EntersIfDiscarded,
    EntersInState,
    EntersTapped,
    EntersWithCounters,
    GrantAbilities,
    HasHexproof,
    MaximumHandSize,
    MayBeginOnBattlefield,
    MayNotUntap,
    PlayWithTopRevealed,
    PreventAlways,
    ReplaceCount,
    ReplaceDamage,
    ReplaceDying,
    ReplaceLeaving,
    SkipsStep,
    TriggersAgain,
    UntapLimit,
    UntapsInOthersUntapStep,
)
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

#: Effects that never concern what others cost or may do.
INERT = (
    AdditionalLandPlays, AlternativeCost, AsEnters, AsThoughHaste, AttachesOnlyTo, AttackTax,
    CanBeCommander, CantBeMadeTo, CantGainLife, CantLoseGame, CombatLimit, CountersForDamage,
    DamageCantBePrevented, EnteringDoesntTrigger, EntersAsCopy, EntersIfDiscarded,
    EntersInState, EntersTapped, EntersWithCounters, HasHexproof, MaximumHandSize,
    MayBeginOnBattlefield, MayNotUntap, PlayWithTopRevealed, PreventAlways, ReplaceCount,
    ReplaceDamage, ReplaceDying, ReplaceLeaving, SkipsStep, TriggersAgain, UntapLimit,
    UntapsInOthersUntapStep,
)  # fmt: skip
#: Parts of the names of nodes that are about costs, casting or mana.
_TELLING = ("Cost", "Cast", "Mana", "Play", "Flash", "Pay")


def is_inert(effect: Value) -> bool:
    """Tell whether a static effect changes nothing of what is cast from elsewhere."""
    if isinstance(effect, INERT):
        return True
    return (
        isinstance(effect, Affects)
        and _is_of_permanents(effect)
        and all(map(_is_inert_change, effect.changes))
    )


def _is_inert_change(change: Value) -> bool:
    """Tell whether what permanents become or have concerns them alone."""
    if not isinstance(change, GrantAbilities):
        return not tells(change)
    return all(
        all(map(is_inert, each.effects)) if isinstance(each, StaticAbility) else True
        for each in change.abilities
    )


def _is_of_permanents(effect: Affects) -> bool:
    of = effect.of
    if isinstance(of, This | AttachedTo):
        return True
    if not isinstance(of, Each) or not isinstance(of.what, Described):
        return False
    return of.what.zone in (None, Zone.BATTLEFIELD) and of.what.noun not in ("spell", "card")


def tells(effect: object) -> bool:
    """Tell whether something in the effect is about costs, casting or mana."""
    return any(any(word in type(each).__name__ for word in _TELLING) for each in walk(effect))
