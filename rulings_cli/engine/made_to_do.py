"""What spells and abilities of other players cause somebody to do (CR 101.2, 609)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.costs import DiscardCards, SacrificeObjects, SacrificeThis
from rulings_cli.abilities.effects import Discard, Sacrifice, SearchLibrary
from rulings_cli.abilities.references import PlayerRef
from rulings_cli.abilities.static import CantBeMadeTo, CantSearch
from rulings_cli.engine import looking_up, statics
from rulings_cli.engine.context import Context
from rulings_cli.game.events import NothingHappened
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.keyword_actions import SEARCHING
from rulings_cli.terms.values import Value

#: What an effect, or a part of a cost, has a player do.
_DEEDS: Final[dict[type[Value], str]] = {
    Discard: "discard cards",
    DiscardCards: "discard cards",
    Sacrifice: "sacrifice permanents",
    SacrificeObjects: "sacrifice permanents",
    SacrificeThis: "sacrifice permanents",
}


def by_a(game: Game, who: PlayerRef, context: Context) -> bool:
    """Tell whether what resolves now is controlled by such a player."""
    if game.resolving is None:
        return False
    player = game.get(game.resolving).controller
    return looking_up.player_matches(game, who, player, context)


@implements(CANT_WINS)
def cant(game: Game, player: PlayerId, deed: str) -> bool:
    """Tell, and note, that what resolves can't cause the player to do it."""
    for node, source, context in statics.in_force(game, CantBeMadeTo):
        if deed not in node.deeds or not by_a(game, node.by, context):
            continue
        resolving = None if game.resolving is None else game.get(game.resolving).controller
        is_meant = node.who is None and player == resolving
        if is_meant or (
            node.who is not None and looking_up.player_matches(game, node.who, player, context)
        ):
            words = f"{player} can't be made to {deed}"
            game.emit(NothingHappened((CANT_WINS,), words, source.id))
            return True
    return False


@implements(CANT_WINS, SEARCHING)
def cant_search(game: Game, player: PlayerId) -> bool:
    """Tell, and note, that the player can't search libraries now, or can't be made to."""
    for node, source, context in statics.in_force(game, CantSearch):
        if looking_up.player_matches(game, node.who, player, context):
            game.emit(NothingHappened((CANT_WINS,), f"{player} can't search libraries", source.id))
            return True
    return cant(game, player, "search their library")


def cant_choose(game: Game, player: PlayerId, node: Value) -> bool:
    """Tell whether what resolves offers the player what it can't cause (CR 608.2d, 614.17b)."""
    if isinstance(node, SearchLibrary):
        return not node.graveyard and cant_search(game, player)
    deed = _DEEDS.get(type(node))
    return deed is not None and cant(game, player, deed)
