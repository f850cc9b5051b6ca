"""Triggered abilities (CR 603)."""

from __future__ import annotations

from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Event
from rulings_cli.game.game import Game


def notice_all(game: Game, tape: Tape, facts: tuple[Event, ...], before: Game) -> None:
    """Let abilities trigger on the facts."""


def put_waiting_on_stack(game: Game, tape: Tape) -> None:
    """Put the triggered abilities that wait onto the stack."""
