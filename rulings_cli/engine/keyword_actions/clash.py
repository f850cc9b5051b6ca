"""Clash with an opponent (CR 701.30)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import RuleApplied, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import (
    CLASHING,
    CLASHING_WITH,
    REVEALING,
    WINS_CLASH,
)
from rulings_cli.terms.zones import Zone

RULE = CLASHING


@implements(CLASHING, CLASHING_WITH, WINS_CLASH)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Reveal, decide in APNAP order, move at once; "if you win" asks for the outcome."""
    del effect
    you = context.controller
    opponents = game.opponents_of(you)
    asked = Choice("opponent", you, CLASHING_WITH, OneOption(opponents), "with whom to clash")
    other = opponents[0] if len(opponents) == 1 else tape.ask(asked, game)
    revealed: dict[PlayerId, ObjectId] = {}
    for player in (each for each in game.apnap() if each in (you, other)):
        for card in game.in_zone(Zone.LIBRARY, player)[:1]:
            revealed[player] = card
            words = f"{player} reveals {game.get(card).name}"
            performing.record(game, tape, RuleApplied((CLASHING, REVEALING), words, card))
    values = {each: layers.mana_value(game, card) for each, card in revealed.items()}
    won = you in values and values[you] > values.get(other, -1)
    moves = [
        WouldMove(acting.because(CLASHING), card, Zone.LIBRARY, position="bottom")
        for player, card in revealed.items()
        if _puts_down(game, tape, player, card)
    ]
    performing.perform_all(game, tape, moves)
    words = f"{you} {'wins' if won else 'does not win'} the clash"
    performing.record(game, tape, RuleApplied((WINS_CLASH,), words, context.source))
    return context.evolve(did=won)


def _puts_down(game: Game, tape: Tape, player: PlayerId, card: ObjectId) -> bool:
    words = f"whether {game.get(card).name} goes to the bottom"
    choice = Choice("may", player, CLASHING, OneOption((True, False)), words, card)
    return bool(tape.ask(choice, game))
