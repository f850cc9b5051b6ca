"""The results of damage (CR 120.3)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import DamageAsInfect, LifeFloor
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.game.events import (
    DamageDealt,
    Event,
    Would,
    WouldDealDamage,
    WouldGainLife,
    WouldLoseLife,
    WouldPutCounters,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import (
    DAMAGE_INFECTS,
    DAMAGE_IS_MARKED,
    DAMAGE_LIFELINK,
    DAMAGE_LOSES_LIFE,
    DAMAGE_REMOVES_DEFENSE,
    DAMAGE_REMOVES_LOYALTY,
    DAMAGE_RESULTS,
    DAMAGE_TOXIC,
    DAMAGE_WITHERS,
    NO_DAMAGE,
)

_DAMAGEABLE = {"creature", "planeswalker", "battle"}


@implements(NO_DAMAGE)
def deal(game: Game, would: WouldDealDamage) -> tuple[tuple[Event, ...], tuple[Would, ...]]:
    """Emit that the damage is dealt and mark it; give the facts and what results from it."""
    from rulings_cli.engine import layers

    if would.amount <= 0 or not _can_be_dealt(game, would.to):
        return (), ()
    source = layers.characteristics(game, would.source)
    if isinstance(would.to, str):
        results = _to_player(game, would, would.to, source)
    else:
        results = _to_permanent(game, would, would.to, source)
    was = layers.snapshot(game, would.source)
    fact = DamageDealt(would.because, would.source, would.to, would.amount, would.combat, was)
    game.emit(fact)
    return (fact,), results


@implements(DAMAGE_LIFELINK)
def life_linked(game: Game, settled: Sequence[Would]) -> Iterator[WouldGainLife]:
    """Give the life gained for damage dealt at once: one gain for each source with lifelink."""
    from rulings_cli.engine import layers

    dealt: dict[ObjectId, int] = {}
    for each in settled:
        if isinstance(each, WouldDealDamage) and each.amount > 0 and _can_be_dealt(game, each.to):
            dealt[each.source] = dealt.get(each.source, 0) + each.amount
    for id, amount in dealt.items():
        source = layers.characteristics(game, id)
        if _has(source, "lifelink"):
            yield WouldGainLife((DAMAGE_LIFELINK,), source.controller, amount, id)


def _can_be_dealt(game: Game, to: ObjectId | PlayerId) -> bool:
    from rulings_cli.engine import layers

    if isinstance(to, str):
        return to in game.players
    return to in game.battlefield() and bool(layers.characteristics(game, to).types & _DAMAGEABLE)


def _has(source: Characteristics, name: str) -> bool:
    return any(isinstance(each, Keyword) and each.name == name for each in source.abilities)


@implements(DAMAGE_LOSES_LIFE, DAMAGE_INFECTS, DAMAGE_TOXIC)
def _to_player(
    game: Game, would: WouldDealDamage, player: PlayerId, source: Characteristics
) -> tuple[Would, ...]:
    results: list[Would] = []
    if _has(source, "infect") or _is_as_infect(game, player):
        because = (DAMAGE_INFECTS,)
        results.append(WouldPutCounters(because, player, "poison", would.amount, would.source))
    else:
        amount = _lost_at_most(game, player, would.amount)
        results.append(WouldLoseLife((DAMAGE_LOSES_LIFE,), player, amount, would.source))
    toxic = sum(
        each.amount.n
        for each in source.abilities
        if isinstance(each, Keyword) and each.name == "toxic" and isinstance(each.amount, Number)
    )
    if would.combat and toxic:
        results.append(WouldPutCounters((DAMAGE_TOXIC,), player, "poison", toxic, would.source))
    return tuple(results)


def _is_as_infect(game: Game, player: PlayerId) -> bool:
    """Tell whether damage is dealt to the player as though its source had infect."""
    from rulings_cli.engine import looking_up, statics

    return any(
        looking_up.player_matches(game, effect.who, player, context)
        for effect, _, context in statics.in_force(game, DamageAsInfect)
    )


@implements(DAMAGE_RESULTS)
def _lost_at_most(game: Game, player: PlayerId, amount: int) -> int:
    """Give how much life is lost where damage can't reduce the total below a number (CR 120.4c).

    A total that is below it already is reduced as usual.
    """
    from rulings_cli.engine import looking_up, statics

    life = game.players[player].life
    for effect, _, context in statics.in_force(game, LifeFloor):
        if looking_up.player_matches(game, effect.who, player, context) and life >= effect.least:
            amount = min(amount, life - effect.least)
    return amount


@carries_out("deathtouch", "lifelink", "infect", "toxic", "wither")
@implements(DAMAGE_REMOVES_LOYALTY, DAMAGE_WITHERS, DAMAGE_IS_MARKED, DAMAGE_REMOVES_DEFENSE)
def _to_permanent(
    game: Game, would: WouldDealDamage, to: ObjectId, source: Characteristics
) -> tuple[Would, ...]:
    from rulings_cli.engine import layers

    types = layers.characteristics(game, to).types
    results: list[Would] = []
    if "planeswalker" in types:
        because = (DAMAGE_REMOVES_LOYALTY,)
        results.append(WouldPutCounters(because, to, "loyalty", -would.amount, would.source))
    if "battle" in types:
        because = (DAMAGE_REMOVES_DEFENSE,)
        results.append(WouldPutCounters(because, to, "defense", -would.amount, would.source))
    if "creature" in types:
        if _has(source, "wither") or _has(source, "infect"):
            because = (DAMAGE_WITHERS,)
            results.append(WouldPutCounters(because, to, "-1/-1", would.amount, would.source))
        else:
            game.update(to, marked_damage=game.objects[to].marked_damage + would.amount)
        if _has(source, "deathtouch"):
            game.update(to, deathtouched=True)
    return tuple(results)
