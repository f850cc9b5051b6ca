"""State-based actions (CR 704)."""

from __future__ import annotations

from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game


def perform_state_based_actions(game: Game, tape: Tape) -> bool:
    """Perform what applies, together; give whether anything did."""
    return False
