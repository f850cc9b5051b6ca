"""Collect evidence: exile cards with enough mana value from one's graveyard (CR 701.59)."""

from __future__ import annotations

from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.engine import layers, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.game.choices import Choice, NumberBetween, SubsetOf, Tape
from rulings_cli.game.events import RuleApplied, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keyword_actions import COLLECTING_EVIDENCE
from rulings_cli.terms.rules.symbols import X_WHERE_IT_IS_NOT_DEFINED
from rulings_cli.terms.zones import Zone

RULE = COLLECTING_EVIDENCE


@implements(COLLECTING_EVIDENCE)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Let the player collect it; where too little is there it isn't done (CR 701.59b)."""
    if isinstance(effect.count, VariableX) and context.x is None:
        context = context.evolve(x=_chosen_x(game, tape, context))
    needed = 0 if effect.count is None else acting.amount(game, tape, effect.count, context)
    did = False
    for player in acting.players(game, effect.who, context):
        did = collect(game, tape, player, needed) or did
    return context.evolve(did=did)


@implements(X_WHERE_IT_IS_NOT_DEFINED)
def _chosen_x(game: Game, tape: Tape, context: Context) -> int:
    """Let the controller choose X, as much as is there at most (CR 107.3f)."""
    most = _total(game, game.in_zone(Zone.GRAVEYARD, context.controller))
    domain = NumberBetween(0, most)
    choice = Choice("x", context.controller, X_WHERE_IT_IS_NOT_DEFINED, domain, "choose X")
    x: int = tape.ask(choice, game)
    return x


def is_enough(game: Game, player: PlayerId, needed: int) -> bool:
    """Tell whether the graveyard holds enough."""
    return _total(game, game.in_zone(Zone.GRAVEYARD, player)) >= needed


def collect(game: Game, tape: Tape, player: PlayerId, needed: int) -> bool:
    """Exile chosen cards with that total mana value; tell whether it was done."""
    cards = game.in_zone(Zone.GRAVEYARD, player)
    if _total(game, cards) < needed:
        words = "there is too little evidence"
        acting.nothing(game, words, rule=COLLECTING_EVIDENCE)
        return False
    ordered = tuple(sorted(cards, key=lambda each: -layers.mana_value(game, each)))
    fewest = next(n for n in range(len(cards) + 1) if _total(game, ordered[:n]) >= needed)
    domain = SubsetOf(ordered, fewest, len(cards))
    choice = Choice("exile", player, COLLECTING_EVIDENCE, domain, f"cards worth {needed}")
    chosen = tape.ask(choice, game)
    if _total(game, chosen) < needed:
        acting.nothing(game, "those are worth too little", rule=COLLECTING_EVIDENCE)
        return False
    because = (COLLECTING_EVIDENCE,)
    moves = [WouldMove(because, each, Zone.EXILE, cause="exile") for each in chosen]
    performing.perform_all(game, tape, moves)
    performing.record(game, tape, RuleApplied(because, f"{player} collects evidence"))
    return True


def _total(game: Game, cards: tuple[ObjectId, ...]) -> int:
    return sum(layers.mana_value(game, each) for each in cards)
