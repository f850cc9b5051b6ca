"""Doubling life totals, and exchanging them (CR 701.10d, 701.12c, 701.12g)."""

from __future__ import annotations

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import ContinuousChange, DoubleLife, ExchangeLife
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import SetPowerToughness
from rulings_cli.engine import layers, performing, replacements
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.acting import because
from rulings_cli.engine.instructions.dispatch import execute, executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import WouldGainLife, WouldLoseLife
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keyword_actions import (
    DOUBLING_LIFE,
    EXCHANGING,
    EXCHANGING_LIFE,
    EXCHANGING_NUMBERS,
)
from rulings_cli.terms.zones import Zone


def _change(
    game: Game, player: PlayerId, total: int, source: ObjectId, rule: Rule
) -> WouldGainLife | WouldLoseLife | None:
    """Give the gain or loss that makes a player's life total the number."""
    change = total - game.players[player].life
    if change > 0:
        return WouldGainLife(because(rule), player, change, source)
    return WouldLoseLife(because(rule), player, -change, source) if change < 0 else None


@executes(DoubleLife)
@implements(DOUBLING_LIFE)
def double_life(game: Game, tape: Tape, effect: DoubleLife, context: Context) -> Context:
    """Let players gain as much life as they have; one with less than 0 loses as much."""
    for player in acting.players(game, effect.who, context):
        total = 2 * game.players[player].life
        would = _change(game, player, total, context.source, DOUBLING_LIFE)
        if would is not None:
            performing.perform(game, tape, would)
    return context


@executes(ExchangeLife)
@implements(EXCHANGING, EXCHANGING_LIFE, EXCHANGING_NUMBERS)
def exchange_life(game: Game, tape: Tape, effect: ExchangeLife, context: Context) -> Context:
    """Exchange a life total with another, or with a creature's power or toughness."""
    players = acting.players(game, effect.who, context)
    if len(players) != 1:
        acting.nothing(game, "the exchange can't be completed", rule=EXCHANGING)
        return context
    (player,) = players
    life = game.players[player].life
    if effect.other is not None:
        others = acting.players(game, effect.other, context)
        if len(others) != 1 or others[0] == player:
            acting.nothing(game, "the exchange can't be completed", rule=EXCHANGING)
            return context
        rule = EXCHANGING_LIFE
        totals = {player: game.players[others[0]].life, others[0]: life}
    else:
        found = tuple(
            each
            for each in acting.permanents(game, tape, effect.of, context)  # type: ignore[arg-type]  # there is one
            if game.get(each).zone is Zone.BATTLEFIELD
        )
        number = None
        if found:
            held = layers.characteristics(game, found[0])
            number = held.power if effect.what == "power" else held.toughness
        if number is None:
            acting.nothing(game, "the exchange can't be completed", rule=EXCHANGING)
            return context
        rule = EXCHANGING_NUMBERS
        totals = {player: number}
    changes = [_change(game, each, total, context.source, rule) for each, total in totals.items()]
    woulds = [each for each in changes if each is not None]
    # who can't gain life can't be given more of it, nor less if they can't lose it
    if any(replacements.why_impossible(game, each) is not None for each in woulds):
        acting.nothing(game, "the exchange can't be completed", rule=rule)
        return context
    performing.perform_all(game, tape, woulds)
    if effect.other is None and effect.of is not None:
        is_power = effect.what == "power"
        change = SetPowerToughness(
            Number(life) if is_power else None, None if is_power else Number(life)
        )
        lasting = ContinuousChange(effect.of, (change,), ForTheRestOfTheGame())
        context = execute(game, tape, lasting, context)
    return context
