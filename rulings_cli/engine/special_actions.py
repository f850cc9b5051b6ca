"""Special actions other than playing a land (CR 116.2)."""

from __future__ import annotations

from typing import NoReturn

from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import TakeSpecialAction
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game


def take(game: Game, tape: Tape, action: TakeSpecialAction) -> NoReturn:  # noqa: ARG001
    """Say that the special action is not built."""
    raise NotSupported(f"the special action {action.kind}", "116.2")
