"""Read ahead: a Saga enters at a chosen chapter (CR 702.155)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ChapterAbility, Keyword
from rulings_cli.engine import layers
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.replacement import Apply
from rulings_cli.game.choices import Choice, NumberBetween, Tape
from rulings_cli.game.events import Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import READ_AHEAD, READ_AHEAD_ENTERS

RULE = READ_AHEAD


@implements(READ_AHEAD_ENTERS)
def enters(arrival: Arrival, keyword: Keyword) -> Apply:  # noqa: ARG001 - as the others
    """Let it enter with as many lore counters as are chosen, up to its final chapter."""
    assert arrival.id is not None
    now = layers.characteristics(arrival.preview, arrival.id)
    chapters = [
        each
        for ability in now.abilities
        if isinstance(ability, ChapterAbility)
        for each in ability.chapters
    ]

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        domain = NumberBetween(1, max(chapters, default=1))
        words = "at which chapter it begins"
        asked = Choice("number", now.controller, READ_AHEAD_ENTERS, domain, words, would.object)
        held = dict(would.counters)
        held["lore"] = int(tape.ask(asked, game))
        return (would.evolve(counters=tuple(held.items())),)

    return apply
