"""Compleated: less loyalty where life was paid for its Phyrexian mana (CR 702.150)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.replacement import Apply
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import ChoiceMade, Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.rules.keywords import COMPLEATED

RULE = COMPLEATED


def enters(arrival: Arrival, keyword: Keyword) -> Apply:  # noqa: ARG001 - as the others
    """Take two from the loyalty counters for each such symbol; never below none."""
    spell = arrival.would.object

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        held = dict(would.counters)
        if not held.get("loyalty"):
            return (would,)
        held["loyalty"] = max(0, held["loyalty"] - 2 * _paid_with_life(game, spell))
        return (would.evolve(counters=tuple(pair for pair in held.items() if pair[1])),)

    return apply


def _paid_with_life(game: Game, spell: ObjectId) -> int:
    """Count the Phyrexian symbols of the spell for which life was chosen (CR 107.4f)."""
    return sum(
        isinstance(fact, ChoiceMade)
        and fact.about == spell
        and fact.what == "how to pay"
        and fact.value.endswith(" 2 life")
        for fact in game.trace
    )
