"""How often a player did something this turn: cast spells, drew cards, had things enter."""

from __future__ import annotations

from rulings_cli.abilities.conditions import DidThisTurn
from rulings_cli.engine import happened, layers, looking_up, matching
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import Drew, Event, SpellCast, TokenCreated, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.zones import Zone

#: What players do that is counted here.
KINDS = frozenset(("cast", "drew", "had enter", "had put into graveyard"))


def did_this_turn(game: Game, condition: DidThisTurn, context: Context) -> bool:
    """Tell whether any one of the players meant did it so often this turn."""
    if condition.kind not in KINDS:
        raise NotSupported(f"what a player {condition.kind} this turn")
    return any(
        _times(game, condition, player, context) >= condition.least
        for player in looking_up.players_of(game, condition.who, context)
    )


def _times(game: Game, condition: DidThisTurn, player: PlayerId, context: Context) -> int:
    count = 0
    what = condition.what
    for fact in happened.this_turn(game):
        id = _concerned(game, condition.kind, fact, player)
        if id is not None:
            count += what is None or matching.fits(game, what, game.get(id), context)
    return count


def _concerned(game: Game, kind: str, fact: Event, player: PlayerId) -> ObjectId | None:
    """Give what the player did it with in this fact, as it was then; None for other facts."""
    match kind:
        case "cast":
            return fact.object if isinstance(fact, SpellCast) and fact.player == player else None
        case "drew":
            return fact.card if isinstance(fact, Drew) and fact.player == player else None
        case "had enter":
            return _entered(game, fact, player)
    is_so = (
        isinstance(fact, ZoneChanged)
        and fact.to is Zone.GRAVEYARD
        and game.get(fact.object).owner == player
        and game.get(fact.object).kind == "card"
    )
    return fact.object if is_so else None  # type: ignore[union-attr]  # is_so says what it is


def _entered(game: Game, fact: Event, player: PlayerId) -> ObjectId | None:
    """Give a permanent that entered under the player's control, as it was as it entered."""
    if isinstance(fact, TokenCreated):
        id = fact.object if fact.player == player else None
    elif isinstance(fact, ZoneChanged) and fact.to is Zone.BATTLEFIELD and fact.new is not None:
        id = fact.new if layers.characteristics(game, fact.new).controller == player else None
    else:
        return None
    return id
