"""When and by whom an ability may be activated (CR 602.1b, 602.2, 602.5, 606.3)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit, LoyaltyAbility
from rulings_cli.abilities.costs import RemoveCounters, TapThis, UntapThis
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.static import AsThoughHaste, CantActivate, CantBe
from rulings_cli.engine import (
    activating,
    conditions,
    layers,
    looking_up,
    matching,
    permissions,
    prohibitions,
    statics,
    turn,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.activating import (
    AS_A_SORCERY,
    AS_AN_INSTANT,
    ENOUGH_LOYALTY,
    LIMITED_USE,
    LOYALTY_TIMING,
    ONLY_CONTROLLER,
    PROHIBITED,
    SUMMONING_SICKNESS,
)
from rulings_cli.terms.rules.card_types import SUMMONING_SICK
from rulings_cli.terms.rules.costs import RESOURCES
from rulings_cli.terms.rules.general import CANT_WINS, FUNCTIONS_IN_THAT_ZONE
from rulings_cli.terms.rules.mana_abilities import NOT_AGAIN, WHENEVER_MANA_IS_ASKED
from rulings_cli.terms.rules.priority import TIMING_OF_ABILITIES
from rulings_cli.terms.rules.symbols import TAP_SYMBOL, UNTAP_SYMBOL
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class ActivationTry(Value):
    """One attempt to activate: who, which ability, and whether a mana payment is asked for now."""

    player: PlayerId
    source: ObjectId
    index: int
    ability: ActivatedAbility | LoyaltyAbility
    is_mana: bool
    paying_mana: bool


def check(game: Game, use: ActivationTry) -> Illegal | None:
    """Give the first reason why the ability can't be activated now, or None."""
    return (
        _wrong_zone_or_player(game, use)
        or _prohibited(game, use)
        or _bad_time(game, use)
        or _limited(game, use)
        or _wrong_loyalty(game, use)
        or _cant_tap(game, use)
    )


@implements(ONLY_CONTROLLER, FUNCTIONS_IN_THAT_ZONE)
def _wrong_zone_or_player(game: Game, use: ActivationTry) -> Illegal | None:
    found = game.get(use.source)
    zone = getattr(use.ability, "zone", Zone.BATTLEFIELD)
    if found.zone is not zone:
        because = () if zone is Zone.BATTLEFIELD else (FUNCTIONS_IN_THAT_ZONE,)
        return Illegal(ONLY_CONTROLLER, f"the ability works only in the {zone.words}", because)
    anyone = any(each.kind == "any player" for each in _limits(use))
    if not anyone and layers.characteristics(game, use.source).controller != use.player:
        return Illegal(ONLY_CONTROLLER, "only its controller can activate it")
    return None


def _limits(use: ActivationTry) -> tuple[ActivationLimit, ...]:
    return use.ability.limits if isinstance(use.ability, ActivatedAbility) else ()


@implements(PROHIBITED, CANT_WINS)
def _prohibited(game: Game, use: ActivationTry) -> Illegal | None:
    for effect, source, its in statics.in_force(game, CantActivate):
        if use.is_mana and effect.except_mana:
            continue
        if effect.who is not None and not looking_up.player_matches(
            game, effect.who, use.player, its
        ):
            continue
        if _is_of(game, effect, use, its):
            words = f"{source.name} says that such abilities can't be activated"
            return Illegal(PROHIBITED, words, (CANT_WINS,), source.id)
    for change, by, _ in statics.changes_on(game, use.source, CantBe):
        bare, _, spared = change.what.partition(" except ")
        if bare == "have abilities activated" and not (spared and use.is_mana):
            words = "an effect says that its activated abilities can't be activated"
            return Illegal(PROHIBITED, words, (CANT_WINS,), by)
    return None if use.is_mana else prohibitions.split_second(game)


def _is_of(game: Game, effect: CantActivate, use: ActivationTry, its: Context) -> bool:
    if isinstance(effect.of, Described):
        return matching.matches(game, effect.of, use.source, its)
    return use.source in looking_up.objects_of(game, effect.of, its)


@implements(TIMING_OF_ABILITIES, WHENEVER_MANA_IS_ASKED, NOT_AGAIN)
def _bad_time(game: Game, use: ActivationTry) -> Illegal | None:
    if (use.source, use.index) in game.activating:
        return Illegal(NOT_AGAIN, "that ability is being activated and has not resolved yet")
    if use.paying_mana:
        if not use.is_mana:
            return Illegal(WHENEVER_MANA_IS_ASKED, "only mana abilities may be activated now")
        return None
    if game.priority != use.player:
        return Illegal(TIMING_OF_ABILITIES, "only a player who has priority may activate it")
    return None


@implements(AS_A_SORCERY, AS_AN_INSTANT, LIMITED_USE)
def _limited(game: Game, use: ActivationTry) -> Illegal | None:
    for each in _limits(use):
        illegal = _one_limit(game, use, each)
        if illegal is not None:
            return illegal
    return None


#: Limits on how often an ability may be activated in a turn.
MOST_TIMES = {"twice each turn": 2, "three times each turn": 3, "four times each turn": 4}


def _one_limit(game: Game, use: ActivationTry, limit: ActivationLimit) -> Illegal | None:
    context = Context(use.source, use.player)
    if limit.condition is not None and not conditions.holds(game, limit.condition, context):
        return Illegal(LIMITED_USE, "its condition is not met")
    if limit.kind == "sorcery":
        why = permissions.not_sorcery_time(game, use.player)
        if use.paying_mana:
            why = why or "something is being cast, activated or paid for"
        return Illegal(AS_A_SORCERY, f"it is activated only as a sorcery: {why}") if why else None
    if limit.kind == "instant":
        if use.paying_mana:
            return Illegal(AS_AN_INSTANT, "it is activated only as an instant, with priority")
        return None
    if limit.kind == "once each turn":
        if (use.index, game.turn) in game.get(use.source).used:
            return Illegal(LIMITED_USE, "it has been activated this turn already")
        return None
    most = MOST_TIMES.get(limit.kind)
    if most is not None:
        if game.get(use.source).used.count((use.index, game.turn)) >= most:
            return Illegal(LIMITED_USE, "it has been activated so often this turn already")
        return None
    if limit.kind == "once":
        if any(index == use.index for index, _ in game.get(use.source).used):
            return Illegal(LIMITED_USE, "it has been activated already")
        return None
    if limit.kind == "turn":
        if game.active_player != use.player:
            return Illegal(LIMITED_USE, "it is activated only during one's own turn")
        return None
    if limit.kind in ("if", "any player") or limit.condition is not None:
        return None
    raise NotSupported(f"an ability activated only {limit.words or limit.kind}", "602.5b")


@implements(LOYALTY_TIMING, ENOUGH_LOYALTY)
def _wrong_loyalty(game: Game, use: ActivationTry) -> Illegal | None:
    if not isinstance(use.ability, LoyaltyAbility):
        return None
    why = permissions.not_sorcery_time(game, use.player)
    if why:
        return Illegal(LOYALTY_TIMING, f"a loyalty ability is activated as a sorcery: {why}")
    found = game.get(use.source)
    abilities = layers.characteristics(game, use.source).abilities
    for index, turn_of in found.used:
        loyalty = index < len(abilities) and isinstance(abilities[index], LoyaltyAbility)
        if turn_of == game.turn and loyalty:
            return Illegal(LOYALTY_TIMING, "a loyalty ability of it was activated this turn")
    for each in activating.cost_of(use.ability).components:
        count = getattr(getattr(each, "count", None), "n", 0)
        if isinstance(each, RemoveCounters) and found.counters_of("loyalty") < count:
            return Illegal(ENOUGH_LOYALTY, "it has too few loyalty counters")
    return None


@implements(SUMMONING_SICKNESS, SUMMONING_SICK, TAP_SYMBOL, UNTAP_SYMBOL)
def _cant_tap(game: Game, use: ActivationTry) -> Illegal | None:
    for each in activating.cost_of(use.ability).components:
        if isinstance(each, TapThis):
            symbol, wrong = TAP_SYMBOL, game.get(use.source).tapped
            said = "it is tapped already"
        elif isinstance(each, UntapThis):
            symbol, wrong = UNTAP_SYMBOL, not game.get(use.source).tapped
            said = "it is untapped already"
        else:
            continue
        if wrong:
            return Illegal(symbol, said, (RESOURCES,))
        if turn.is_summoning_sick(game, use.source) and not _as_though_haste(game, use.source):
            words = "its controller has not controlled it since their most recent turn began"
            return Illegal(SUMMONING_SICK, words, (SUMMONING_SICKNESS, symbol))
    return None


def _as_though_haste(game: Game, source: ObjectId) -> bool:
    return any(
        matching.matches(game, effect.of, source, its)
        for effect, _, its in statics.in_force(game, AsThoughHaste)
    )
