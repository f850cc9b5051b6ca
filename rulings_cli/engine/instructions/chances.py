"""Coins and dice, what depends on them, and counters doubled (CR 701.10e, 705, 706)."""

from __future__ import annotations

from rulings_cli.abilities.effects import (
    DoubleCounters,
    FlipCoin,
    MultiplyPower,
    ResultTable,
    RollDie,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import ModifyPowerToughness
from rulings_cli.engine import layers, performing, resolving
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.acting import because
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Choice, NumberBetween, OneOption, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import ChoiceMade, WouldPutCounters
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import FLIPPING, RESULTS_TABLE, ROLLING
from rulings_cli.terms.rules.keyword_actions import (
    DOUBLING_COUNTERS,
    DOUBLING_POWER,
    TRIPLING_POWER,
)


@executes(FlipCoin)
@implements(FLIPPING)
def flip_coin(game: Game, tape: Tape, effect: FlipCoin, context: Context) -> Context:
    """Flip a coin, or flip until a flip is lost; whether it is won is chance (CR 705.2)."""
    for player in acting.players(game, effect.who, context):
        won = 0
        while _wins(game, tape, player, context):
            won += 1
            if not effect.until_lost:
                break
        context = context.evolve(flips_won=won)
    return context


def _wins(game: Game, tape: Tape, player: PlayerId, context: Context) -> bool:
    domain = OneOption((True, False))
    choice = Choice("coin", player, FLIPPING, domain, "is the flip won?", context.source)
    wins: bool = tape.ask(choice, game)
    words = "won" if wins else "lost"
    performing.record(game, tape, ChoiceMade((FLIPPING,), player, "coin", words, context.source))
    return wins


@executes(RollDie)
@implements(ROLLING)
def roll_die(game: Game, tape: Tape, effect: RollDie, context: Context) -> Context:
    """Roll a die; the number is chance (CR 706.2)."""
    for player in acting.players(game, effect.who, context):
        domain = NumberBetween(1, effect.sides)
        choice = Choice("die", player, ROLLING, domain, "the result of the die", context.source)
        rolled: int = tape.ask(choice, game)
        game.emit(ChoiceMade((ROLLING,), player, "die", str(rolled), context.source))
        if effect.plus is not None:
            rolled += acting.amount(game, tape, effect.plus, context)
        context = context.evolve(rolled=rolled)
    return context


@executes(ResultTable)
@implements(RESULTS_TABLE)
def result_table(game: Game, tape: Tape, effect: ResultTable, context: Context) -> Context:
    """Do what the table says for the result of the roll (CR 706.3a)."""
    for row in effect.rows:
        rolled = context.rolled or 0
        if row.low <= rolled and (row.high is None or rolled <= row.high):
            context = resolving.run(game, tape, row.body, context)
    return context


@executes(DoubleCounters)
@implements(DOUBLING_COUNTERS)
def double_counters(game: Game, tape: Tape, effect: DoubleCounters, context: Context) -> Context:
    """Give each object as many of those counters as it has already."""
    found, context = acting.objects(game, tape, effect.on, context)
    woulds = [
        WouldPutCounters(because(DOUBLING_COUNTERS), each, effect.kind, count, context.source)
        for each in found
        if (count := game.get(each).counters_of(effect.kind))
    ]
    performing.perform_all(game, tape, woulds)
    return context


@executes(MultiplyPower)
@implements(DOUBLING_POWER, TRIPLING_POWER)
def multiply_power(game: Game, tape: Tape, effect: MultiplyPower, context: Context) -> Context:
    """Let each get as much more as makes its power or toughness twice or three times as high."""
    found, context = acting.objects(game, tape, effect.of, context)
    for each in found:
        now = layers.characteristics(game, each)
        times = effect.factor - 1
        power = Number((now.power or 0) * times if effect.power else 0)
        toughness = Number((now.toughness or 0) * times if effect.toughness else 0)
        lasting = LastingEffect(
            0,
            context.source,
            context.controller,
            (ModifyPowerToughness(power, toughness),),
            effect.duration,
            objects=(each,),
            context=context,
        )
        rule = DOUBLING_POWER if effect.factor == 2 else TRIPLING_POWER
        performing.begin(game, lasting, words="a continuous effect begins", because=(rule,))
    return context
