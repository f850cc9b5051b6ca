"""Who can't lose or win the game (CR 104.2, 104.3, 101.2)."""

from __future__ import annotations

from rulings_cli.abilities.static import CantLoseGame, LifeIsNoLoss
from rulings_cli.engine import looking_up, statics
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import CANT_WINS, GAME_ENDS, WINS_WHEN_OPPONENTS_LEFT


@implements(GAME_ENDS, WINS_WHEN_OPPONENTS_LEFT)
def is_over(game: Game) -> bool:
    """Tell whether the game has ended: at most one player is left (CR 104.2a, 104.4a)."""
    return sum(not each.has_lost for each in game.players.values()) <= 1


@implements(CANT_WINS)
def keeps_from_losing(game: Game, player: PlayerId) -> GameObject | None:
    """Give the object whose effect says that the player can't lose the game."""
    for effect, source, context in statics.in_force(game, CantLoseGame):
        if looking_up.player_matches(game, effect.who, player, context):
            return source
    return None


def life_is_no_loss(game: Game, player: PlayerId) -> bool:
    """Tell whether an effect lets the player have 0 or less life without losing."""
    return any(
        looking_up.player_matches(game, effect.who, player, context)
        for effect, _, context in statics.in_force(game, LifeIsNoLoss)
    )


def keeps_from_winning(game: Game, player: PlayerId) -> GameObject | None:
    """Give the object whose effect says that opponents of its player can't win the game."""
    for effect, source, context in statics.in_force(game, CantLoseGame):
        for opponent in game.opponents_of(player):
            if effect.wins and looking_up.player_matches(game, effect.who, opponent, context):
                return source
    return None
