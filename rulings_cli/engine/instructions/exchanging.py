"""Exchanging control of permanents, and flipping flip cards (CR 701.12, 710)."""

from __future__ import annotations

from rulings_cli.abilities.effects import ExchangeControl, Flip
from rulings_cli.abilities.static import GainsControl
from rulings_cli.engine import flipping, layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import FLIPPED, FLIPPING_A_PERMANENT
from rulings_cli.terms.rules.keyword_actions import EXCHANGING, EXCHANGING_CONTROL
from rulings_cli.terms.zones import Zone


@executes(ExchangeControl)
@implements(EXCHANGING, EXCHANGING_CONTROL)
def exchange_control(game: Game, tape: Tape, effect: ExchangeControl, context: Context) -> Context:
    """Let two players gain control of each other's permanent, or do nothing (CR 701.12a-b)."""
    first, context = acting.objects(game, tape, effect.first, context)
    second: tuple[ObjectId, ...] = ()
    if effect.second is not None:
        second, context = acting.objects(game, tape, effect.second, context)
    pair = tuple(dict.fromkeys((*first, *second)))
    if len(pair) != 2 or any(game.get(each).zone is not Zone.BATTLEFIELD for each in pair):
        acting.nothing(game, "the exchange can't be completed", rule=EXCHANGING)
        return context
    players = [layers.characteristics(game, each).controller for each in pair]
    if players[0] == players[1]:
        acting.nothing(game, "one player controls both", rule=EXCHANGING_CONTROL)
        return context
    for each, player in zip(pair, reversed(players), strict=True):
        _gain(game, effect, context, each, player)
    return context


def _gain(
    game: Game, effect: ExchangeControl, context: Context, id: ObjectId, player: PlayerId
) -> None:
    lasting = LastingEffect(
        0,
        context.source,
        player,
        (GainsControl(),),
        effect.duration,
        objects=(id,),
        context=context.evolve(controller=player),
    )
    because = (EXCHANGING_CONTROL,)
    performing.begin(game, lasting, words=f"{player} gains control", because=because)
    game.update(id, controlled_since=game.tick())


@executes(Flip)
@implements(FLIPPED, FLIPPING_A_PERMANENT)
def flip(game: Game, tape: Tape, effect: Flip, context: Context) -> Context:
    """Give flip cards their other characteristics; color and mana cost stay (CR 710.1c)."""
    found, context = acting.objects(game, tape, effect.what, context)
    for each in found:
        now = game.get(each)
        if now.zone is not Zone.BATTLEFIELD or flipping.is_flipped(now):
            acting.nothing(game, "it is flipped already", each, rule=FLIPPING_A_PERMANENT)
            continue
        other = flipping.after_flipping(now)
        if other is None:
            acting.nothing(game, "it is no flip card", each, rule=FLIPPING_A_PERMANENT)
            continue
        game.update(each, face=other, chosen=(*now.chosen, flipping.MARK))
        fact = RuleApplied((FLIPPING_A_PERMANENT,), f"it flips into {other.name}", each)
        performing.record(game, tape, fact)
    return context
