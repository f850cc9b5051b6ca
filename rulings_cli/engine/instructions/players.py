"""What happens to players: life, counters, turns, the game itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.effects import (
    GainLife,
    GetEmblem,
    GivePlayerCounters,
    LoseLife,
    SetLifeTotal,
    WinGame,
)
from rulings_cli.engine import chosen_qualities, losing, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting, how_many
from rulings_cli.engine.instructions.acting import because
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import (
    NothingHappened,
    RuleApplied,
    WouldGainLife,
    WouldLose,
    WouldLoseLife,
    WouldPutCounters,
)
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import (
    CANT_WINS,
    EMBLEM,
    EMBLEMS_FUNCTION,
    LIFE_TOTAL_BECOMES,
    LOSES_BY_EFFECT,
    WINS_BY_EFFECT,
)
from rulings_cli.terms.rules.replacing import NEVER_HAPPENS
from rulings_cli.terms.zones import Zone


@executes(GainLife)
def gain_life(game: Game, tape: Tape, effect: GainLife, context: Context) -> Context:
    """Let players gain life."""
    who = acting.players(game, effect.who, context)
    amounts = acting.amounts(game, tape, effect.amount, effect.who, who, context)
    woulds = [
        WouldGainLife(because(), each, amount, context.source)
        for each, amount in zip(who, amounts, strict=True)
    ]
    return _change_life(game, tape, effect, woulds, context)


@implements(NEVER_HAPPENS)
def _change_life(
    game: Game,
    tape: Tape,
    effect: GainLife | LoseLife,
    woulds: Sequence[WouldGainLife | WouldLoseLife],
    context: Context,
) -> Context:
    """Let players gain or lose life; "that much" is then what the first of them really did."""
    begun = len(game.trace)
    performing.perform_all(game, tape, woulds)
    if how_many.is_that_much(effect.amount):
        return context
    first = woulds[0].player if woulds else ""
    return context.evolve(amount=how_many.life(game.trace[begun:], first))


@executes(LoseLife)
def lose_life(game: Game, tape: Tape, effect: LoseLife, context: Context) -> Context:
    """Let players lose life."""
    who = acting.players(game, effect.who, context)
    amounts = acting.amounts(game, tape, effect.amount, effect.who, who, context)
    woulds = [
        WouldLoseLife(because(), each, amount, context.source)
        for each, amount in zip(who, amounts, strict=True)
    ]
    return _change_life(game, tape, effect, woulds, context)


@executes(SetLifeTotal)
@implements(LIFE_TOTAL_BECOMES)
def set_life_total(game: Game, tape: Tape, effect: SetLifeTotal, context: Context) -> Context:
    """Let players gain or lose the life that makes their totals the amount (CR 119.5)."""
    players = acting.players(game, effect.who, context)
    amounts = acting.amounts(game, tape, effect.amount, effect.who, players, context)
    woulds: list[WouldGainLife | WouldLoseLife] = []
    for each, amount in zip(players, amounts, strict=True):
        change = amount - game.players[each].life
        if change > 0:
            woulds.append(WouldGainLife(because(LIFE_TOTAL_BECOMES), each, change, context.source))
        elif change < 0:
            woulds.append(WouldLoseLife(because(LIFE_TOTAL_BECOMES), each, -change, context.source))
    performing.perform_all(game, tape, woulds)
    return context


@executes(GivePlayerCounters)
def give_player_counters(
    game: Game, tape: Tape, effect: GivePlayerCounters, context: Context
) -> Context:
    """Give players counters such as energy or poison."""
    amount = acting.amount(game, tape, effect.count, context)
    woulds = [
        WouldPutCounters(because(), each, effect.kind, amount, context.source)
        for each in acting.players(game, effect.who, context)
    ]
    performing.perform_all(game, tape, woulds)
    return context


@executes(WinGame)
@implements(WINS_BY_EFFECT, LOSES_BY_EFFECT)
def win_game(game: Game, tape: Tape, effect: WinGame, context: Context) -> Context:
    """Let a player win or lose the game; in a game of two the other then loses or wins."""
    for each in acting.players(game, effect.who, context):
        losers = (each,) if effect.lose else game.opponents_of(each)
        rule = LOSES_BY_EFFECT if effect.lose else WINS_BY_EFFECT
        words = "an effect says so"
        kept = None if effect.lose else losing.keeps_from_winning(game, each)
        for loser in losers:
            keeper = kept or losing.keeps_from_losing(game, loser)
            if keeper is not None:
                why = f"{keeper.name} says that this can't happen"
                game.emit(NothingHappened((rule, CANT_WINS), why, keeper.id))
                continue
            performing.perform(game, tape, WouldLose((rule,), loser, words))
    return context


@implements(EMBLEMS_FUNCTION)
def _in_command_zone(ability: Any) -> Any:
    """Give an ability of an emblem, which is activated from the command zone (CR 114.4)."""
    return ability.evolve(zone=Zone.COMMAND) if isinstance(ability, ActivatedAbility) else ability


@executes(GetEmblem)
@implements(EMBLEM)
def get_emblem(game: Game, tape: Tape, effect: GetEmblem, context: Context) -> Context:
    """Put an emblem with the abilities into the command zone (CR 114.1)."""
    abilities = chosen_qualities.fixed(game, effect.abilities, context.source)
    paragraphs = tuple(Paragraph((_in_command_zone(each),)) for each in abilities)
    for player in acting.players(game, effect.who, context):
        emblem = GameObject(
            game.new_id(),
            Face("Emblem", paragraphs=paragraphs),
            Zone.COMMAND,
            player,
            player,
            kind="emblem",
            timestamp=game.tick(),
        )
        game.place(emblem)
        words = f"{player} gets an emblem"
        performing.record(game, tape, RuleApplied((EMBLEM,), words, emblem.id))
    return context
