"""Daybound: it enters transformed at night, and transforms with the night (CR 702.145b)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import day_and_night
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.replacement import Apply
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.keywords import DAYBOUND

RULE = DAYBOUND


def enters(arrival: Arrival, keyword: Keyword) -> Apply:  # noqa: ARG001 - as the others
    """Let a double-faced card enter with its back face up; `day_and_night` does the rest."""
    card = arrival.was.card

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        is_due = day_and_night.now(game) == day_and_night.NIGHT and would.face != 1
        if not is_due or card is None or card.layout != "transform" or len(card.faces) < 2:
            return (would,)
        return (would.evolve(face=1),)

    return apply
