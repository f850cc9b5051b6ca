"""Day and night, and the permanents that are bound to them (CR 731, 702.145)."""

from __future__ import annotations

from rulings_cli.engine import combat, designations, turning_over
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import SpellCast, TurnBegan
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    DAY_AND_NIGHT,
    DAY_BECOMES_NIGHT,
    DAY_NIGHT_CHECK,
    NIGHT_BECOMES_DAY,
)
from rulings_cli.terms.rules.keywords import (
    DAYBOUND,
    DAYBOUND_AT_NIGHT,
    DAYBOUND_MAKES_DAY,
    NIGHTBOUND,
    NIGHTBOUND_BY_DAY,
    NIGHTBOUND_MAKES_NIGHT,
)

DAY, NIGHT = "day", "night"


def now(game: Game) -> str:
    """Give "day" or "night", "" while it is neither."""
    return designations.day_or_night(game)


@implements(DAY_AND_NIGHT)
def become(game: Game, tape: Tape, which: str, *because: Rule) -> None:
    """Let it become day or night; what is bound to it transforms as it does."""
    before = now(game)
    words = f"{before} becomes {which}" if before else f"it becomes {which}"
    if designations.mark(game, tape, "day or night", which, words, *because, DAY_AND_NIGHT):
        _transform_bound(game, tape)


@implements(DAYBOUND, NIGHTBOUND, DAYBOUND_AT_NIGHT, NIGHTBOUND_BY_DAY)
def _transform_bound(game: Game, tape: Tape) -> None:
    """Transform front faces with daybound at night, and back faces with nightbound by day."""
    if now(game) == NIGHT:
        keyword, front, rules = "daybound", True, (DAYBOUND, DAYBOUND_AT_NIGHT)
    else:
        keyword, front, rules = "nightbound", False, (NIGHTBOUND, NIGHTBOUND_BY_DAY)
    for id in _with(game, keyword):
        card = game.objects[id].card
        if card is not None and (game.objects[id].face == card.front) is front:
            turning_over.transform(game, tape, id, *rules)


@implements(DAYBOUND_MAKES_DAY, NIGHTBOUND_MAKES_NIGHT)
def keep(game: Game, tape: Tape) -> None:
    """See to it that it is day or night where something is bound, and that all fit it."""
    if not now(game):
        if _with(game, "daybound"):
            become(game, tape, DAY, DAYBOUND_MAKES_DAY)
        elif _with(game, "nightbound"):
            become(game, tape, NIGHT, NIGHTBOUND_MAKES_NIGHT)
    else:
        _transform_bound(game, tape)


def _with(game: Game, keyword: str) -> tuple[ObjectId, ...]:
    return tuple(id for id in game.battlefield() if combat.has_keyword(game, id, keyword))


@implements(DAY_NIGHT_CHECK, DAY_BECOMES_NIGHT, NIGHT_BECOMES_DAY)
def check(game: Game, tape: Tape) -> None:
    """Let day and night change in the untap step, by what was cast in the turn before (731.2)."""
    if not now(game):
        return
    player, count = _cast_last_turn(game)
    if now(game) == DAY and count == 0:
        become(game, tape, NIGHT, DAY_NIGHT_CHECK, DAY_BECOMES_NIGHT)
    elif now(game) == NIGHT and count >= 2:
        become(game, tape, DAY, DAY_NIGHT_CHECK, NIGHT_BECOMES_DAY)
    del player


def _cast_last_turn(game: Game) -> tuple[PlayerId, int]:
    """Give the active player of the turn before, and how many spells they cast in it."""
    spells: dict[PlayerId, int] = {}
    turns = 0
    player = ""
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            turns += 1
            if turns == 2:
                player = fact.player
                break
        elif turns and isinstance(fact, SpellCast):
            spells[fact.player] = spells.get(fact.player, 0) + 1
    if not player:  # the turn in which the position was set up
        at = game.turn_order.index(game.active_player)
        player = game.turn_order[at - 1]
    return player, spells.get(player, 0)
