"""Replacement and prevention effects (CR 614-616)."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would
from rulings_cli.game.game import Game


def replaced(
    game: Game, tape: Tape, would: Would, *, together: Sequence[Would] = ()
) -> tuple[Would, ...]:
    """Give what happens instead of what would happen."""
    return (would,)
