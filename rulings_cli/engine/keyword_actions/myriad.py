"""Send a copy of the attacker against each other opponent (CR 702.116)."""

from __future__ import annotations

from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    CreateToken,
    DelayedTrigger,
    Exile,
    KeywordAction,
    Sentence,
)
from rulings_cli.abilities.references import APlayer, Bound, This
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.engine import attacking, combat, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import MYRIAD
from rulings_cli.terms.zones import Step

RULE = MYRIAD

_TOKENS = Bound("created", "the tokens")
_LATER = DelayedTrigger(
    BeginningOf(Step.END_OF_COMBAT, APlayer()),
    (Sentence((Exile(_TOKENS),)),),
    duration=ForTheRestOfTheGame(),
)


@implements(MYRIAD)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Create tapped and attacking copies, each if the player likes; exile them at end of combat."""
    defending = combat.defending_player(game, context.source)
    created: list[ObjectId] = []
    for player in game.opponents_of(context.controller):
        if player == defending or game.players[player].has_lost:
            continue
        words = f"whether a copy attacks {player}"
        if not tape.ask(_choice("may", context, (True, False), words), game):
            continue
        copying = CreateToken(copy_of=effect.of or This(), tapped=True)
        context = execute(game, tape, copying, context)
        new = context.objects_bound("created")
        attacking.put_attacking(game, tape, new, _attacked(game, tape, player, context))
        created += new
    if created:
        context = execute(game, tape, _LATER, context.bind("created", tuple(created)))
    return context


def _choice(kind: str, context: Context, options: tuple[object, ...], words: str) -> Choice:
    return Choice(kind, context.controller, MYRIAD, OneOption(options), words, context.source)


def _attacked(game: Game, tape: Tape, player: PlayerId, context: Context) -> ObjectId | PlayerId:
    """Ask whether it attacks the player or a planeswalker of theirs."""
    options = tuple(
        to
        for to, its in combat.defenders(game, context.controller)
        if its == player and (isinstance(to, str) or looking_up.controller_of(game, to) == player)
    )
    words = "what the copy attacks"
    found: ObjectId | PlayerId = (
        options[0]
        if len(options) == 1
        else tape.ask(_choice("attackers", context, options, words), game)
    )
    return found
