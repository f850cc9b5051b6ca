"""Expending: the mana that went into a player's spells during the turn (CR 700.14)."""

from __future__ import annotations

from rulings_cli.engine import happened
from rulings_cli.game.events import CostPaid
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import EXPENDING
from rulings_cli.terms.zones import Zone


@implements(EXPENDING)
def is_reached(game: Game, fact: CostPaid, count: int) -> bool:
    """Tell whether this payment for a spell brought the player from below an amount to it."""
    now = mana_in(game, fact)
    if not now:
        return False
    all_of_it = spent_this_turn(game, fact.player)
    return all_of_it - now < count <= all_of_it


def spent_this_turn(game: Game, player: PlayerId) -> int:
    """Give how much mana went into the spells of a player this turn."""
    return sum(
        mana_in(game, each)
        for each in happened.this_turn(game)
        if isinstance(each, CostPaid) and each.player == player
    )


def mana_in(game: Game, fact: CostPaid) -> int:
    """Give how much mana a payment took, where it was for casting a spell; else 0."""
    if not fact.object:
        return 0
    paid_for = game.get(fact.object)
    if paid_for.zone is not Zone.STACK or paid_for.on_stack is not None:
        return 0
    return sum(each.unit is not None for each in fact.payments)
