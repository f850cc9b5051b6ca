"""What happens as soon as something is so, and is no state-based action (CR 702.131b, 702.145c)."""

from __future__ import annotations

from rulings_cli.engine import combat, designations, keeping, layers
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Event, TokenCreated, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keywords import ASCEND, ASCEND_SPELL, CITYS_BLESSING
from rulings_cli.terms.zones import Zone

_ENOUGH = 10


def look(game: Game, tape: Tape, facts: tuple[Event, ...]) -> None:
    """Look after facts by which permanents may have come."""
    if any(
        isinstance(each, TokenCreated)
        or (isinstance(each, ZoneChanged) and each.to is Zone.BATTLEFIELD)
        for each in facts
    ):
        look_again(game, tape)


def look_again(game: Game, tape: Tape) -> None:
    """Look whether anything is so now: day and night, and the city's blessing."""
    words = keeping.texts_of(game).keywords
    if "daybound" in words or "nightbound" in words:
        from rulings_cli.engine import day_and_night

        day_and_night.keep(game, tape)
    if "ascend" in words and len(game.battlefield()) >= _ENOUGH:
        for player in game.turn_order:
            _bless_where_due(game, tape, player)


@implements(ASCEND)
def _bless_where_due(game: Game, tape: Tape, player: PlayerId) -> None:
    ascends = any(
        layers.characteristics(game, id).controller == player
        for id in game.battlefield()
        if combat.has_keyword(game, id, "ascend")
    )
    if ascends:
        bless(game, tape, player, ASCEND)


@implements(ASCEND_SPELL, CITYS_BLESSING)
def bless(game: Game, tape: Tape, player: PlayerId, *because: Rule) -> None:
    """Give a player with ten permanents the city's blessing for the rest of the game."""
    count = sum(layers.characteristics(game, id).controller == player for id in game.battlefield())
    if count >= _ENOUGH:
        name = designations.of_player("city's blessing", player)
        words = f"{player} gets the city's blessing"
        designations.mark(game, tape, name, "yes", words, *because, CITYS_BLESSING)
